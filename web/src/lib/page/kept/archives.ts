/**
 * The package's files by the version of their rules. A new version of the page brings other files; those of an earlier version are kept
 * as long as an unfinished game needs its rules, and such a game is played by them. Where the rules are the same, the new files play.
 */
import type { Site } from "../messages";

/** `base`: where the paths of `site` begin. `glue`: what the worker runs in Python; it belongs to the files. */
export type Archive = { site: Site; base: string; glue: string; files: ArrayBuffer };

const cacheName = (name: string) => `${name} rules`;
const key = (rules: number, part: "files" | "about") => `/rules/${rules}/${part}`;
const open = (name: string) => globalThis.caches?.open(cacheName(name)).catch(() => undefined);

/** Keep the files of the current version, and those of older rules only where a game needs them. */
export async function keepArchive(name: string, { files, ...about }: Archive, needed: Set<number>) {
  const cache = await open(name);
  if (!cache) return;
  const { rules } = about.site;
  for (const request of await cache.keys()) {
    const found = Number(/\/rules\/(\d+)\//.exec(request.url)?.[1]);
    if (found !== rules && !needed.has(found)) await cache.delete(request);
  }
  await cache.put(key(rules, "files"), new Response(files));
  await cache.put(key(rules, "about"), new Response(JSON.stringify(about))); // last, because it marks the archive as complete
}

export const hasArchive = async (name: string, rules: number): Promise<boolean> => !!(await (await open(name))?.match(key(rules, "about")));

export async function findArchive(name: string, rules: number): Promise<Archive> {
  const cache = await open(name);
  const [about, files] = await Promise.all([cache?.match(key(rules, "about")), cache?.match(key(rules, "files"))]);
  if (!about || !files) throw new Error(`version ${rules} of the rules is not kept`);
  return { ...((await about.json()) as Omit<Archive, "files">), files: await files.arrayBuffer() };
}
