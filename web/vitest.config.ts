import { defineConfig, mergeConfig } from "vitest/config";
import page from "./vite.config";

// Apart from the page's own, because whoever only plays builds the page without vitest.
export default mergeConfig(page, defineConfig({ test: { include: ["src/**/*.test.ts"] } }));
