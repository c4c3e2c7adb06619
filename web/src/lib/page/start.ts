/** Starts hosting tables in the page: at once on a site without a server, on demand on a server's page. */
import { mount } from "svelte";
import { keepSeats, keptSeats } from "../core/device/heldSeats";
import { deviceSite } from "../core/inPage";
import { router } from "../core/router.svelte";
import type { Transport } from "../core/transport";
import HostNotes from "./HostNotes.svelte";
import { pageTransport, startWorker } from "./client.svelte";
import { keepFiles } from "./kept/keepFiles";
import { saveRecords, useOwnLinks } from "./links";
import { Storage } from "./kept/storage";

const NEEDED_SOON = ["lobby", "new", "games", "table"]; // the other pages start it when they ask for something
const COPY_AFTER = 8000; // milliseconds: the first game comes before the copy for offline

/** Restore the seats of this device from the stored tables: local storage may have lost them in a crash. */
async function restoreSeats(here?: boolean) {
  const storage = new Storage();
  for (const { code, board, host, held } of await storage.held()) if (!keptSeats(code)) keepSeats(code, { board, host, held, here });
}

/** Before the first screen is drawn. */
export function startSoon() {
  if (NEEDED_SOON.includes(router.page)) startWorker();
}

export async function startPage() {
  useOwnLinks();
  saveRecords();
  await restoreSeats().catch((error: unknown) => console.error("farebox: this browser keeps nothing:", error));
  const controlled = !!navigator.serviceWorker?.controller;
  if (NEEDED_SOON.includes(router.page)) begin(!controlled);
  if (!("serviceWorker" in navigator)) return;
  const register = () => void navigator.serviceWorker.register(new URL("sw.js", document.baseURI)).catch(() => {});
  if (controlled) register();
  else setTimeout(register, COPY_AFTER);
}

/** For the page of a server: cache what this device needs to host tables without the server, but start nothing yet. */
export async function startBesideServer() {
  saveRecords();
  await restoreSeats(true).catch(() => {}); // empty if the browser stores nothing
  void navigator.serviceWorker?.ready.then(() => setTimeout(() => void keepFiles().catch(() => {}), COPY_AFTER));
}

let begun = false;
function begin(first: boolean) {
  if (!begun) mount(HostNotes, { target: document.body });
  begun = true;
  startWorker(first);
}

/** Start hosting tables; `first`: nothing is cached yet, so the page shows the progress. */
export async function openDevice(): Promise<Transport> {
  if (!begun) begin(!(await globalThis.caches?.match(deviceSite()).catch(() => undefined)));
  return pageTransport;
}
