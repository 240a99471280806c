// Makes of whole modules what travels: KIND.wasm, the code that ordinary requests need, KIND.PART.wasm,
// what they need for a named part, and KIND.rest.wasm, all other code.
//
//     penny-requests | node scripts/wasm-pack.mjs WHOLE FOLDER
//
// WHOLE has the modules as they were linked. Each line of stdin is a list in JSON: a kind, a group, a
// format, a request in base64, and the name of a part or nothing. A module that is asked nothing
// comes as one part.
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parts } from "./wasm-parts.mjs";
import { traced } from "./wasm-trace.mjs";
import { unpack } from "./wasm-unpack.mjs";

const [whole, folder] = process.argv.slice(2);

const requests = new Map();
for (const line of readFileSync(0, "utf8").split("\n").filter(Boolean)) {
  const [kind, group, format, request, part] = JSON.parse(line);
  if (!requests.has(kind)) requests.set(kind, []);
  requests.get(kind).push([group, format, Buffer.from(request, "base64"), part]);
}

for (const file of readdirSync(whole).filter((name) => name.endsWith(".wasm")).sort()) {
  const kind = file.slice(0, -".wasm".length);
  const bytes = readFileSync(join(whole, file));
  const asked = requests.get(kind);
  const names = [...new Set(asked?.map(([, , , part]) => part))].filter(Boolean);
  const made = parts(bytes, asked && traced(bytes, kind, asked, names), names);
  const [first, ...others] = made.values();
  const some = others.slice(0, -1).map((part) => [part]);
  for (const each of [[], ...some, others]) {
    if (!WebAssembly.validate(unpack(first, each))) {
      throw new Error(`${kind} does not come out of its parts`);
    }
  }
  for (const [name, part] of made) {
    writeFileSync(join(folder, name ? `${kind}.${name}.wasm` : file), part);
  }
  requests.delete(kind);
}
if (requests.size > 0) throw new Error(`no module for ${[...requests.keys()].join(", ")}`);
