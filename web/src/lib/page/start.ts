/** A page without a server starts its worker behind the first screen, and is kept for playing offline. */
import { mount } from "svelte";
import { router } from "../core/router.svelte";
import { useTransport } from "../core/transport";
import HostNotes from "./HostNotes.svelte";
import { pageTransport, startWorker } from "./client.svelte";
import { useOwnLinks } from "./links";

const NEEDED_SOON = ["lobby", "new", "games", "table"]; // the other pages start it when they ask for something
const LATER = 8000; // milliseconds: the first game comes before the copy for offline

export function startPage() {
  useTransport(pageTransport);
  useOwnLinks();
  mount(HostNotes, { target: document.body });
  if (NEEDED_SOON.includes(router.page)) startWorker();
  if (!("serviceWorker" in navigator)) return;
  const keep = () => void navigator.serviceWorker.register(new URL("sw.js", document.baseURI)).catch(() => {});
  if (navigator.serviceWorker.controller) keep();
  else setTimeout(keep, LATER);
}
