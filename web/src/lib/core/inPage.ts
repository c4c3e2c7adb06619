/** Whether this page has no server, and all its tables are in the page itself: `farebox site` marks it. */
const marks = globalThis.document?.documentElement.dataset ?? {};
export const inPage = marks.host === "page";

/** Where the files for tables in the page itself are; null if the server's client was built without them. */
export const deviceFiles: string | null = inPage ? document.baseURI : marks.device ? new URL(marks.device, location.origin).href : null;
/** Describes those files, and is the last one that is kept for offline. */
export const deviceSite = () => new URL("site.json", deviceFiles!).href;

/** Whether this page can hold tables now: without the server, once it has kept what it needs for that. */
export async function canPlayHere(offline: boolean): Promise<boolean> {
  if (!deviceFiles) return false;
  return !offline || (await globalThis.caches?.match(deviceSite()).catch(() => undefined)) !== undefined;
}
