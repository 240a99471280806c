// The browser's modules as `make wasm` builds them, with nothing imported.
import { existsSync, readFileSync } from "node:fs";

const folder = new URL("../.build-wasm/modules/", import.meta.url);
const modules = new Map();

function moduleOf(kind) {
  if (!modules.has(kind)) {
    modules.set(kind, new WebAssembly.Module(readFileSync(new URL(`${kind}.wasm`, folder))));
  }
  return modules.get(kind);
}

// The kind that a request names; that of a loan when it names none there is.
export function kindOf(request) {
  const [, kind] = /^kind=([a-z-]+)$/m.exec(request.toString()) ?? [];
  return kind && existsSync(new URL(`${kind}.wasm`, folder)) ? kind : "loan";
}

// The names that the module of a kind imports and exports.
export function interfaceOf(kind) {
  const names = (list) => list.map(({ name }) => name).sort();
  const module = moduleOf(kind);
  return [names(WebAssembly.Module.imports(module)), names(WebAssembly.Module.exports(module))];
}

// The number that is sent with words, in the place of a format.
const wordsFormat = 7;

// Asks the module of a kind. `words` are the bytes of its words and how their readers write
// numbers, if it is to have any.
export class Penny {
  constructor(kind, words) {
    this.kind = kind;
    this.take(words);
  }

  // Words for later answers.
  take(words) {
    this.words = words;
    this.exports = undefined;
  }

  begin() {
    this.exports = new WebAssembly.Instance(moduleOf(this.kind), {}).exports;
    if (this.words && this.send(wordsFormat, this.words) !== 0) {
      throw new Error(`the words are not those of ${this.kind}.wasm: run make wasm`);
    }
  }

  send(format, bytes) {
    const { memory, penny_alloc } = this.exports;
    const address = penny_alloc(bytes.length);
    new Uint8Array(memory.buffer, address, bytes.length).set(bytes);
    return this.exports[`penny_${this.kind.replaceAll("-", "_")}`](address, bytes.length, format);
  }

  answer(format, request) {
    if (!this.exports) this.begin();
    try {
      const status = this.send(format, request);
      const { memory, penny_output, penny_output_length } = this.exports;
      // The memory may have grown, so its buffer is asked for again.
      const output = new Uint8Array(memory.buffer, penny_output(), penny_output_length());
      return { status, output };
    } catch (error) {
      // What memory holds after a trap is unknown.
      this.exports = undefined;
      throw error;
    }
  }
}
