import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { installable } from "./installable";

// The built page goes into the Python package, which serves it; the catalogues come from there.
export default defineConfig({
  plugins: [svelte(), installable()],
  build: {
    outDir: "../src/tawy/page",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: { index: "index.html", sw: "src/worker/sw.js" },
      output: { entryFileNames: ({ name }) => (name === "sw" ? "sw.js" : "assets/[name]-[hash].js") },
    },
  },
  server: { fs: { allow: [".."] }, proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } } },
});
