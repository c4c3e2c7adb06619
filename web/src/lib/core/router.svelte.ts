import { inPage } from "./inPage";

/** A page without a server may be in any folder, so its own paths are behind the #: "farebox/#/table/KXQW". */
const here = () => (inPage ? location.hash.slice(1).split(/[?#]/)[0]! || "/" : location.pathname);
/** The browser's address for a path of this page. */
export const address = (path: string) => (inPage ? `#${path}` : path);

/** The page from the URL: "/table/KXQW" is page "table" with rest "KXQW". */
function read(path: string) {
  const [page = "", rest = ""] = path.split("/").filter(Boolean);
  return { page: page || "lobby", rest };
}

class Router {
  page = $state("lobby");
  rest = $state("");
  #path = here(); // of this page
  #asks: ((leave: () => void) => void) | null = null;

  constructor() {
    Object.assign(this, read(here()));
    addEventListener("popstate", () => this.#moved());
  }

  /** The browser went back or forward. */
  #moved() {
    const ask = this.#asks;
    if (!ask || here() === this.#path) return void Object.assign(this, read((this.#path = here())));
    history.pushState(null, "", address(this.#path)); // it stays on this page until the user has answered
    ask(() => {
      this.#asks = null;
      history.back();
    });
  }

  /** Call `ask` before the Back button leaves this page; it continues when `ask` calls its argument. Returns a function that removes this. */
  askBeforeBack(ask: (leave: () => void) => void) {
    this.#asks = ask;
    return () => {
      if (this.#asks === ask) this.#asks = null;
    };
  }

  /** What the address names within the page: "NY-CLAIM-1" of "/rules#NY-CLAIM-1". */
  get anchor(): string {
    return decodeURIComponent(inPage ? (location.hash.split("#")[2] ?? "") : location.hash.slice(1));
  }

  /** "?n=3" of "/review/KXQW?n=3". */
  get query(): URLSearchParams {
    return new URLSearchParams(inPage ? (location.hash.split("?")[1] ?? "") : location.search);
  }

  go(path: string) {
    history.pushState(null, "", address(path));
    Object.assign(this, read((this.#path = here())));
    scrollTo(0, 0);
  }
}

export const router = new Router();

/** For <a href onclick={follow}>: navigate without a reload, but leave new tabs and windows to the browser. */
export function follow(event: MouseEvent) {
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = event.currentTarget as HTMLAnchorElement;
  event.preventDefault();
  router.go(link.getAttribute("href")!.startsWith("#/") ? link.hash.slice(1) : link.pathname + link.search + link.hash);
}
