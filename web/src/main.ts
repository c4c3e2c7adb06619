import { mount } from "svelte";
import "./lib/core/styles/theme.css";
import { inPage } from "./lib/core/inPage";
import { messages } from "./lib/core/messages.svelte";
import App from "./App.svelte";

// A page that stayed open while the server was upgraded may request files that no longer exist.
addEventListener("vite:preloadError", (event) => {
  event.preventDefault();
  location.reload();
});

await messages.start();
if (inPage) await (await import("./lib/page/start")).startPage();
export default mount(App, { target: document.getElementById("app")! });

if (!inPage && import.meta.env.PROD && "serviceWorker" in navigator) navigator.serviceWorker.register("/sw.js");
