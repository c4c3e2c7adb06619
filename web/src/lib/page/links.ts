/** Links of a page that holds tables: a record comes from the worker, and without a server the page's own paths are behind the #. */
import * as api from "../core/api";
import { isHere } from "../core/device/heldSeats";
import { saveText } from "../core/device/saveFile";

const OWN_LINK = 'a[href^="/"]';
const RECORD_PATH = /^\/api\/tables\/(\w+)\/record$/;

const linkOf = (event: Event) => (event.target as Element | null)?.closest?.<HTMLAnchorElement>(OWN_LINK) ?? null;

/** Before somebody uses a link, however: also to open it in a new tab or to copy it. */
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
