/* The page itself is kept, so it opens without the server. What the server knows is always asked again; only boards, which hardly
   ever change, are answered from the store at once and fetched again behind it. A new version waits until all pages of the old one
   are closed, so that it never comes in the middle of a game. The build fills in the version and the files. */
const VERSION = "__VERSION__";
const FILES = __FILES__;
const BOARDS = "boards";
const DEVICE = "device"; // caches whose names start like this hold the files for tables in the page, which manages them itself

async function keepBoards() {
  const cache = await caches.open(BOARDS);
  await cache.add("/api/boards");
  const { boards } = await (await cache.match("/api/boards")).json();
  await cache.addAll(boards.map((board) => `/api/boards/${board.id}`));
}

async function install() {
  const cache = await caches.open(VERSION);
  await cache.addAll(FILES);
  await keepBoards().catch(() => {}); // they come with the next visit
}

self.addEventListener("install", (event) => event.waitUntil(install()));

/* A page that is too old for its server asks for this: it cannot go on anyway. */
self.addEventListener("message", (event) => event.data === "renew" && self.skipWaiting());

self.addEventListener("activate", (event) => {
  const old = (name) => name !== VERSION && name !== BOARDS && !name.startsWith(DEVICE);
  event.waitUntil(caches.keys().then((names) => Promise.all(names.filter(old).map((name) => caches.delete(name)))));
});

async function board(request) {
  const cache = await caches.open(BOARDS);
  const kept = await cache.match(request);
  const fresh = fetch(request).then((answer) => {
    if (answer.ok) cache.put(request, answer.clone());
    return answer;
  });
  if (!kept) return fresh;
  fresh.catch(() => {}); // without the server the kept one is good enough
  return kept;
}

async function file(request, name) {
  const cache = await caches.open(name);
  return (await cache.match(request, { ignoreVary: true })) ?? fetch(request);
}

/* A phone's notification that it is one's turn: back to the table. */
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const open = (pages) => {
    const page = pages.find((one) => new URL(one.url).pathname === event.notification.data);
    return page ? page.focus() : self.clients.openWindow(event.notification.data);
  };
  event.waitUntil(self.clients.matchAll({ type: "window" }).then(open));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return;
  if (/^\/api\/boards(\/\w+)?$/.test(url.pathname)) return event.respondWith(board(request));
  if (/^\/(api|docs|openapi\.json)\b/.test(url.pathname)) return;
  if (/^\/(device\/|pyodide-)/.test(url.pathname)) return event.respondWith(file(request, DEVICE));
  event.respondWith(request.mode === "navigate" ? caches.open(VERSION).then((cache) => cache.match("/", { ignoreVary: true })).then((kept) => kept ?? fetch(request)) : file(request, VERSION));
});
