import { mount } from "svelte";
import "./lib/core/styles/theme.css";
import { keptSeats } from "./lib/core/device/heldSeats";
import { deviceFiles, inPage } from "./lib/core/inPage";
import { mayReload } from "./lib/core/renew";
import { messages } from "./lib/core/words/messages.svelte";
import { router } from "./lib/core/router.svelte";
import { useDevice } from "./lib/core/transport";
import App from "./App.svelte";

// A page that stayed open while the server was upgraded may request files that no longer exist.
addEventListener("vite:preloadError", (event) => {
  if (!mayReload()) return;
  event.preventDefault();
  location.reload();
});

const start = () => import("./lib/page/start");
if (inPage) void start().then(({ startSoon }) => startSoon()); // Python takes longest
await messages.start();
if (deviceFiles) useDevice(async () => (await start()).openDevice());
if (inPage) await (await start()).startPage();
const beside = !inPage && deviceFiles ? start().then(({ startBesideServer }) => startBesideServer()) : null;
if (beside && router.page === "table" && !keptSeats(router.rest)) await beside; // it may be a table of this device
export default mount(App, { target: document.getElementById("app")! });

if (!inPage && import.meta.env.PROD && "serviceWorker" in navigator) navigator.serviceWorker.register("/sw.js");
