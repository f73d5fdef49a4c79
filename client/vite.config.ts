import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

const WORDS = resolve(import.meta.dirname, "../src/cordee/words");
const OUT = resolve(import.meta.dirname, "../src/cordee/client");

// What only the terminal and the service say: the service sends its own sentences.
const NOT_FOR_THE_PAGE = /^(fault|help|usage|expected|verify|serve|backup|restore|command|sim|match|replay|problem)-/;

/** The shared catalogue by key, one module a language, without what the page never says. */
function words(): Plugin {
  const prefix = "\0words:";
  return {
    name: "cordee-words",
    resolveId: (id) => (id.startsWith("words:") ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(prefix)) return null;
      const folder = join(WORDS, id.slice(prefix.length));
      const kept: Record<string, string> = {};
      for (const name of readdirSync(folder).sort()) {
        if (!name.endsWith(".ftl")) continue;
        const path = join(folder, name);
        this.addWatchFile(path);
        let key = "";
        for (const line of readFileSync(path, "utf-8").split("\n")) {
          const begun = /^([a-z][\w-]*) = ?(.*)$/.exec(line);
          if (begun?.[1] !== undefined) kept[(key = begun[1])] = begun[2] ?? "";
          else if (line.trim() !== "" && !line.startsWith("#")) kept[key] += `\n${line}`;
        }
      }
      const said = Object.entries(kept).filter(([key]) => !NOT_FOR_THE_PAGE.test(key));
      // Text that is parsed as JSON costs a browser a fraction of what a literal costs.
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(Object.fromEntries(said)))});`;
    },
  };
}

/** Both languages and the fonts are asked for with the page, not after its script has run; the one spoken is compiled. */
function early(): Plugin {
  return {
    name: "cordee-early",
    transformIndexHtml: {
      order: "post",
      handler: (_html, { bundle }) =>
        Object.values(bundle ?? {}).flatMap((file) => {
          if (/_words_/.test(file.fileName)) return [{ tag: "link", attrs: { rel: "preload", as: "script", crossorigin: true, href: `/${file.fileName}` }, injectTo: "head" as const }];
          if (/\.woff2$/.test(file.fileName)) return [{ tag: "link", attrs: { rel: "preload", as: "font", type: "font/woff2", crossorigin: true, href: `/${file.fileName}` }, injectTo: "head" as const }];
          return [];
        }),
    },
  };
}

/** Every text file also compressed, so that the service only has to send it. */
function compressed(): Plugin {
  return {
    name: "cordee-compressed",
    apply: "build",
    closeBundle() {
      for (const name of readdirSync(OUT, { recursive: true, encoding: "utf-8" })) {
        if (!/\.(js|css|html|svg|webmanifest)$/.test(name)) continue;
        const path = join(OUT, name);
        const text = readFileSync(path);
        writeFileSync(`${path}.gz`, gzipSync(text, { level: 9 }));
        const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
        writeFileSync(`${path}.br`, brotliCompressSync(text, { params }));
      }
    },
  };
}

export default defineConfig({
  plugins: [words(), svelte(), early(), compressed()],
  build: {
    outDir: OUT,
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    cssCodeSplit: true,
    modulePreload: { polyfill: false },
    // What is only a few hundred bytes travels with something else.
    rollupOptions: { output: { experimentalMinChunkSize: 8_000 } },
  },
  server: { proxy: { "/api": "http://127.0.0.1:8000", "/ws": { target: "ws://127.0.0.1:8000", ws: true } } },
});
