// The land of an expedition, stage by stage: from the camp (2) to the lost city (10). Flat layers of
// cut paper in a box of 100 by 144; light and weather move with the value.
import type { Letter } from "./signs";

interface Layer {
  d: string;
  fill: string;
  opacity?: number;
}

interface Land {
  sky: [string, string, string]; // dawn, noon, dusk: the top of the sky
  glow: [string, string, string]; // the same, above the horizon
  ground: [string, string, string]; // far, middle, near
  city: [string, string]; // walls, shadow
  light: string; // sun or moon
}

const LANDS: Record<Letter, Land> = {
  y: { sky: ["#f7dfb0", "#9fd0e0", "#c9683c"], glow: ["#fdf0cf", "#e8f1e2", "#f5b25a"], ground: ["#e6bd6a", "#d29a45", "#a86d2b"], city: ["#f2d79b", "#8a5522"], light: "#fff3b8" },
  b: { sky: ["#bcdcf2", "#6fb3e0", "#27466f"], glow: ["#eef6f4", "#cfe8f2", "#d98c6a"], ground: ["#4f97c9", "#2f74ab", "#184c7a"], city: ["#e8efe9", "#5c7f95"], light: "#fffbe0" },
  w: { sky: ["#dfe6ee", "#a9c6de", "#5a6a92"], glow: ["#fbf3ea", "#eef4f7", "#e9b8b0"], ground: ["#c9d3dc", "#9fb0bf", "#66788a"], city: ["#f8ecd6", "#8c4a3a"], light: "#fffdf0" },
  g: { sky: ["#d8ecd0", "#a6d8c4", "#2f5a4a"], glow: ["#f4f6d8", "#e2f2cf", "#d9b35c"], ground: ["#6fa86a", "#3d7a4a", "#1c4a31"], city: ["#d8d0aa", "#5c6a45"], light: "#fff8c8" },
  r: { sky: ["#f0c9b0", "#d98a6a", "#4a1420"], glow: ["#fbe6cf", "#f6b98a", "#ff8a3a"], ground: ["#a85a48", "#7a3530", "#4a1c1f"], city: ["#e9c29a", "#5a2420"], light: "#ffd88a" },
  v: { sky: ["#6a5aa8", "#3f2f7a", "#160c36"], glow: ["#c8a8d8", "#8a6fc0", "#6a3f8a"], ground: ["#55468c", "#3a2d68", "#1e1542"], city: ["#cfc3e8", "#5a4a86"], light: "#f6f0ff" },
  o: { sky: ["#f7dfb0", "#f0c080", "#c9683c"], glow: ["#fdf0cf", "#f8e0b0", "#f5b25a"], ground: ["#d29a45", "#b9742f", "#8a4f1f"], city: ["#f2d79b", "#8a5522"], light: "#fff3b8" },
};

const W = 100;
const H = 144;

function mix(stops: readonly [string, string, string], t: number): string {
  const [a, b, k] = t < 0.5 ? [stops[0], stops[1], t * 2] : [stops[1], stops[2], t * 2 - 1];
  const part = (hex: string, i: number): number => parseInt(hex.slice(1 + i * 2, 3 + i * 2), 16);
  const out = [0, 1, 2].map((i) => Math.round(part(a, i) + (part(b, i) - part(a, i)) * k));
  return `#${out.map((n) => n.toString(16).padStart(2, "0")).join("")}`;
}

function r1(n: number): number {
  return Math.round(n * 10) / 10;
}

