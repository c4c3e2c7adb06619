/** The drawings every board and card points to with <use>: put into the page once, whoever imports this first. */
import drawings from "./sprites.svg?raw";
import "./sprites.css";

if (typeof document !== "undefined" && !document.getElementById("fb-sprites")) {
  const host = document.createElement("div");
  host.id = "fb-sprites";
  host.setAttribute("aria-hidden", "true");
  host.innerHTML = drawings;
  document.body.prepend(host);
}
