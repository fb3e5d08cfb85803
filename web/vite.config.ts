import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

// The built page goes into the Python package, which serves it.
export default defineConfig({
  plugins: [svelte()],
  build: { outDir: "../src/tawy/page", emptyOutDir: true, target: "es2022", assetsInlineLimit: 0 },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } } },
  test: { include: ["src/**/*.test.ts"] },
});
