// Short news that go by themselves: refusals with their §, what was copied, what went wrong.
export interface Toast {
  id: number;
  text: string;
  link: { href: string; text: string } | null;
}

export const toasts = $state<Toast[]>([]);
let count = 0;

export function toast(text: string, link: Toast["link"] = null): void {
  if (!text) return;
  const id = ++count;
  toasts.splice(0, toasts.length, { id, text, link });
  setTimeout(() => dismiss(id), Math.max(5000, text.length * 90));
}

/** What is opened over the board is not read through old news. */
export function dismissAll(): void {
  toasts.length = 0;
}

export function dismiss(id: number): void {
  const place = toasts.findIndex((one) => one.id === id);
  if (place >= 0) toasts.splice(place, 1);
}
