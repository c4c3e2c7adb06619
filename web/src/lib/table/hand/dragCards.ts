/** Dragging by mouse or finger: a press that moves far enough is a drag, any other press stays a click. */
interface Handlers {
  may: () => boolean;
  move: (x: number, y: number) => void;
  drop: () => void;
  cancel: () => void;
}
const START = 8; // pixels

export function dragCards(node: HTMLElement, { may, move, drop, cancel }: Handlers) {
  let from: { id: number; x: number; y: number } | null = null;
  let dragging = false;

  function down(event: PointerEvent) {
    if (event.button || !may()) return;
    from = { id: event.pointerId, x: event.clientX, y: event.clientY };
    addEventListener("pointermove", moved); // a fast pointer is past the card before it has moved far enough on it
    addEventListener("pointerup", up);
    addEventListener("pointercancel", up);
  }
  function release() {
    from = null;
    removeEventListener("pointermove", moved);
    removeEventListener("pointerup", up);
    removeEventListener("pointercancel", up);
  }
  function moved(event: PointerEvent) {
    if (!from || event.pointerId !== from.id) return;
    if (!dragging) {
      if (Math.hypot(event.clientX - from.x, event.clientY - from.y) <= START) return;
      dragging = true;
      node.setPointerCapture(from.id);
    }
    move(event.clientX, event.clientY);
  }
  function up(event: PointerEvent) {
    if (!from || event.pointerId !== from.id) return;
    release();
    if (!dragging) return;
    if (event.type === "pointerup") drop();
    else stop();
    setTimeout(() => (dragging = false)); // after the click that follows
  }
  function stop() {
    release();
    if (dragging) cancel();
  }
  const click = (event: MouseEvent) => {
    if (!dragging) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const key = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || !from || !dragging) return;
    event.preventDefault();
    event.stopPropagation();
    stop();
    dragging = false;
  };

  node.addEventListener("pointerdown", down);
  node.addEventListener("click", click, true);
  addEventListener("keydown", key, true);
  return () => {
    stop();
    node.removeEventListener("pointerdown", down);
    node.removeEventListener("click", click, true);
    removeEventListener("keydown", key, true);
  };
}