function disc(x: number, y: number, r: number): string {
  return `M${r1(x - r)} ${r1(y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
}

/** A smooth skyline: waves, dunes, hills. */
function waves(y: number, height: number, turns: number, shift: number): string {
  const step = W / (turns * 2);
  let d = `M${r1(-step)} ${r1(y + Math.sin(shift) * height)}`;
  for (let i = 0; i <= turns * 2 + 1; i++) {
    const x = i * step;
    const up = (i % 2 === 0 ? -1 : 1) * height * (0.75 + 0.25 * Math.sin(i * 2.1 + shift));
    d += `Q${r1(x - step / 2)} ${r1(y + up)} ${r1(x)} ${r1(y)}`;
  }
  return `${d}V${H}H${-step}z`;
}

/** A jagged skyline: peaks. */
function peaks(y: number, height: number, count: number, shift: number): { ridge: string; snow: string } {
  let ridge = `M0 ${H}V${y}`;
  let snow = "";
  const step = W / count;
  for (let i = 0; i < count; i++) {
    const tall = height * (0.6 + 0.4 * Math.abs(Math.sin(i * 1.9 + shift)));
    const x = i * step + step / 2;
    const top = y - tall;
    ridge += `L${r1(x)} ${r1(top)}L${r1((i + 1) * step)} ${r1(y - height * 0.1 * ((i + 1) % 2))}`;
    const s = tall * 0.36;
    const w = (step / 2) * 0.36;
    snow += `M${r1(x)} ${r1(top)}L${r1(x + w)} ${r1(top + s)}L${r1(x + w * 0.3)} ${r1(top + s * 0.75)}L${r1(x - w * 0.2)} ${r1(top + s * 1.05)}L${r1(x - w)} ${r1(top + s)}z`;
  }
  return { ridge: `${ridge}V${H}z`, snow };
}

/** Crowns of trees. */
function crowns(y: number, size: number, shift: number): string {
  let d = `M0 ${H}V${y}`;
  const step = size * 1.25;
  let x = -((shift * 7) % step);
  d = `M${r1(x)} ${H}V${y}`;
  let i = 0;
  while (x < W + step) {
    const s = size * (0.8 + 0.35 * Math.abs(Math.sin(i * 2.3 + shift)));
    d += `a${r1(step / 2)} ${r1(s)} 0 0 1 ${r1(step)} 0`;
    x += step;
    i++;
  }
  return `${d}V${H}z`;
}

function box(x: number, y: number, w: number, h: number): string {
  return `M${r1(x - w / 2)} ${r1(y)}v${r1(-h)}h${r1(w)}v${r1(h)}z`;
}

/** The lost city of a land, growing as one comes near. */
function city(letter: Letter, x: number, y: number, s: number): { walls: string; dark: string; lights: string } {
  switch (letter) {
    case "b": // columns and a roof on a rock in the sea
      return {
        walls: [-16, -8, 0, 8, 16].map((k) => box(x + k * s, y - 4 * s, 4 * s, 22 * s)).join("") + `M${r1(x - 22 * s)} ${r1(y - 26 * s)}L${r1(x)} ${r1(y - 38 * s)}L${r1(x + 22 * s)} ${r1(y - 26 * s)}z` + box(x, y, 46 * s, 4 * s),
        dark: `M${r1(x - 34 * s)} ${r1(y + 8 * s)}Q${r1(x)} ${r1(y - 12 * s)} ${r1(x + 34 * s)} ${r1(y + 8 * s)}z`,
        lights: "",
      };
    case "w": // a monastery under upturned roofs
      return {
        walls: box(x, y, 36 * s, 16 * s) + box(x, y - 18 * s, 24 * s, 12 * s) + box(x, y - 32 * s, 13 * s, 9 * s),
        dark: [[22, 15], [16, 29], [10, 40]].map(([w, h]) => `M${r1(x - (w ?? 0) * s)} ${r1(y - ((h ?? 0) + 2) * s)}q${r1((w ?? 0) * s)} ${r1(4 * s)} ${r1((w ?? 0) * 2 * s)} 0l${r1(-5 * s)} ${r1(5 * s)}h${r1(-((w ?? 0) * 2 - 10) * s)}z`).join(""),
        lights: [-12, -4, 4, 12].map((k) => box(x + k * s, y - 5 * s, 3 * s, 5 * s)).join(""),
      };
    case "g": // a stepped temple among the trees
      return {
        walls: [[44, 0], [34, 10], [24, 20], [14, 30]].map(([w, h]) => box(x, y - (h ?? 0) * s, (w ?? 0) * s, 10.4 * s)).join(""),
        dark: box(x, y, 7 * s, 30 * s) + box(x, y - 32 * s, 5 * s, 6 * s),
        lights: "",
      };
    case "r": // a gate and towers under the crater
      return {
        walls: box(x - 17 * s, y, 10 * s, 30 * s) + box(x + 17 * s, y, 10 * s, 30 * s) + box(x, y, 32 * s, 18 * s) + box(x, y, 12 * s, 36 * s) + `M${r1(x - 24 * s)} ${r1(y - 30 * s)}l${r1(7 * s)} ${r1(-9 * s)}l${r1(7 * s)} ${r1(9 * s)}zM${r1(x + 10 * s)} ${r1(y - 30 * s)}l${r1(7 * s)} ${r1(-9 * s)}l${r1(7 * s)} ${r1(9 * s)}zM${r1(x - 8 * s)} ${r1(y - 36 * s)}l${r1(8 * s)} ${r1(-10 * s)}l${r1(8 * s)} ${r1(10 * s)}z`,
        dark: `M${r1(x - 4 * s)} ${r1(y)}v${r1(-8 * s)}a${r1(4 * s)} ${r1(4 * s)} 0 0 1 ${r1(8 * s)} 0v${r1(8 * s)}z`,
        lights: box(x - 17 * s, y - 16 * s, 3 * s, 5 * s) + box(x + 17 * s, y - 16 * s, 3 * s, 5 * s) + box(x, y - 22 * s, 3 * s, 6 * s),
      };
    case "v": // arches of a ruin in the night
      return {
        walls: [-18, 0, 18].map((k) => `M${r1(x + (k - 9) * s)} ${r1(y)}v${r1((k === 0 ? -30 : -22) * s)}a${r1(9 * s)} ${r1(9 * s)} 0 0 1 ${r1(18 * s)} 0v${r1((k === 0 ? 30 : 22) * s)}h${r1(-5 * s)}v${r1((k === 0 ? -28 : -20) * s)}a${r1(4 * s)} ${r1(4 * s)} 0 0 0 ${r1(-8 * s)} 0v${r1((k === 0 ? 28 : 20) * s)}z`).join(""),
        dark: box(x, y + 1, 58 * s, 3 * s),
        lights: disc(x, y - 12 * s, 3 * s),
      };
    default: // a ziggurat and obelisks in the sand
      return {
        walls: `M${r1(x - 26 * s)} ${r1(y)}L${r1(x)} ${r1(y - 36 * s)}L${r1(x + 26 * s)} ${r1(y)}z` + box(x - 30 * s, y, 4 * s, 20 * s) + box(x + 30 * s, y, 4 * s, 24 * s),
        dark: `M${r1(x)} ${r1(y - 36 * s)}L${r1(x + 26 * s)} ${r1(y)}H${r1(x + 6 * s)}z` + box(x, y, 6 * s, 9 * s),
        lights: "",
      };
  }
}

function tent(x: number, y: number, s: number): string {
  return `M${r1(x)} ${r1(y - 12 * s)}L${r1(x + 10 * s)} ${r1(y)}H${r1(x - 10 * s)}z`;
}

/** The way to the city: wider as it comes nearer. */
function trail(cx: number, cy: number): string {
  return `M36 ${H}C60 ${r1(H - 14)} 22 ${r1((H + cy) / 2)} ${r1(cx - 1)} ${r1(cy)}L${r1(cx + 1)} ${r1(cy)}C34 ${r1((H + cy) / 2 + 3)} 80 ${r1(H - 14)} 58 ${H}z`;
}

const cache = new Map<string, string>();

/** The land of a card as SVG, all of it ours: `value` 0 to 10, or `x` for a wager. */
export function landscape(letter: Letter, value: string): string {
  const key = letter + value;
  let found = cache.get(key);
  if (found === undefined) {
    found = draw(letter, value === "x" ? 1 : Number(value))
      .map(({ d, fill, opacity }) => `<path d="${d}" fill="${fill}"${opacity === undefined ? "" : ` opacity="${opacity}"`}/>`)
      .join("");
    cache.set(key, found);
  }
  return found;
}

function draw(letter: Letter, value: number): Layer[] {
  const land = LANDS[letter];
  const t = Math.max(0, Math.min(1, (value - 1) / 9));
  const sky = mix(land.sky, t);
  const glow = mix(land.glow, t);
  const horizon = 78;
  const near = 0.22 + 0.86 * t; // how close the city is
  const layers: Layer[] = [
    { d: `M0 0H${W}V${H}H0z`, fill: sky },
    { d: waves(58, 5, 1, t * 3), fill: glow, opacity: 0.45 },
    { d: waves(67, 4, 2, t * 5 + 1), fill: glow, opacity: 0.8 },
  ];
  const sun = { x: 22 + 58 * t, y: 62 - 34 * Math.sin(Math.PI * (0.12 + 0.8 * t)) };
  layers.push({ d: disc(sun.x, sun.y, 12), fill: land.light, opacity: 0.35 });
  layers.push({ d: disc(sun.x, sun.y, 7.5), fill: land.light });
  if (letter === "v") {
    let stars = "";
    for (let i = 0; i < 4 + value * 2; i++) stars += disc((i * 37 + 11) % 100, 26 + ((i * 23) % 44), i % 4 === 0 ? 1.1 : 0.6);
    layers.push({ d: stars, fill: "#fff8e0", opacity: 0.9 });
  }
  const cx = 58;
  const cy = horizon + 8 + 24 * t;
  const town = city(letter, cx, cy, near);
  const [far, middle, front] = land.ground;
  const walls = land.city[0];
  const dark = land.city[1];
  if (letter === "w") {
    const a = peaks(horizon + 8, 44, 3, 0.4);
    layers.push({ d: a.ridge, fill: far }, { d: a.snow, fill: "#ffffff" });
    const b = peaks(horizon + 16, 26, 5, 2.2);
    layers.push({ d: b.ridge, fill: middle }, { d: b.snow, fill: "#ffffff", opacity: 0.85 });
  } else if (letter === "r") {
    layers.push({ d: `M-6 ${horizon + 14}L34 38Q42 44 50 38L106 ${horizon + 14}z`, fill: far });
    layers.push({ d: `M34 38Q42 44 50 38L${r1(48 + 3 * t)} ${r1(44 + 30 * t)}L44 ${r1(46 + 12 * t)}L${r1(40 - 4 * t)} ${r1(46 + 40 * t)}z`, fill: "#ff7a2a", opacity: r1(0.35 + 0.65 * t) });
    layers.push({ d: `M30 ${r1(38 - 10 * t)}q6 -10 14 -5t12 -6t8 -8q10 -4 8 6t-14 8t-14 6t-14 -1z`, fill: "#fff2e2", opacity: r1(0.25 + 0.3 * t) });
    layers.push({ d: waves(horizon + 10, 4, 2, 1), fill: middle });
  } else if (letter === "g") {
    layers.push({ d: crowns(horizon, 9, 1 + t), fill: far }, { d: crowns(horizon + 9, 11, 3 + t), fill: middle });
  } else if (letter === "b") {
    layers.push({ d: `M0 ${horizon - 4}H${W}V${H}H0z`, fill: far }, { d: waves(horizon + 6, 2.4, 4, t * 6), fill: middle, opacity: 0.6 });
  } else {
    layers.push({ d: waves(horizon, 6, 1, t * 2), fill: far }, { d: waves(horizon + 9, 5, 2, 2 + t), fill: middle });
  }
  layers.push({ d: town.dark, fill: letter === "b" ? "#4a5c52" : walls }, { d: town.walls, fill: walls }, { d: letter === "b" ? "" : town.dark, fill: dark });
  if (town.lights) layers.push({ d: town.lights, fill: "#ffd66b", opacity: r1(0.3 + 0.7 * t) });
  if (letter === "b") {
    layers.push({ d: waves(cy + 7, 2.6, 3, t * 4), fill: middle }, { d: waves(cy + 17, 3, 3, t * 4 + 2), fill: front });
    const bx = 26;
    const by = cy + 22;
    layers.push({ d: `M${bx - 11} ${r1(by)}h22l-5 7h-12z`, fill: "#5a3a20" }, { d: `M${bx} ${r1(by - 2)}v-20l11 18zM${bx - 2} ${r1(by - 2)}v-16l-8 14z`, fill: "#fff6e2" });
    layers.push({ d: waves(cy + 28, 2.6, 4, t * 3), fill: front });
  } else {
    if (letter === "g") layers.push({ d: crowns(cy + 4, 9, 6), fill: middle }, { d: crowns(cy + 16, 12, 2), fill: front });
    else layers.push({ d: waves(cy + 3, 3.4, 2, 4 + t), fill: middle }, { d: waves(cy + 16, 5, 1, 5 + t * 2), fill: front });
    if (letter !== "g") layers.push({ d: trail(cx, cy + 1), fill: walls, opacity: 0.55 });
    if (value <= 4) layers.push({ d: tent(24, cy + 26, 1.15 - 0.12 * value), fill: "#fff3dc" }, { d: tent(26.5, cy + 26, 0.55), fill: "#6a4a2a" });
    if (letter === "y" && value >= 3 && value <= 7) layers.push({ d: palm(20, cy + 28), fill: "#3a4a22" });
  }
  return layers.filter((layer) => layer.d !== "");
}

function palm(x: number, y: number): string {
  return `M${x - 1} ${r1(y)}q2 -12 0 -22h2q3 10 1.5 22zM${x} ${r1(y - 22)}q-8 -7 -13 0q6 -3 13 1zM${x} ${r1(y - 22)}q8 -7 13 0q-6 -3 -13 1zM${x} ${r1(y - 22)}q-7 1 -9 9q4 -6 9 -8zM${x} ${r1(y - 22)}q7 1 9 9q-4 -6 -9 -8z`;
}
