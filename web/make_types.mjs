// Generates the TypeScript types of the protocol from the server's schema: npm run types
import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { compile } from "json-schema-to-typescript";

const python = process.env.PYTHON ?? "../.venv/bin/python";
const schema = JSON.parse(execFileSync(python, ["-m", "farebox.server.api.export_schema"], { encoding: "utf8" }));
for (const definition of Object.values(schema.definitions)) {
  for (const property of Object.values(definition.properties ?? {})) delete property.title; // otherwise every field gets its own alias
}
const made = await compile(schema, "Protocol", {
  additionalProperties: false,
  unreachableDefinitions: true,
  bannerComment: "// Made by `npm run types` from farebox.server.api.protocol. Do not edit.",
});
const types = made.replace(/\n? \* This interface was referenced by[^]*?via the `definition` "[^"]*"\./g, "").replace(/\/\*\*\s*\*\/\n/g, "");
const file = process.argv[2] ?? "src/lib/core/protocol.ts";
writeFileSync(file, types);
