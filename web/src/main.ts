import { mount } from "svelte";
import "./lib/core/styles/theme.css";
import { messages } from "./lib/core/messages.svelte";
import App from "./App.svelte";

// A page that stayed open while the server was upgraded may request files that no longer exist.
addEventListener("vite:preloadError", (event) => {
  event.preventDefault();
  location.reload();
});

await messages.start();
export default mount(App, { target: document.getElementById("app")! });

if (import.meta.env.PROD && "serviceWorker" in navigator) navigator.serviceWorker.register("/sw.js");
