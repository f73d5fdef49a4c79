import { mount } from "svelte";
import "./app.css";
import App from "./App.svelte";
import { apply } from "./shell/settings.svelte";
import { speak, wishedLanguage } from "./shell/words.svelte";

apply();
// A table's page is asked for together with the words, not after them.
if (location.pathname.startsWith("/table/")) void import("./shell/Table.svelte");
await speak(wishedLanguage());
const target = document.getElementById("app");
if (target) mount(App, { target });
if ("serviceWorker" in navigator && import.meta.env.PROD) {
  addEventListener("load", () => void navigator.serviceWorker.register("/sw.js").catch(() => undefined));
}
