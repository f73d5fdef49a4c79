// The little Markdown of the rules pages, as plain values to be drawn: no HTML passes through.
export type Span = { kind: "text" | "code" | "strong" | "mark"; text: string };
export type Block =
  | { kind: "paragraph"; spans: Span[] }
  | { kind: "list"; items: Span[][] }
  | { kind: "table"; head: Span[][]; rows: Span[][][] };

export interface Section {
  number: number | null;
  title: string;
  blocks: Block[];
}

const INLINE = /`([^`]+)`|\*\*([^*]+)\*\*|\[(arbitrage|maison|ruling|house|likely|probable|guess|contested|certain)\]/g;

export function spans(text: string): Span[] {
  const found: Span[] = [];
  let last = 0;
  for (const match of text.matchAll(INLINE)) {
    if (match.index > last) found.push({ kind: "text", text: text.slice(last, match.index) });
    const code = match[1];
    if (code !== undefined && /^\[.+\]$/.test(code)) found.push({ kind: "mark", text: code.slice(1, -1) });
    else if (code !== undefined) found.push({ kind: "code", text: code });
    else if (match[2] !== undefined) found.push({ kind: "strong", text: match[2] });
    else found.push({ kind: "mark", text: match[3] ?? "" });
    last = match.index + match[0].length;
  }
  if (last < text.length) found.push({ kind: "text", text: text.slice(last) });
  return found;
}

function cells(line: string): Span[][] {
  return line.replace(/^\||\|$/g, "").split("|").map((cell) => spans(cell.trim()));
}

function blocks(text: string): Block[] {
  const found: Block[] = [];
  for (const part of text.split(/\n\s*\n/)) {
    const lines = part.split("\n").filter((line) => line.trim() !== "");
    if (lines.length === 0) continue;
    if (lines[0]?.startsWith("|")) {
      const [head = "", , ...rows] = lines;
      found.push({ kind: "table", head: cells(head), rows: rows.map(cells) });
      continue;
    }
    let items: string[] = [];
    let plain: string[] = [];
    const flush = (): void => {
      if (plain.length > 0) found.push({ kind: "paragraph", spans: spans(plain.join(" ")) });
      if (items.length > 0) found.push({ kind: "list", items: items.map(spans) });
      items = [];
      plain = [];
    };
    for (const line of lines) {
      const item = /^\s*(?:[-*]|\d+\.)\s+(.*)/.exec(line);
      if (item) {
        if (plain.length > 0) flush();
        items.push(item[1] ?? "");
      } else if (items.length > 0 && /^\s+/.test(line)) items.push(`${items.pop() ?? ""} ${line.trim()}`);
      else {
        if (items.length > 0) flush();
        plain.push(line.trim());
      }
    }
    flush();
  }
  return found;
}

/** A rules page: its title, its opening, and its §. */
export function read(markdown: string): { title: string; sections: Section[] } {
  const [head = "", ...rest] = markdown.split(/^## /m);
  const title = /^# (.*)/m.exec(head)?.[1] ?? "";
  const sections: Section[] = [{ number: null, title: "", blocks: blocks(head.replace(/^# .*$/m, "")) }];
  for (const part of rest) {
    const line = part.split("\n", 1)[0] ?? "";
    const match = /^§(\d+)\s+(.*)/.exec(line);
    sections.push({ number: match ? Number(match[1]) : null, title: match?.[2] ?? line, blocks: blocks(part.slice(line.length)) });
  }
  return { title, sections };
}
