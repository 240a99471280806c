// The browser's modules as `make wasm` builds them, each in two parts, with nothing imported.
import { existsSync, readFileSync } from "node:fs";
import { partsNamed, partsOf, unpack } from "./wasm-unpack.mjs";

const folder = new URL("../.build-wasm/modules/", import.meta.url);
const kinds = new Map();

// The parts of a kind's module, and what is made of some of them.
class Parts {
  constructor(kind) {
    this.kind = kind;
    this.first = this.file(kind);
    this.names = partsOf(this.first);
    this.modules = new Map();
  }

  file(name) { return readFileSync(new URL(`${name}.wasm`, folder)); }

  // The module of the first part and those with these names.
  with(names) {
    const key = names.join(" ");
    if (!this.modules.has(key)) {
      const others = names.map((name) => this.file(`${this.kind}.${name}`));
      this.modules.set(key, new WebAssembly.Module(unpack(this.first, others)));
    }
    return this.modules.get(key);
  }
}

function partsOfKind(kind) {
  if (!kinds.has(kind)) kinds.set(kind, new Parts(kind));
  return kinds.get(kind);
}

// The kind that a request names; that of a loan when it names none there is.
export function kindOf(request) {
  const [, kind] = /^kind=([a-z-]+)$/m.exec(request.toString()) ?? [];
  return kind && existsSync(new URL(`${kind}.wasm`, folder)) ? kind : "loan";
}

// The names that the modules of a kind import and export.
export function interfacesOf(kind) {
  const names = (list) => list.map(({ name }) => name).sort();
  const parts = partsOfKind(kind);
  return [parts.with([]), parts.with(parts.names)].map((module) =>
    [names(WebAssembly.Module.imports(module)), names(WebAssembly.Module.exports(module))]);
}

// The number that is sent with words, in the place of a format.
const wordsFormat = 7;

// One instance of a kind's module; `words` are the bytes of its words, if it is to have any.
class Instance {
  constructor(kind, module, words) {
    this.exports = new WebAssembly.Instance(module, {}).exports;
    this.compute = this.exports[`penny_${kind.replaceAll("-", "_")}`];
    if (words && this.send(wordsFormat, words) !== 0) {
      throw new Error(`the words are not those of ${kind}.wasm: run make wasm`);
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

// Asks the module of a kind as a page does: first with the parts that a request names, and if it
// stops, the whole one. `words` are the bytes of its words and how their readers write numbers.
export class Penny {
  constructor(kind, words) {
    this.kind = kind;
    this.parts = partsOfKind(kind);
    this.take(words);
  }

  // Words for later answers.
  take(words) {
    this.words = words;
    this.instances = new Map();
  }

  // The answer, and whether it took the whole module.
  answer(format, request) {
    const named = partsNamed(this.parts.names, request.toString());
    try {
      return { ...this.answerWith(named, format, request), isOfWhole: false };
    } catch (error) {
      if (!(error instanceof WebAssembly.RuntimeError)) throw error;
    }
    return { ...this.answerOfWhole(format, request), isOfWhole: true };
  }

  answerOfWhole(format, request) { return this.answerWith(this.parts.names, format, request); }

  answerWith(names, format, request) {
    const key = names.join(" ");
    if (!this.instances.has(key)) {
      this.instances.set(key, new Instance(this.kind, this.parts.with(names), this.words));
    }
    try {
      return this.instances.get(key).answer(format, request);
    } catch (error) {
      // What has stopped is in no known state.
      this.instances.delete(key);
      throw error;
    }
  }
}
