/**
 * Finds where the web client asks which ruleset it has. `VITE_LIST=1 npx vitest run rulesets` lists the places.
 *
 * A branch is a comparison with or a lookup by the id of a ruleset, and a condition on anything that only one ruleset has: its data,
 * a field of a board that is empty in the other game, or an entry of a table with one row per ruleset that is missing, empty or another
 * word in one row. CSS classes by a look's `style` (board/looks.ts) are not counted: a new ruleset chooses a style that exists.
 */
import { parse } from "svelte/compiler";
import { expect, test } from "vitest";
import { RULESETS } from "./core/ruleset";

const MOST = 20; // branches on the ruleset in the whole client
const sources = import.meta.glob<string>(["./**/*.{ts,svelte,css}", "../*.{ts,svelte,css}", "!./**/*.test.ts"], { eager: true, query: "?raw", import: "default" });

/** A game's own folders are its own business. */
const isShared = (file: string) => !file.split("/").some((folder) => (RULESETS as readonly string[]).includes(folder));

type Node = { type: string; start: number; end: number } & Record<string, any>;
type Branch = { file: string; line: number; code: string };

const IDS = new Set<unknown>(RULESETS);
const IDENTITY = new Set(["id", "name", "clauses"]);
const SEARCHES = new Set(["includes", "indexOf", "has", "get"]);
const EQUALITY = new Set(["==", "===", "!=", "!==", "in"]);
const ATTRIBUTES = /^(class|id|data-.+)$/;

const isNode = (value: unknown): value is Node => typeof (value as Node | null)?.type === "string";
const children = (node: Node) => Object.values(node).flat().filter(isNode);
const nameOf = (node: Node | null | undefined): string => node?.name ?? node?.property?.name ?? "";
/** Without `as …`, `satisfies …`, `!` and the wrapper around `?.`. */
const bare = (node: Node): Node => (/^(TS\w+Expression|ChainExpression)$/.test(node.type) ? bare(node.expression) : node);

function isRuleset(node: Node): boolean {
  return (node.type === "Identifier" && node.name === "ruleset") || (node.type === "MemberExpression" && !node.computed && node.property.name === "ruleset");
}

/** `board.ruleset.display` */
const isData = (node: Node): boolean => node.type === "MemberExpression" && isRuleset(bare(node.object));

function identifies(given: Node): boolean {
  const node = bare(given);
  if (node.type === "Literal") return IDS.has(node.value);
  if (node.type === "CallExpression") return nameOf(node.callee) === "rulesetOf";
  return isRuleset(node) || (isData(node) && IDENTITY.has(nameOf(node)));
}

const keysOf = (node: Node): unknown[] => node.properties.map(({ key }: Node) => key?.name ?? key?.value);
const isTable = (node: Node): boolean => node.type === "ObjectExpression" && node.properties.length > 0 && keysOf(node).every((key) => IDS.has(key));

/** Names of tables with one row per ruleset, and their keys: those that only some rows have, and those whose words differ. */
type Known = { tables: Set<string>; flags: Set<string>; words: Map<string, Set<unknown>> };
type Source = { file: string; text: string; tree: Node };

const every = (node: Node): Node[] => [node, ...children(node).flatMap(every)];
const declared = (tree: Node): Node[] => every(tree).filter(({ type, init }) => type === "VariableDeclarator" && init);

/** The object that a row of a table stands for: written in the table, or a constant of another file. */
function rowOf(value: Node, { file, tree }: Source, sources: Source[]): Node | null {
  const row = bare(value);
  if (row.type !== "Identifier") return row.type === "ObjectExpression" ? row : null;
  const imports = every(tree).filter(({ type, specifiers }) => type === "ImportDeclaration" && specifiers.some(({ local }: Node) => local.name === row.name));
  const home = imports.length ? new URL(imports[0]!.source.value, `file:///${file}`).pathname : new URL(`file:///${file}`).pathname;
  const found = sources.find((source) => [home, `${home}.ts`].includes(new URL(`file:///${source.file}`).pathname));
  const constant = found && declared(found.tree).find(({ id }) => id.name === row.name)?.init;
  return constant && bare(constant).type === "ObjectExpression" ? bare(constant) : null;
}

function isEmpty(node: Node | undefined): boolean {
  if (!node || (node.type === "Identifier" && node.name === "undefined")) return true;
  return node.type === "Literal" ? !node.value : node.type === "ArrayExpression" && !node.elements.length;
}

