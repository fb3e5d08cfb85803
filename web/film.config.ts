/// <reference types="node" />
// The projector: one HTML file into which the server and the command line put a game that is over. Everything is in it, and
// its policy lets it fetch nothing.

import { createHash } from "node:crypto";
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** What a film has of its own, instead of what asks the server or is fetched when it is needed. */
const INSTEAD: Record<string, string> = {
  [at("src/net/asking.ts")]: at("src/film/asking.ts"),
  [at("src/i18n/catalogues.ts")]: at("src/film/catalogues.ts"),
  [at("src/games.svelte.ts")]: at("src/film/games.ts"),
};

function instead(): Plugin {
  return {
    name: "tawy-film-instead",
    enforce: "pre",
    async resolveId(source, importer, options) {
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      return found && (INSTEAD[found.id] ?? found);
    },
  };
}

const sha = (text: string): string => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** Script and styles into the file itself, and the policy before them: this script and no other, and no connections. */
function inlined(): Plugin {
  return {
    name: "tawy-film-inlined",
    enforce: "post",
    generateBundle(_options, bundle) {
      const scripts = Object.values(bundle).filter((part) => part.type === "chunk");
      const styles = Object.values(bundle).filter((part) => part.type === "asset" && part.fileName.endsWith(".css"));
      const page = bundle["film.html"];
      if (scripts.length !== 1 || page?.type !== "asset") throw new Error("a film is one file");
      const script = scripts[0]!.code
        .replaceAll("__VITE_PRELOAD__", "void 0") // nothing is fetched ahead; Vite would say so only after this
        .replaceAll("</script", "<\\/script")
        .replaceAll("<!--", "<\\!--");
      const style = styles.map((part) => String(part.type === "asset" ? part.source : "")).join("\n");
      if (/url\((?!["']?data:)/.test(style)) throw new Error("a style of a film fetches something");
      const policy = `default-src 'none'; script-src ${sha(script)}; style-src 'unsafe-inline'; img-src data:; font-src data:; base-uri 'none'; form-action 'none'`;
      const head = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
      page.source = String(page.source)
        .replace(/<script type="module"[^>]*><\/script>|<link rel="(stylesheet|modulepreload)"[^>]*>/g, "")
        .replace('<meta charset="utf-8" />', (charset) => charset + head)
        .replace("</head>", () => `<style>${style}</style></head>`)
        .replace("</body>", () => `<script type="module">${script}</script></body>`);
      for (const part of [...scripts, ...styles]) delete bundle[part.fileName];
    },
  };
}

export default defineConfig({
  plugins: [instead(), svelte(), inlined()],
  publicDir: false,
  build: {
    outDir: "../src/tawy/page",
    emptyOutDir: false,
    target: "es2022",
    assetsInlineLimit: 10_000_000,
    cssCodeSplit: false,
    modulePreload: false,
    rolldownOptions: { input: "film.html", output: { codeSplitting: false } },
  },
  server: { fs: { allow: [".."] } },
});
