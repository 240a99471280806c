// The browser's modules as `make wasm` builds them, each with nothing imported.
import { existsSync, readFileSync } from "node:fs";

const folder = new URL("../.build-wasm/modules/", import.meta.url);
const compiled = new Map();

function compile(kind) {
  if (!compiled.has(kind)) {
    compiled.set(kind, new WebAssembly.Module(readFileSync(new URL(`${kind}.wasm`, folder))));
  }
  return compiled.get(kind);
}

// The kind that a request names; that of a loan when it names none there is.
export function kindOf(request) {
  const [, kind] = /^kind=([a-z-]+)$/m.exec(request.toString()) ?? [];
  return kind && existsSync(new URL(`${kind}.wasm`, folder)) ? kind : "loan";
}

// The names a module imports and exports.
export function interfaceOf(kind) {
  const names = (list) => list.map(({ name }) => name).sort();
  const module = compile(kind);
  return [names(WebAssembly.Module.imports(module)), names(WebAssembly.Module.exports(module))];
}

// One instance of a kind's module.
export class Penny {
  constructor(kind) {
    this.exports = new WebAssembly.Instance(compile(kind), {}).exports;
    this.compute = this.exports[`penny_${kind.replaceAll("-", "_")}`];
  }

  answer(format, request) {
    const { memory, penny_alloc, penny_output, penny_output_length } = this.exports;
    const address = penny_alloc(request.length);
    new Uint8Array(memory.buffer, address, request.length).set(request);
    const status = this.compute(address, request.length, format);
    // The memory may have grown, so its buffer is asked for again.
    return {
      status, output: new Uint8Array(memory.buffer, penny_output(), penny_output_length()),
    };
  }
}
