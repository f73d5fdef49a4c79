// Where we are: the first part of the path names a page, the second what it is about.
export interface Place {
  page: string;
  about: string;
  query: URLSearchParams;
}

const NOWHERE = "%";

function read(): Place {
  const [page = "", about = ""] = location.pathname.split("/").filter(Boolean);
  const query = new URLSearchParams(location.search);
  try {
    return { page, about: decodeURIComponent(about), query };
  } catch {
    return { page: NOWHERE, about: "", query }; // a % that stands for nothing
  }
}

let here = $state.raw<Place>(read());

addEventListener("popstate", () => {
  here = read();
});

export function place(): Place {
  return here;
}

export function go(path: string, { replace = false } = {}): void {
  if (replace) history.replaceState(null, "", path);
  else history.pushState(null, "", path);
  here = read();
  scrollTo(0, 0);
  requestAnimationFrame(() => document.querySelector<HTMLElement>("main")?.focus({ preventScroll: true }));
}

/** Links of our own stay in the page. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element | null)?.closest<HTMLAnchorElement>("a[href^='/']");
  if (!link || event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || link.target || link.hasAttribute("download")) return;
  const path = link.getAttribute("href") ?? "/";
  if (path.startsWith("/api")) return;
  event.preventDefault();
  go(path);
}
