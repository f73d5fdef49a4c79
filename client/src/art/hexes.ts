// The land of each hex: a ground and a few strokes. Hexes of other packs get their kind's own land.
export interface Stroke {
  d: string;
  fill?: string;
  line?: string;
  width?: number;
}
export interface Land {
  ground: string;
  strokes: Stroke[];
}

const INK = "#3a2c18";
const TENT: Stroke[] = [
  { d: "M-19 4 0 -27 19 4z", fill: "#fff3dc", line: INK },
  { d: "M-6 4 0 -12 6 4z", fill: "#5a3a20" },
];
const PALM: Stroke[] = [
  { d: "M4 6C6 -6 3 -16 -2 -24", line: "#6a4a28", width: 4 },
  { d: "M-2 -24q-15 -9 -26 3q13 -4 26 -3zM-2 -24q4 -13 20 -12q-11 4 -20 12zM-2 -24q15 -4 24 8q-13 -8 -24 -8z", fill: "#2f6b35" },
];
const WAVES: Stroke[] = [{ d: "M-32 -16q8 -6 16 0t16 0t16 0t16 0M-26 -4q8 -6 16 0t16 0t16 0", line: "#fdfaf0", width: 2.4 }];
const TREES: Stroke[] = [
  { d: "M-24 4 -14 -24 -4 4zM6 6 17 -26 28 6z", fill: "#1f4d2c" },
  { d: "M-9 8 2 -32 13 8z", fill: "#2c6438" },
];
const ROCKS: Stroke[] = [
  { d: "M-30 6 -14 -24 -3 -9 9 -28 30 6z", fill: "#7d766a", line: "#46413a" },
  { d: "M-14 -24 -19 -14 -13 -16 -8 -13zM9 -28 3 -17 10 -20 16 -16z", fill: "#f4efe2" },
];
const POOL: Stroke[] = [
  { d: "M-26 -8a26 13 0 1 0 52 0a26 13 0 1 0 -52 0z", fill: "#5fb2c4", line: "#2f7488" },
  { d: "M-14 -10q7 -4 14 0t14 0M-8 -3q6 -3 12 0", line: "#e8f7f5", width: 2 },
];
const CAVE: Stroke[] = [
  { d: "M-28 6q0 -34 28 -34t28 34z", fill: "#8d8474", line: "#4a4338" },
  { d: "M-12 6q0 -20 12 -20t12 20z", fill: "#241d16" },
];

