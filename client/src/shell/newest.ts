// A list that grows downwards shows its newest line.
import { tick } from "svelte";

/** With `use:newest={lines}`: scrolls when the lines change, and when the list comes into sight, for what is hidden does not scroll. */
export function newest(list: HTMLElement, _lines: unknown): { update: () => void; destroy: () => void } {
  const show = (): void => list.scrollTo(0, list.scrollHeight);
  const update = (): void => void tick().then(show);
  let was = 0;
  const watch = new ResizeObserver(() => {
    if (was === 0) show();
    was = list.clientHeight;
  });
  watch.observe(list);
  return { update, destroy: () => watch.disconnect() };
}
