/* Of a site without a server (`farebox site` fills in the version and the files). Everything is kept at the first visit, so it works
   offline. A new version waits until all pages of the old one are closed: it never comes in the middle of a game. */
const ROOT = new URL("./", location.href);
const NAME = `farebox ${ROOT.pathname} `; // other sites of the same host have caches of their own
const VERSION = `${NAME}__VERSION__`;
const FILES = __FILES__;
const WEIGHTS = `${NAME}weights`; // of bots, and what begins like that: the page keeps them itself

/* Hosts let browsers reuse files for minutes: without asking again, a new version would keep some of the old one. */
const fresh = () => FILES.map((file) => new Request(file, { cache: "no-cache" }));
self.addEventListener("install", (event) => event.waitUntil(caches.open(VERSION).then((cache) => cache.addAll(fresh()))));

self.addEventListener("activate", (event) => {
  const old = (name) => name.startsWith(NAME) && name !== VERSION && !name.startsWith(WEIGHTS);
  event.waitUntil(caches.keys().then((names) => Promise.all(names.filter(old).map((name) => caches.delete(name)))));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== ROOT.origin || !pathname.startsWith(ROOT.pathname)) return;
  const page = request.mode === "navigate" && pathname === ROOT.pathname ? "./" : request;
  const kept = caches.open(VERSION).then((cache) => cache.match(page, { ignoreVary: true }));
  event.respondWith(kept.then((answer) => answer ?? fetch(request)));
});
