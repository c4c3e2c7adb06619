/** What a server's page needs to hold tables, kept for the time when the server cannot be reached. */
import { deviceFiles, deviceSite } from "../../core/inPage";
import type { Site } from "../messages";

export const CACHE = "device"; // sw.js answers from it

const wanted = () => !(navigator as { connection?: { saveData?: boolean } }).connection?.saveData;

/** Keep everything but weights, which are kept when they are first used. The description comes last: with it everything is there. */
export async function keepFiles() {
  if (!wanted()) return;
  const cache = await caches.open(CACHE);
  const site = deviceSite();
  if (await cache.match(site)) return;
  const answer = await fetch(site);
  if (!answer.ok) return;
  const described = (await answer.clone().json()) as Site;
  const files = described.files.map((file) => new URL(file, deviceFiles!).href);
  for (const file of files) if (!(await cache.match(file))) await cache.add(file);
  await cache.put(site, answer);
  const weights = Object.values(described.weights).flatMap((seats) => Object.values(seats).flat()).map((file) => new URL(file, deviceFiles!).href);
  const current = new Set([site, ...files, ...weights]);
  for (const { url } of await cache.keys()) if (!current.has(url)) await cache.delete(url);
}
