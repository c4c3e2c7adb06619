/** Makes a text smaller until its longest word fits, so that no word is broken; what is still too long ends in an ellipsis (class `cut`). */
const SMALLEST = 10; // pixels that can still be read

export function fitWords(node: HTMLElement) {
  let room = -1; // the width that it was last fitted to
  let frame = 0;
  const fit = () => {
    room = node.clientWidth;
    node.style.fontSize = "";
    node.classList.remove("cut");
    const share = node.clientWidth / node.scrollWidth;
    if (share >= 1 || !room) return;
    const own = parseFloat(getComputedStyle(node).fontSize);
    node.style.fontSize = `${Math.max(Math.min(SMALLEST, own), own * share * 0.98)}px`;
    if (node.scrollWidth > node.clientWidth) node.classList.add("cut");
  };
  const watcher = new ResizeObserver(() => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => node.clientWidth !== room && fit());
  });
  watcher.observe(node);
  fit();
  void document.fonts.ready.then(fit);
  return () => {
    watcher.disconnect();
    cancelAnimationFrame(frame);
  };
}
