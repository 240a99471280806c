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

// The number that is sent with words, in the place of a format.
const wordsFormat = 5;

// One instance of a kind's module; `words` are the bytes of its words, if it is to have any.
export class Penny {
  constructor(kind, words) {
    this.exports = new WebAssembly.Instance(compile(kind), {}).exports;
    this.compute = this.exports[`penny_${kind.replaceAll("-", "_")}`];
    this.kind = kind;
    if (words) this.take(words);
  }

  // Words, and how their readers write numbers, for later answers.
  take(words) {
    if (this.send(wordsFormat, words) !== 0) {
      throw new Error(`the words are not those of ${this.kind}.wasm: run make wasm`);
    }
  }

  send(format, bytes) {
    const { memory, penny_alloc } = this.exports;
    const address = penny_alloc(bytes.length);
    new Uint8Array(memory.buffer, address, bytes.length).set(bytes);
    return this.compute(address, bytes.length, format);
  }

  answer(format, request) {
    const { memory, penny_output, penny_output_length } = this.exports;
    const status = this.send(format, request);
    // The memory may have grown, so its buffer is asked for again.
    return {
      status, output: new Uint8Array(memory.buffer, penny_output(), penny_output_length()),
    };
  }
}