/** Rows with few keys in common are dictionaries, such as the steps of two lessons: their keys say nothing about the rulesets. */
function areAlike(rows: Node[]): boolean {
  const keys = [...new Set(rows.flatMap(keysOf))];
  return keys.filter((key) => rows.every((row) => keysOf(row).includes(key))).length * 2 >= keys.length;
}

function learnKeys(rows: Node[], known: Known) {
  if (!areAlike(rows)) return;
  for (const key of new Set(rows.flatMap(keysOf))) {
    const found = rows.map((row) => row.properties.find((one: Node) => (one.key?.name ?? one.key?.value) === key)?.value as Node | undefined);
    const values = found.map((value) => value && bare(value));
    if (new Set(values.map(isEmpty)).size > 1) known.flags.add(String(key));
    const words = values.map((value) => (value?.type === "Literal" ? value.value : null));
    if (new Set(words).size > 1 && words.every((word) => typeof word === "string")) known.words.set(String(key), new Set(words));
    if (values.every((value) => value?.type === "ObjectExpression")) learnKeys(values as Node[], known);
  }
}

function learn(source: Source, sources: Source[], known: Known) {
  for (const { id, init } of declared(source.tree)) {
    const table = bare(init);
    if (!isTable(table)) continue;
    known.tables.add(id.name);
    const rows: (Node | null)[] = table.properties.map(({ value }: Node) => rowOf(value, source, sources));
    if (rows.every((row) => row !== null)) learnKeys(rows, known);
  }
}

/** Fields of boards and views that are empty, 0 or null in all games of one ruleset, with what they are fields of. */
const FIELDS: Record<string, RegExp> = {
  bonus: /^board$/, attraction_count: /^board$/, points: /^route(Of)?$/, value: /^(ticketOf|ticket)$/, display: /^view$/, route_points: /^(player|me)$/,
};

/** Names of a file that stand for a flag: `const Extra = $derived(game.Extra)`, `const { points } = routeOf(…)`. */
function aliases(tree: Node, known: Known): Set<string> {
  const found = declared(tree).flatMap(({ id, init }) => {
    if (init.callee?.name === "$props") return [];
    const value = init.callee?.name === "$derived" ? init.arguments[0] : init; // a $state changes later
    const isTaken = ({ key }: Node) => known.flags.has(key?.name) || FIELDS[key?.name]?.test(ownerOf(bare(value)));
    if (id.type === "ObjectPattern") return id.properties.filter(isTaken).map((one: Node) => one.value.name);
    return id.name && value && asks(bare(value), known) ? [id.name] : [];
  });
  return new Set(found);
}

/** What a member is a member of: `route` in `a.route.points`, `routeOf` in `routeOf(…).points`. */
const ownerOf = (node: Node): string => nameOf(node.type === "CallExpression" ? bare(node.callee) : node);

/** True for some rulesets only: a flag, or a comparison or search that amounts to one. */
function asks(node: Node, known: Known): boolean {
  if (isFlag(node, known) || compares(node, known)) return true;
  return node.type === "CallExpression" && node.arguments[0]?.type === "ArrowFunctionExpression" && asks(bare(node.arguments[0].body), known);
}

function isFlag(given: Node, known: Known, local = new Set<string>()): boolean {
  const node = bare(given);
  if (node.type === "Identifier") return local.has(node.name);
  if (node.type !== "MemberExpression" || node.computed) return false;
  if (nameOf(node) === "length") return isFlag(node.object, known, local);
  if (nameOf(node.object) === "settings") return false; // chosen by the player
  return isData(node) || known.flags.has(nameOf(node)) || (FIELDS[nameOf(node)]?.test(ownerOf(bare(node.object))) ?? false);
}

function conditions(node: Node): Node[] {
  if (/^(IfStatement|IfBlock|ConditionalExpression|WhileStatement)$/.test(node.type)) return [node.test];
  if (node.type === "LogicalExpression") return [node.left, node.right];
  if (node.type === "UnaryExpression" && node.operator === "!") return [node.argument];
  if (node.type === "CallExpression" && node.optional) return [node.callee];
  return node.type === "MemberExpression" && node.optional ? [node.object] : [];
}

