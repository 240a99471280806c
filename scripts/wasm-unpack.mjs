// What the theme's script does with the parts of a module.
import { readFileSync } from "node:fs";
import { runInThisContext } from "node:vm";

const file = new URL("../templates/unpack.js", import.meta.url);
globalThis.Penny ??= {};
runInThisContext(readFileSync(file, "utf8"), { filename: file.pathname });

export const { unpack, partsOf, partsNamed, packing } = globalThis.Penny;
