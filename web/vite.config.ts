import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

// The built page goes into the Python package, which serves it; the catalogues come from there.
export default defineConfig({
  plugins: [svelte()],
  build: { outDir: "../src/tawy/page", emptyOutDir: true, target: "es2022", assetsInlineLimit: 0 },
  server: { fs: { allow: [".."] }, proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } } },
});
