/** Touch, mouse and wheel on the map: dragging pans, pinch and wheel zoom, a short press is a tap, a double tap zooms. */
import type { Camera } from "./camera.svelte";
import type { Point } from "./layout";

interface Hands {
  camera: Camera;
  zoomable: () => boolean;
  tap: (event: PointerEvent) => void;
  point: (event: PointerEvent) => void;
  leave: () => void;
}
const DRAG = 8, DOUBLE_TAP_MS = 300; // pixels, milliseconds

export function gestures(node: HTMLElement, { camera, zoomable, tap, point, leave }: Hands) {
  const fingers = new Map<number, Point>();
  let start: Point | null = null; // where a single finger went down; null once it can no longer be a tap
  let last = { time: 0, x: 0, y: 0 };

  const inNode = (event: { clientX: number; clientY: number }): Point => {
    const box = node.getBoundingClientRect();
    return { x: event.clientX - box.left - node.clientLeft, y: event.clientY - box.top - node.clientTop };
  };
  const spread = (points: Point[]) => Math.hypot(points[0]!.x - points[1]!.x, points[0]!.y - points[1]!.y);
  const middle = (points: Point[]): Point => ({ x: (points[0]!.x + points[1]!.x) / 2, y: (points[0]!.y + points[1]!.y) / 2 });

  function down(event: PointerEvent) {
    if (event.button) return;
    fingers.set(event.pointerId, inNode(event));
    start = fingers.size === 1 ? inNode(event) : null;
  }

  function move(event: PointerEvent) {
    const from = fingers.get(event.pointerId);
    if (!from) return point(event);
    const to = inNode(event);
    if (start && Math.hypot(to.x - start.x, to.y - start.y) <= DRAG) return;
    if (start) {
      start = null;
      leave();
      node.setPointerCapture(event.pointerId);
    }
    const before = [...fingers.values()];
    fingers.set(event.pointerId, to);
    if (!zoomable()) return;
    camera.gliding = false;
    if (fingers.size === 1) return camera.pan(to.x - from.x, to.y - from.y);
    const after = [...fingers.values()];
    const at = middle(after), was = middle(before);
    camera.pan(at.x - was.x, at.y - was.y);
    camera.zoomAt(at.x, at.y, (camera.zoom * spread(after)) / (spread(before) || 1));
  }

  function up(event: PointerEvent) {
    if (!fingers.delete(event.pointerId)) return;
    if (!start || event.type === "pointercancel") return;
    const at = start;
    start = null;
    const twice = event.timeStamp - last.time < DOUBLE_TAP_MS && Math.hypot(at.x - last.x, at.y - last.y) < 30;
    last = { time: twice ? 0 : event.timeStamp, ...at };
    if (twice && event.pointerType !== "mouse" && zoomable()) {
      camera.gliding = true;
      camera.zoomAt(at.x, at.y, camera.zoom > 2 ? 1 : camera.zoom * 1.8);
    } else tap(event);
  }

  function wheel(event: WheelEvent) {
    if (!zoomable()) return;
    event.preventDefault();
    camera.gliding = false;
    const at = inNode(event);
    camera.zoomAt(at.x, at.y, camera.zoom * Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0016) * (event.deltaMode ? 20 : 1)));
  }

  const handlers: [string, (event: never) => void][] = [
    ["pointerdown", down], ["pointermove", move], ["pointerup", up], ["pointercancel", up], ["pointerleave", leave], ["wheel", wheel],
  ];
  for (const [name, handler] of handlers) node.addEventListener(name, handler as EventListener, { passive: false });
  return () => handlers.forEach(([name, handler]) => node.removeEventListener(name, handler as EventListener));
}
