/** The page from the URL: "/table/KXQW" is page "table" with rest "KXQW". */
function read(path: string) {
  const [page = "", rest = ""] = path.split("/").filter(Boolean);
  return { page: page || "lobby", rest };
}

class Router {
  page = $state("lobby");
  rest = $state("");

  constructor() {
    Object.assign(this, read(location.pathname));
    addEventListener("popstate", () => Object.assign(this, read(location.pathname)));
  }

  go(path: string) {
    history.pushState(null, "", path);
    Object.assign(this, read(location.pathname));
    scrollTo(0, 0);
  }
}

export const router = new Router();

/** For <a href onclick={follow}>: navigate without a reload, but leave new tabs and windows to the browser. */
export function follow(event: MouseEvent) {
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = event.currentTarget as HTMLAnchorElement;
  event.preventDefault();
  router.go(link.pathname + link.hash);
}
