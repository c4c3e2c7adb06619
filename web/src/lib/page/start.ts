/** A page without a server starts its worker behind the first screen, and is kept for playing offline. */
import { mount } from "svelte";
import { keep, kept } from "../core/heldSeats";
import { router } from "../core/router.svelte";
import { useTransport } from "../core/transport";
import HostNotes from "./HostNotes.svelte";
import { pageTransport, startWorker } from "./client.svelte";
import { useOwnLinks } from "./links";
import { Storage } from "./storage";

const NEEDED_SOON = ["lobby", "new", "games", "table"]; // the other pages start it when they ask for something
const LATER = 8000; // milliseconds: the first game comes before the copy for offline

/** The seats of this device: local storage may have lost them in a crash, the tables have not. */
async function restoreSeats() {
  const storage = new Storage();
  for (const { code, board, host, held } of await storage.held()) if (!kept(code)) keep(code, { board, host, held });
}

export async function startPage() {
  useTransport(pageTransport);
  useOwnLinks();
  mount(HostNotes, { target: document.body });
  await restoreSeats().catch((error: unknown) => console.error("farebox: this browser keeps nothing:", error));
  if (NEEDED_SOON.includes(router.page)) startWorker();
  if (!("serviceWorker" in navigator)) return;
  const keep = () => void navigator.serviceWorker.register(new URL("sw.js", document.baseURI)).catch(() => {});
  if (navigator.serviceWorker.controller) keep();
  else setTimeout(keep, LATER);
}
