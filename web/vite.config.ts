import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

const server = "http://127.0.0.1:8000";

/** Leaves out the comments of the texts, which are for translators. */
const texts: Plugin = {
  name: "texts-without-comments",
  transform(code, id) {
    if (!id.endsWith(".ftl?raw")) return null;
    const text = JSON.parse(code.slice(code.indexOf('"'), code.lastIndexOf('"') + 1)) as string;
    const bare = text.replace(/^#.*\n/gm, "");
    return { code: `export default ${JSON.stringify(bare)}`, map: null };
  },
};

export default defineConfig({
  plugins: [texts, svelte()],
  build: {
    outDir: "../src/linko/server/page",
    emptyOutDir: true,
    target: "es2022",
    // Nothing in the page may be inline: the server's content policy forbids it.
    assetsInlineLimit: 0,
    // Parts that are loaded later find their styles in place.
    cssCodeSplit: false,
    modulePreload: { polyfill: false },
    // What every page needs is one file: together it is smaller than in pieces.
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: "first", tags: ["$initial"] }] } },
    },
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: server, ws: true } },
  },
});
