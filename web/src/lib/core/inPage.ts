/** Whether this page has no server and hosts all its tables itself; `farebox site` marks such pages. */
const marks = globalThis.document?.documentElement.dataset ?? {};
export const inPage = marks.host === "page";

/** Where the files for tables in the page itself are; null if the server's client was built without them. */
export const deviceFiles: string | null = inPage ? document.baseURI : marks.device ? new URL(marks.device, location.origin).href : null;
/** The file that lists them; it is cached last. */
export const deviceSite = () => new URL("site.json", deviceFiles!).href;

/** Whether this page can host tables now: without the server, once the files for that are cached. */
export async function canPlayHere(offline: boolean): Promise<boolean> {
  if (!deviceFiles) return false;
  return !offline || (await globalThis.caches?.match(deviceSite()).catch(() => undefined)) !== undefined;
}