function compares({ type, operator, left, right }: Node, known: Known): boolean {
  if (type !== "BinaryExpression") return false;
  const sides = [bare(left), bare(right)];
  const constant = sides.find((side) => side.type === "Literal");
  if (EQUALITY.has(operator) && sides.some(identifies)) return true;
  return !!constant && sides.some((side) => isFlag(side, known) || known.words.get(nameOf(side))?.has(constant.value));
}

function searches(node: Node): boolean {
  if (node.type !== "CallExpression" || node.callee.type !== "MemberExpression" || !SEARCHES.has(nameOf(node.callee))) return false;
  const [where, what] = [bare(node.callee.object), node.arguments[0]];
  return !!what && nameOf(where) !== "RULESETS" && (identifies(what) || (isData(where) && what.type === "Literal"));
}

function looksUp(node: Node, known: Known): boolean {
  if (node.type !== "MemberExpression") return false;
  if (!node.computed) return known.tables.has(nameOf(node.object)) && IDS.has(nameOf(node));
  const key = node.property.type === "LogicalExpression" ? node.property.left : node.property;
  return identifies(key) || known.tables.has(nameOf(node.object)) || (nameOf(key) === "game" && nameOf(node.object) === "attributes");
}

/** `<screen.game.Dialog />` shows nothing in a game without one. */
const shows = (node: Node, known: Known): boolean => node.type === "Component" && node.name.includes(".") && known.flags.has(node.name.split(".").at(-1));

/** Styles, classes and names of pictures by the id of a ruleset. */
function styles(node: Node): boolean {
  if (node.type === "ClassSelector" || node.type === "ClassDirective") return IDS.has(node.name);
  if (node.type === "AttributeSelector") return IDS.has(node.value);
  if (node.type === "TemplateLiteral") return node.expressions.some(identifies);
  if (node.type !== "Attribute" || !ATTRIBUTES.test(node.name)) return false;
  return [node.value].flat().some((part) => isNode(part) && (part.type === "ExpressionTag" ? identifies(part.expression) : String(part.data).split(/\s+/).some((word) => IDS.has(word))));
}

function find(node: Node, known: Known, local: Set<string>, found: Set<Node>) {
  if (compares(node, known)) return void found.add(node);
  if (searches(node) || looksUp(node, known) || styles(node) || isTable(node) || shows(node, known)) found.add(node);
  if (node.type === "SwitchStatement" && (identifies(node.discriminant) || known.words.has(nameOf(bare(node.discriminant))))) found.add(node.discriminant);
  for (const test of conditions(node)) if (isFlag(test, known, local)) found.add(bare(test));
  for (const child of children(node)) find(child, known, local, found);
}

function read(file: string, source: string): Source {
  const text = file.endsWith(".ts") ? `<script lang="ts">${source}</script>` : file.endsWith(".css") ? `<style>${source}</style>` : source;
  return { file, text, tree: parse(text, { modern: true }) as unknown as Node };
}

/** The branches in these files; a table that one of them declares is known in all. The folders of single games are not counted. */
function branchesIn(texts: Record<string, string>): Branch[] {
  const known: Known = { tables: new Set(), flags: new Set(), words: new Map() };
  const sources = Object.entries(texts).map(([file, source]) => read(file, source));
  for (const source of sources) learn(source, sources, known);
  return sources.filter(({ file }) => isShared(file)).flatMap(({ file, text, tree }) => {
    const found = new Set<Node>();
    find(tree, known, aliases(tree, known), found);
    return [...found].map(({ start, end }) => ({ file, line: text.slice(0, start).split("\n").length, code: text.slice(start, end).replace(/\s+/g, " ").slice(0, 90) }));
  });
}

test("few places ask which ruleset it is", () => {
  const found = branchesIn(sources);
  const report = [...found.map(({ file, line, code }) => `${file}:${line}: ${code}`), `all: ${found.length}`].join("\n");
  if (import.meta.env.VITE_LIST) console.log(report);
  expect(found.length, report).toBeLessThanOrEqual(MOST);
}, 60_000); // it parses every file of the client

