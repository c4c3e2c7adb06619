import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { defineConfig, type Plugin } from "vite";
import { svelte } from "@sveltejs/vite-plugin-svelte";

/** Emit sw.js with the list of everything the build made, so the page works offline. */
const offline = (): Plugin => ({
  name: "offline",
  apply: "build",
  enforce: "post",
  generateBundle(_options, bundle) {
    const built = Object.keys(bundle).filter((file) => file !== "index.html");
    const kept = readdirSync("public").filter((file) => file !== "preview.png"); // only previews of links show it
    const files = ["/", ...[...built, ...kept].map((file) => `/${file}`)].sort();
    const digest = createHash("sha256").update(readFileSync("index.html"));
    for (const part of Object.values(bundle)) digest.update(part.type === "chunk" ? part.code : part.source);
    for (const file of readdirSync("public").sort()) digest.update(readFileSync(`public/${file}`));
    const source = readFileSync("src/sw.js", "utf8")
      .replace("__VERSION__", digest.digest("hex").slice(0, 12))
      .replace("__FILES__", JSON.stringify(files));
    this.emitFile({ type: "asset", fileName: "sw.js", source });
    this.emitFile({ type: "asset", fileName: "site-sw.js", source: readFileSync("src/site-sw.js", "utf8") });
  },
});

/** Built files refer to each other by relative paths, so they work in any folder; the server's page may have any path, and so has absolute ones. */
const absolutePage = (): Plugin => ({
  name: "absolute-page",
  apply: "build",
  enforce: "post",
  generateBundle(_options, bundle) {
    const page = bundle["index.html"];
    if (page?.type === "asset") page.source = String(page.source).replace(/(href|src)="\.\//g, '$1="/');
  },
});

/**
 * Everything grows with the window: a length of N px in a style sheet becomes N times --px (tokens.css). Hairlines of 1px stay, and so
 * do the drawings of the board, whose lengths are in units of the drawing. A size in a style attribute says calc(N * var(--px)) itself.
 */
const DRAWN = ["/board/shapes/", "/board/living/", "/board/sprites.css", "/styles/board.css"];
type Declaration = { prop: string; value: string; source?: { input: { file?: string } } };
const grown = (whole: string, length: string) => (["0", "1", "-1"].includes(length) ? whole : `calc(${length} * var(--px))`);
const growing = {
  postcssPlugin: "growing",
  OnceExit(root: { walkDecls(visit: (declaration: Declaration) => void): void }) {
    root.walkDecls((declaration) => {
      const file = declaration.source?.input.file ?? "";
      if (declaration.prop === "--px" || DRAWN.some((part) => file.includes(part))) return;
      declaration.value = declaration.value.replace(/(?<![\w.#-])(-?\d*\.?\d+)px\b/g, grown);
    });
  },
};

/** "virtual:messages": for each folder of messages a function that loads its language, which is one file. */
const MESSAGES = fileURLToPath(new URL("../src/farebox/messages", import.meta.url));
const filesOf = (language: string) =>
  readdirSync(`${MESSAGES}/${language}`).filter((name) => name.endsWith(".ftl")).map((name) => `${MESSAGES}/${language}/${name}`);
const languages = () => {
  const folders = readdirSync(MESSAGES, { withFileTypes: true }).filter((one) => one.isDirectory()).map((one) => one.name);
  return folders.filter((name) => filesOf(name).length).sort();
};
const messages = (): Plugin => ({
  name: "messages",
  resolveId: (id) => (id.startsWith("virtual:messages") ? `\0${id}` : null),
  load(id) {
    if (!id.startsWith("\0virtual:messages")) return null;
    const language = id.split("/")[1];
    if (!language) return `export default { ${languages().map((name) => `${name}: () => import("virtual:messages/${name}")`)} }`;
    for (const file of filesOf(language)) this.addWatchFile(file);
    return `export default ${JSON.stringify(filesOf(language).map((file) => readFileSync(file, "utf8")).join("\n"))}`;
  },
});

/** Few files, since each costs a request: what many pages share is one, and the small things that a few share. */
const groups = [
  { name: "shared", minShareCount: 4 },
  { name: "small", minShareCount: 3, maxModuleSize: 8_000 },
];

/** `npm run dev` beside a running `farebox serve`; FAREBOX names another one. */
const server = process.env.FAREBOX ?? "http://127.0.0.1:8017";

export default defineConfig({
  base: "./",
  plugins: [svelte(), messages(), absolutePage(), offline()],
  css: { postcss: { plugins: [growing] } },
  build: { outDir: process.env.WEB_OUT ?? "../src/farebox/static", emptyOutDir: true, rolldownOptions: { output: { codeSplitting: { groups } } } },
  server: { fs: { allow: [".."] }, proxy: { "/api": { target: server, ws: true } } },
});
