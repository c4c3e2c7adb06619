/** Caches the files that a server's page needs to host tables while the server cannot be reached. */
import { deviceFiles, deviceSite } from "../../core/inPage";
import type { Site } from "../messages";

export const CACHE = "device"; // sw.js answers from it

const wanted = () => !(navigator as { connection?: { saveData?: boolean } }).connection?.saveData;

/** Cache everything except weights, which are cached on first use. The description comes last and marks the cache as complete. */
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
