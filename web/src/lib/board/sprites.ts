/** The drawings that boards and cards refer to with <use>. They are put into the page once, by the first import of this file. */
import drawings from "./sprites.svg?raw";
import "./sprites.css";

if (typeof document !== "undefined" && !document.getElementById("fb-sprites")) {
  const host = document.createElement("div");
  host.id = "fb-sprites";
  host.setAttribute("aria-hidden", "true");
  host.innerHTML = drawings;
  document.body.prepend(host);
}