const LANDS: Record<string, Land> = {
  fuselage: {
    ground: "#ead8a4",
    strokes: [
      { d: "M-34 -10q4 -15 24 -15h26q18 4 18 12t-18 11h-34q-12 0 -16 -8z", fill: "#e9ebe6", line: INK },
      { d: "M16 -25q4 12 0 23", line: "#8a8f8c", width: 2 },
      { d: "M-16 -14h.1M-7 -14h.1M2 -14h.1M10 -14h.1", line: "#2d4a5c", width: 5 },
      { d: "M-6 -2 8 10H18L10 -2z", fill: "#c3c7c0", line: INK },
    ],
  },
  "beach-camp": { ground: "#ecd9a2", strokes: TENT },
  "sea-caves": { ground: "#d8c795", strokes: CAVE },
  wreckage: {
    ground: "#ead8a4",
    strokes: [
      { d: "M-26 0 -10 -22 -2 -16 -12 4zM4 2 10 -14 28 -6 22 8z", fill: "#c9cdc6", line: INK },
      { d: "M-4 8h14v-10h-14z", fill: "#a05a3a", line: INK },
    ],
  },
  beach: { ground: "#f0dfab", strokes: PALM },
  reef: { ground: "#7fc4cf", strokes: [...WAVES, { d: "M-16 4q-6 -10 2 -12t4 -8q8 2 6 12zM8 4q0 -12 8 -12t6 12z", fill: "#d0685a" }] },
  lagoon: { ground: "#a9d8cf", strokes: POOL },
  mangrove: { ground: "#9fb57c", strokes: [{ d: "M0 -14q-14 8 -18 20M0 -14q-4 12 -6 20M0 -14q4 12 8 20M0 -14q14 8 20 20", line: "#5a4024", width: 3 }, { d: "M-22 -14q2 -18 22 -18t22 18q-10 6 -22 4t-22 -4z", fill: "#35683a" }] },
  headland: { ground: "#d6c893", strokes: [{ d: "M-30 8q4 -20 18 -22l14 -14q14 8 12 22t16 14z", fill: "#8f8a6a", line: "#4a4632" }] },
  "river-mouth": { ground: "#e2d39c", strokes: [{ d: "M-8 -32q14 10 2 20t-22 20h44q-2 -12 -8 -18t0 -22z", fill: "#5fb2c4", line: "#2f7488" }] },
  dock: { ground: "#8cc6d2", strokes: [{ d: "M-8 -32h16v40h-16z", fill: "#9a6b3c", line: INK }, { d: "M-8 -24h16M-8 -16h16M-8 -8h16M-8 0h16", line: INK, width: 1.6 }, { d: "M14 -6q10 8 18 0l-3 8h-12z", fill: "#7a4a28", line: INK }] },
  "tide-pools": { ground: "#dccb98", strokes: [{ d: "M-24 -14a10 6 0 1 0 20 0a10 6 0 1 0 -20 0zM2 -4a12 7 0 1 0 24 0a12 7 0 1 0 -24 0zM2 -26a7 4 0 1 0 14 0a7 4 0 1 0 -14 0z", fill: "#62b0c0", line: "#2f7488" }] },
  "tall-trees": { ground: "#7fa866", strokes: TREES },
  cemetery: { ground: "#9fb483", strokes: [{ d: "M-18 6v-24M-25 -10h14M2 8v-30M-6 -14h16M20 5v-20M14 -9h12", line: "#5a4024", width: 4 }] },
  "waterfall-camp": { ground: "#86ad6c", strokes: [{ d: "M-30 4q0 -34 12 -34h8v34z", fill: "#7d766a" }, { d: "M-14 -30h12v24q0 6 6 10h-24q6 -4 6 -10z", fill: "#bfe4ea", line: "#2f7488" }, { d: "M6 4 19 -18 32 4z", fill: "#fff3dc", line: INK }] },
  "clearing-camp": { ground: "#a9bf74", strokes: TENT },
  station: { ground: "#93a57c", strokes: [{ d: "M-8 -32H8L20 -20V-4L8 8H-8L-20 -4V-20z", fill: "#d9d4c4", line: INK }, { d: "M-10 -12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0zM-10 -12h20M0 -22v20", line: INK, width: 2 }] },
  jungle: { ground: "#5f9453", strokes: [{ d: "M-26 4q-6 -26 10 -26t8 26zM-4 6q-8 -36 8 -36t10 36zM12 4q-2 -24 10 -24t6 24z", fill: "#1f5230" }] },
  bamboo: { ground: "#a3bf66", strokes: [{ d: "M-22 6v-34M-10 6v-40M2 6v-36M14 6v-40M25 6v-32", line: "#4d7a2c", width: 5 }, { d: "M-25 -12h6M-13 -20h6M-1 -10h6M11 -22h6M22 -8h6", line: "#e4edbd", width: 2 }] },
  valley: { ground: "#8fb46b", strokes: [{ d: "M-34 -24 -4 6 -34 6zM34 -24 4 6 34 6z", fill: "#5d7f47" }] },
  ridge: { ground: "#a8ab83", strokes: ROCKS },
  swamp: { ground: "#7d8d5c", strokes: [{ d: "M-26 -2a26 9 0 1 0 52 0a26 9 0 1 0 -52 0z", fill: "#4e5c3a" }, { d: "M-16 -4v-20M-10 -4v-26M8 -4v-22M15 -4v-16", line: "#2f3a1e", width: 3 }] },
  spring: { ground: "#98bd7c", strokes: POOL },
  ruins: { ground: "#a4ac7c", strokes: [{ d: "M-22 6v-30h9v30zM-5 6v-20h9v20zM12 6v-36h9v36z", fill: "#d8cfb8", line: "#5c543f" }, { d: "M-25 -24h15M9 -30h15", line: "#5c543f", width: 3 }] },
  "crash-site": { ground: "#8aa76a", strokes: [{ d: "M-26 -2q6 -26 34 -22l14 10q4 10 -8 16h-30q-10 0 -10 -4z", fill: "#e2e4de", line: INK }, { d: "M8 -20 18 -12 8 -8z", fill: "#2d4a5c" }] },
  pits: { ground: "#a09a62", strokes: [{ d: "M-28 -4a28 11 0 1 0 56 0a28 11 0 1 0 -56 0z", fill: "#3a2c18" }, { d: "M-16 0 -12 -16 -8 1zM-2 2 2 -18 6 2zM10 1 14 -14 18 0z", fill: "#c8a36a" }] },
};

const SHORE: Land = { ground: "#ead8a4", strokes: PALM };
const INNER: Land = { ground: "#7fa866", strokes: TREES };

export function land(hex: string, shore: boolean): Land {
  return LANDS[hex] ?? (shore ? SHORE : INNER);
}
