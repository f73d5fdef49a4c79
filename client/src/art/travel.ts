// Things that moved are seen to move: an element starts where its card was and glides into place.
import { moves } from "../shell/settings.svelte";

export type Spots = Map<string, DOMRect>;

/** Where everything with a name lies now. */
export function spots(root: HTMLElement | undefined): Spots {
  const found: Spots = new Map();
  for (const element of root?.querySelectorAll<HTMLElement>("[data-spot]") ?? []) {
    found.set(element.dataset.spot ?? "", element.getBoundingClientRect());
  }
  return found;
}

export function glide(root: HTMLElement | undefined, to: string, from: DOMRect | undefined, wait = 0): void {
  if (!moves() || !root || !from || from.width === 0) return;
  const element = root.querySelector<HTMLElement>(`[data-spot="${CSS.escape(to)}"]`);
  if (!element) return;
  const here = element.getBoundingClientRect();
  const zoom = zoomOf(element);
  const x = (from.left + from.width / 2 - (here.left + here.width / 2)) / zoom;
  const y = (from.top + from.height / 2 - (here.top + here.height / 2)) / zoom;
  const scale = Math.max(0.3, Math.min(1.6, from.width / Math.max(here.width, 1)));
  element.animate(
    [
      { transform: `translate(${x}px, ${y}px) scale(${scale})`, zIndex: 30, position: "relative" },
      { transform: "none", zIndex: 30, position: "relative" },
    ],
    { duration: 230, delay: wait, easing: "cubic-bezier(.2,.8,.3,1)", fill: "backwards" },
  );
}

/** How much larger than its own pixels an element is drawn. */
export function zoomOf(element: HTMLElement): number {
  return "currentCSSZoom" in element ? Number(element.currentCSSZoom) || 1 : 1;
}
