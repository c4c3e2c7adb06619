/**
 * Where the web client asks which ruleset it has before it. `VITE_LIST=1 npx vitest run rulesets` lists the places.
 * Styles by a look's `style` (board/looks.ts) are not counted: a new ruleset chooses a style that exists.
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

/** Names of tables with one entry for each ruleset, and of the truth values in them that are not the same in all entries. */
type Known = { tables: Set<string>; flags: Set<string> };

function learn(node: Node, known: Known) {
  const table = node.type === "VariableDeclarator" && node.init ? bare(node.init) : null;
  if (table && isTable(table)) {
    known.tables.add(node.id.name);
    const entries = table.properties.flatMap(({ value }: Node) => (value.type === "ObjectExpression" ? value.properties : []));
    const values = (name: string) => new Set(entries.filter(({ key }: Node) => key?.name === name).map(({ value }: Node) => value.value));
    for (const { key, value } of entries) if (typeof value?.value === "boolean" && values(key.name).size > 1) known.flags.add(key.name);
  }
  for (const child of children(node)) learn(child, known);
}

/** What is true for some rulesets only. */
function isFlag(given: Node, known: Known): boolean {
  const node = bare(given);
  if (node.type !== "MemberExpression" || node.computed) return false;
  return isData(node) || known.flags.has(nameOf(node)) || (nameOf(node) === "bonus" && nameOf(bare(node.object)) === "board");
}

function conditions(node: Node): Node[] {
  if (/^(IfStatement|IfBlock|ConditionalExpression|WhileStatement)$/.test(node.type)) return [node.test];
  if (node.type === "LogicalExpression") return [node.left, node.right];
  if (node.type === "UnaryExpression" && node.operator === "!") return [node.argument];
  return node.type === "MemberExpression" && node.optional ? [node.object] : [];
}

function compares({ type, operator, left, right }: Node): boolean {
  if (type !== "BinaryExpression") return false;
  const sides = [bare(left), bare(right)];
  const constant = sides.some((side) => side.type === "Literal");
  return (EQUALITY.has(operator) && sides.some(identifies)) || (constant && sides.some(isData));
}

function searches(node: Node): boolean {
  if (node.type !== "CallExpression" || node.callee.type !== "MemberExpression" || !SEARCHES.has(nameOf(node.callee))) return false;
  const [where, what] = [bare(node.callee.object), node.arguments[0]];
  return nameOf(where) !== "RULESETS" && (identifies(what) || (isData(where) && what.type === "Literal"));
}

function looksUp(node: Node, known: Known): boolean {
  if (node.type !== "MemberExpression") return false;
  if (!node.computed) return known.tables.has(nameOf(node.object)) && IDS.has(nameOf(node));
  return identifies(node.property) || known.tables.has(nameOf(node.object));
}

/** Styles, classes and names of pictures by the id of a ruleset. */
function styles(node: Node): boolean {
  if (node.type === "ClassSelector" || node.type === "ClassDirective") return IDS.has(node.name);
  if (node.type === "AttributeSelector") return IDS.has(node.value);
  if (node.type === "TemplateLiteral") return node.expressions.some(identifies);
  if (node.type !== "Attribute" || !ATTRIBUTES.test(node.name)) return false;
  return [node.value].flat().some((part) => isNode(part) && (part.type === "ExpressionTag" ? identifies(part.expression) : String(part.data).split(/\s+/).some((word) => IDS.has(word))));
}

function find(node: Node, known: Known, found: Set<Node>) {
  if (compares(node)) return void found.add(node);
  if (searches(node) || looksUp(node, known) || styles(node) || isTable(node)) found.add(node);
  if (node.type === "SwitchStatement" && identifies(node.discriminant)) found.add(node.discriminant);
  for (const test of conditions(node)) if (isFlag(test, known)) found.add(bare(test));
  for (const child of children(node)) find(child, known, found);
}

function read(file: string, source: string): { text: string; tree: Node } {
  const text = file.endsWith(".ts") ? `<script lang="ts">${source}</script>` : file.endsWith(".css") ? `<style>${source}</style>` : source;
  return { text, tree: parse(text, { modern: true }) as unknown as Node };
}

/** The branches in these files; a table that one of them declares is known in all. */
function branchesIn(sources: Record<string, string>): Branch[] {
  const known: Known = { tables: new Set(), flags: new Set() };
  const files = Object.entries(sources).map(([file, source]) => ({ file, ...read(file, source) }));
  for (const { tree } of files) learn(tree, known);
  return files.flatMap(({ file, text, tree }) => {
    const found = new Set<Node>();
    find(tree, known, found);
    return [...found].map(({ start, end }) => ({ file, line: text.slice(0, start).split("\n").length, code: text.slice(start, end).replace(/\s+/g, " ").slice(0, 90) }));
  });
}

test("few places ask which ruleset it is", () => {
  const shared = Object.fromEntries(Object.entries(sources).filter(([file]) => isShared(file)));
  const found = branchesIn(shared);
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
  ["<Card ruleset={screen.ruleset} />", 0],
  ["<p></p><style>:global(.new_york) p, .first_journey p { color: red }</style>", 2],
  ['<p></p><style>[data-game="new_york"] p { color: red }</style>', 1],
])("in a component: %s", (code, count) => expect(branchesIn({ "Some.svelte": code })).toHaveLength(count));
