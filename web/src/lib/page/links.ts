/** Links of a page that hosts tables: a record comes from the worker, and without a server the page's own paths are behind the #. */
import * as api from "../core/api";
import { isHere } from "../core/device/heldSeats";
import { saveText } from "../core/device/saveFile";

const OWN_LINK = 'a[href^="/"]';
const RECORD_PATH = /^\/api\/tables\/(\w+)\/record$/;

const linkOf = (event: Event) => (event.target as Element | null)?.closest?.<HTMLAnchorElement>(OWN_LINK) ?? null;

/** Runs before a link is used in any way, including "open in new tab" and "copy". */
function correct(event: Event) {
  const link = linkOf(event);
  const path = link?.getAttribute("href") ?? "";
  if (link && !RECORD_PATH.test(path)) link.setAttribute("href", `#${path}`);
}

function download(event: Event) {
  const link = linkOf(event);
  const code = RECORD_PATH.exec(link?.getAttribute("href") ?? "")?.[1];
  if (!link || !code || !isHere(code)) return;
  event.preventDefault();
  void api.record(code).then((text) => saveText(text, link.download || `farebox-${code}.farebox`));
}

export function useOwnLinks() {
  for (const kind of ["pointerdown", "focusin", "contextmenu"]) addEventListener(kind, correct, true);
}

export const saveRecords = () => addEventListener("click", download, true);