test.each([
  ['board.ruleset.id === "new_york"', 1],
  ['x = rulesetOf(board) !== "first_journey" ? 1 : 2', 1],
  ["switch (board.ruleset.id) { case 1: }", 1],
  ["const T: Record<Ruleset, number> = { new_york: 1, first_journey: 2 }", 1],
  ["const T = { new_york: 1, first_journey: 2 } as const; T[game]; T.new_york", 3],
  ["PICTURES[rulesetOf(board)]", 1],
  ["this.games[this.ruleset]", 1],
  ["`#fb-${ruleset}-${card}`", 1],
  ['board.ruleset.actions.includes("take")', 1],
  ["if (board.ruleset.display) x()", 1],
  ["board.ruleset.tickets_to_win > 0", 1],
  ["x = !board.bonus", 1],
  ["board.bonus?.name", 1],
  ["const T = { new_york: { city: true }, first_journey: { city: false } }; x = facts.city ? 1 : 2", 2],
  ["const T = { new_york: { map: true }, first_journey: { map: true } }; x = facts.map ? 1 : 2", 1],
  ['const T = { new_york: { a: 1, map: null }, first_journey: { a: 1, map: Map } }; x = facts.map ? 1 : 2', 2],
  ['const T = { new_york: { a: 1 }, first_journey: { a: 1, map: Map } }; facts.map?.(); facts.map?.x', 3],
  ['const T = { new_york: { a: 1, extras: [] }, first_journey: { a: 1, extras: [x] } }; x = facts.extras.length ? 1 : 2', 2],
  ['const T = { new_york: { a: { b: 1, map: null } }, first_journey: { a: { b: 1, map: Map } } }; x = !facts.a.map', 2],
  ['const T = { new_york: { verb: "claim" }, first_journey: { verb: "build" } }; x = look.verb === "build"', 2],
  ['const T = { new_york: { verb: "claim" }, first_journey: { verb: "build" } }; const f = (verb) => verb !== "claim"', 2],
  ['const T = { new_york: { verb: "claim" }, first_journey: { verb: "build" } }; switch (look.verb) { case x: }', 2],
  ['const T = { new_york: { verb: "claim" }, first_journey: { verb: "build" } }; const f = (verb) => verb !== "pass"', 1],
  ['const one = { verb: "claim" }, two = { verb: "build" }; const T = { new_york: one, first_journey: two }; x = look.verb === "build"', 2],
  ['const T = { new_york: { a: 1, Map: null }, first_journey: { a: 1, Map: x } }; const Extra = game.Map; if (Extra) x()', 2],
  ['const T = { new_york: { a: { b: 1, c: 1 } }, first_journey: { a: { d: 1, c: 1 } } }; if (x.d) x()', 1], // a dictionary
  ['const T = { new_york: { a: 1, map: null }, first_journey: { a: 1, map: Map } }; const { map } = $derived(look); x = map ? 1 : 2', 2],
  ['routeOf(board, id).points ? "claim" : "build"', 1],
  ["const { points } = routeOf(board, id); x = points ? 1 : 2", 1],
  ["const scored = board.routes.some((route) => route.points > 0); x = scored && y", 2],
  ["if (board.attraction_count) x()", 1],
  ["if (view.display.length || deck) x()", 1],
  ["if (ticketOf(board, id).value) x()", 1],
  ["message.attributes[this.game ?? '']", 1],
  ["settings.kid ? 1 : 2", 0],
  ["RULESETS.indexOf(rulesetOf(board))", 0],
  ['boardOf("new_york")', 0],
  ['const NAMES = { new_york: 1, first_journey_usa: 2 }', 0], // boards
  ["for (const kind of board.ruleset.actions) x(kind)", 0],
  ["board.ruleset.actions.includes(kind)", 0],
  ["left <= board.ruleset.last_pieces", 0],
])("in code: %s", (code, count) => expect(branchesIn({ "some.ts": code })).toHaveLength(count));

test.each([
  ["<p class={board.ruleset.id}></p>", 1],
  ['<p class="table {screen.ruleset}"></p>', 1],
  ['<p class="new_york"></p>', 1],
  ["<p class:first_journey={x}></p>", 1],
  ["{#if board.bonus}<p></p>{/if}", 1],
  ['<script>const T = { new_york: { a: 1 }, first_journey: { a: 1, Dialog: Some } };</script><screen.game.Dialog />', 2],
  ['<script>const T = { new_york: { a: 1 }, first_journey: { a: 1, More: Some } }; const More = $derived(game.More);</script>{#if More}<More />{/if}', 2],
  ["<Card ruleset={screen.ruleset} />", 0],
  ["<p></p><style>:global(.new_york) p, .first_journey p { color: red }</style>", 2],
  ['<p></p><style>[data-game="new_york"] p { color: red }</style>', 1],
])("in a component: %s", (code, count) => expect(branchesIn({ "Some.svelte": code })).toHaveLength(count));
