// Cuts a module into the part that comes first and the rest, in the form that
// templates/unpack.js reads.
import { createHash } from "node:crypto";
import { mayStop, numbered, parsed } from "./wasm-code.mjs";
import { packing } from "./wasm-unpack.mjs";

const { streams, marks, streamOf, alignment } = packing;

// A cut costs a mark on both sides.
const least = 4;

class Part {
  constructor() {
    for (const name of streams) this[name] = [];
  }

  add(name, bytes) {
    for (const byte of bytes) this[name].push(byte);
  }

  addOperation(bytes, { code, operands, end }) {
    const name = streamOf(code);
    if (name === "offsets") {
      // The alignment comes first and is one byte.
      const isUsual = bytes[operands] === alignment(code);
      if (!isUsual) {
        this.operations.push(marks.unaligned);
        this.others.push(bytes[operands]);
      }
      this.operations.push(code);
      this.add(name, bytes.subarray(operands + 1, end));
      return;
    }
    this.operations.push(code);
    if (name) this.add(name, bytes.subarray(operands, end));
  }

  // A module of one section with a name, which servers compress as they do all modules.
  file(digest) {
    const name = Buffer.from("pennypress");
    const content = Buffer.concat([
      Buffer.from([name.length]), name, digest,
      Buffer.from(streams.flatMap((stream) => numbered(this[stream].length))),
      ...streams.map((stream) => Buffer.from(this[stream])),
    ]);
    return Buffer.concat([
      Buffer.from([0x00, 0x61, 0x73, 0x6d, 1, 0, 0, 0, 0, ...numbered(content.length)]), content,
    ]);
  }

  get isEmpty() { return streams.every((stream) => this[stream].length === 0); }
}

// The operation that ends what cannot be reached from `index` on: the end of the block around it.
function endOfCold(operations, index) {
  let depth = 0;
  for (let each = index; ; each += 1) {
    const { code } = operations[each];
    if (depth === 0 && (code === 0x05 || code === 0x0b)) return each;
    if (code >= 0x02 && code <= 0x04) depth += 1;
    if (code === 0x0b) depth -= 1;
  }
}

function addFunction(bytes, { locals, start, operations }, ran, first, rest) {
  let isDoubtful = true;
  let from = start;
  const isCold = !ran.has(start);
  (isCold ? rest : first).add("locals", bytes.subarray(locals, start));
  for (let index = 0; index < operations.length; index += 1) {
    if (isDoubtful && !ran.has(from)) {
      const end = endOfCold(operations, index);
      if (operations[end].place - from >= least || (isCold && index === 0)) {
        first.operations.push(marks.cut);
        for (; index < end; index += 1) rest.addOperation(bytes, operations[index]);
        rest.operations.push(marks.cut);
      }
    }
    const operation = operations[index];
    first.addOperation(bytes, operation);
    isDoubtful = mayStop(operation);
    from = operation.end;
  }
}

// Both parts as files, the rest as undefined where the first part is all. `ran` are the places from
// which code runs when ordinary requests are answered; all code does if there are none.
export function parts(bytes, ran) {
  const { head, functions, tail } = parsed(bytes);
  const digest = createHash("sha256").update(bytes).digest().subarray(0, 8);
  const [first, rest] = [new Part(), new Part()];
  first.add("head", head);
  first.add("tail", tail);
  first.add("locals", numbered(functions.length));
  const has = ran ?? { has: () => true };
  for (const each of functions) addFunction(bytes, each, has, first, rest);
  return [first.file(digest), rest.isEmpty ? undefined : rest.file(digest)];
}
