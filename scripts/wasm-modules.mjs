// The browser's modules as `make wasm` builds them, each in two parts, with nothing imported.
import { existsSync, readFileSync } from "node:fs";
import { unpack } from "./wasm-unpack.mjs";

const folder = new URL("../.build-wasm/modules/", import.meta.url);
const compiled = new Map();

// The modules of a kind: the one that comes first, and the whole one.
function compile(kind) {
  if (!compiled.has(kind)) {
    const file = (name) => new URL(`${name}.wasm`, folder);
    const first = readFileSync(file(kind));
    const rest = existsSync(file(`${kind}.rest`)) ? readFileSync(file(`${kind}.rest`)) : undefined;
    const module = new WebAssembly.Module(unpack(first));
    const whole = rest ? new WebAssembly.Module(unpack(first, rest)) : module;
    compiled.set(kind, { first: module, whole });
  }
  return compiled.get(kind);
}

// The kind that a request names; that of a loan when it names none there is.
export function kindOf(request) {
  const [, kind] = /^kind=([a-z-]+)$/m.exec(request.toString()) ?? [];
  return kind && existsSync(new URL(`${kind}.wasm`, folder)) ? kind : "loan";
}

// The names that the modules of a kind import and export.
export function interfacesOf(kind) {
  const names = (list) => list.map(({ name }) => name).sort();
  return Object.values(compile(kind)).map((module) =>
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

// Asks the module of a kind as a page does: first the part that comes first, and if it stops, the
// whole one. `words` are the bytes of its words and how their readers write numbers.
export class Penny {
  constructor(kind, words) {
    this.kind = kind;
    this.take(words);
  }

  // Words for later answers.
  take(words) {
    this.words = words;
    this.first = undefined;
    this.whole = undefined;
  }

  // The answer, and whether it took the whole module.
  answer(format, request) {
    try {
      this.first ??= this.instance("first");
      return { ...this.first.answer(format, request), isOfWhole: false };
    } catch (error) {
      // What has stopped is in no known state.
      this.first = undefined;
      if (!(error instanceof WebAssembly.RuntimeError)) throw error;
    }
    return { ...this.answerOfWhole(format, request), isOfWhole: true };
  }

  answerOfWhole(format, request) {
    try {
      this.whole ??= this.instance("whole");
      return this.whole.answer(format, request);
    } catch (error) {
      this.whole = undefined;
      throw error;
    }
  }

  instance(part) { return new Instance(this.kind, compile(this.kind)[part], this.words); }
}
