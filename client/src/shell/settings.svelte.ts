// What somebody wants of this page, kept in this browser only.
export type Theme = "system" | "light" | "dark";
export type Motion = "system" | "on" | "off";

interface Wishes {
  theme: Theme;
  motion: Motion;
  sound: boolean;
  textView: boolean;
  autoPass: boolean; // pass where nothing can be played
}

const KEY = "settings";
const FIRST: Wishes = { theme: "system", motion: "system", sound: false, textView: false, autoPass: true };

function load(): Wishes {
  try {
    return { ...FIRST, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Wishes>) };
  } catch {
    return { ...FIRST };
  }
}

export const settings = $state<Wishes>(load());

export function keep(): void {
  localStorage.setItem(KEY, JSON.stringify(settings));
  apply();
}

const still = matchMedia("(prefers-reduced-motion: reduce)");

/** Whether things may move on the page. */
export function moves(): boolean {
  return settings.motion === "on" || (settings.motion === "system" && !still.matches);
}

export function apply(): void {
  const root = document.documentElement;
  if (settings.theme === "system") root.removeAttribute("data-theme");
  else root.dataset.theme = settings.theme;
  root.dataset.motion = moves() ? "on" : "off";
}

let audio: AudioContext | null = null;

/** A short note: a card laid, one's turn. Off unless wished for. */
export function sound(kind: "card" | "turn" | "end"): void {
  if (!settings.sound) return;
  audio ??= new AudioContext();
  const notes = { card: [220], turn: [440, 660], end: [330, 440, 550, 660] }[kind];
  notes.forEach((pitch, i) => {
    if (!audio) return;
    const start = audio.currentTime + i * 0.12;
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    tone.frequency.value = pitch;
    tone.type = "triangle";
    volume.gain.setValueAtTime(0.12, start);
    volume.gain.exponentialRampToValueAtTime(0.001, start + 0.18);
    tone.connect(volume).connect(audio.destination);
    tone.start(start);
    tone.stop(start + 0.2);
  });
}
