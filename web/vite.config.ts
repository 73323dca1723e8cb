import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

const server = "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/linko/server/page",
    emptyOutDir: true,
    target: "es2022",
    // Nothing in the page may be inline: the server's content policy forbids it.
    assetsInlineLimit: 0,
    // Parts that are loaded later find their styles in place.
    cssCodeSplit: false,
    modulePreload: { polyfill: false },
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: server, ws: true } },
  },
});
