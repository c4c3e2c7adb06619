/** The drawings that boards and cards refer to with <use>. The first import of this file inserts them into the page. */
import drawings from "./sprites.svg?raw";
import "./sprites.css";

if (typeof document !== "undefined" && !document.getElementById("fb-sprites")) {
  const host = document.createElement("div");
  host.id = "fb-sprites";
  host.setAttribute("aria-hidden", "true");
  host.innerHTML = drawings;
  document.body.prepend(host);
}
