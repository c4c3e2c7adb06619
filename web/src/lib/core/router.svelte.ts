/** The page from the URL: "/table/KXQW" is page "table" with rest "KXQW". */
function read(path: string) {
  const [page = "", rest = ""] = path.split("/").filter(Boolean);
  return { page: page || "lobby", rest };
}

class Router {
  page = $state("lobby");
  rest = $state("");
  #path = location.pathname; // of this page
  #asks: ((leave: () => void) => void) | null = null;

  constructor() {
    Object.assign(this, read(location.pathname));
    addEventListener("popstate", () => this.#moved());
  }

  /** The browser went back or forward. */
  #moved() {
    const ask = this.#asks;
    if (!ask || location.pathname === this.#path) return void Object.assign(this, read((this.#path = location.pathname)));
    history.pushState(null, "", this.#path); // it stays on this page until somebody has answered
    ask(() => {
      this.#asks = null;
      history.back();
    });
  }

  /** From now on Back leaves this page only once `ask` has called what it is given. Returns a function that ends this. */
  askBeforeBack(ask: (leave: () => void) => void) {
    this.#asks = ask;
    return () => {
      if (this.#asks === ask) this.#asks = null;
    };
  }

  go(path: string) {
    history.pushState(null, "", path);
    Object.assign(this, read((this.#path = location.pathname)));
    scrollTo(0, 0);
  }
}

export const router = new Router();

/** For <a href onclick={follow}>: navigate without a reload, but leave new tabs and windows to the browser. */
export function follow(event: MouseEvent) {
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = event.currentTarget as HTMLAnchorElement;
  event.preventDefault();
  router.go(link.pathname + link.search + link.hash);
}
