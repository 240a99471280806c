// Cuts a module into the part that comes first, a part for each of some names, and the rest, in the
// form that templates/unpack.js reads.
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
  file(digest, place, names) {
    const name = Buffer.from("pennypress");
    const others = Buffer.from(names.join(" "));
    const content = Buffer.concat([
      Buffer.from([name.length]), name, digest,
      Buffer.from([...numbered(place), ...numbered(others.length)]), others,
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

// `partAt` says which of the parts has the code from a place on. What runs in a part never leads
// back to an earlier one, so parts are within parts.
function addFunction(bytes, { locals, start, operations }, partAt, parts) {
  let isDoubtful = true;
  let from = start;
  const within = [{ part: 0, end: operations.length }];
  parts[partAt(start)].add("locals", bytes.subarray(locals, start));
  for (let index = 0; index < operations.length; index += 1) {
    while (within.at(-1).end === index) {
      parts[within.pop().part].operations.push(marks.back);
      isDoubtful = false;
    }
    const { part } = within.at(-1);
    const other = partAt(from);
    if (isDoubtful && other !== part) {
      const end = endOfCold(operations, index);
      const isWhole = part === 0 && index === 0;
      if (operations[end].place - from >= least || isWhole) {
        parts[part].operations.push(marks.cut);
        parts[part].cuts.push(other);
        within.push({ part: other, end });
      }
    }
    const operation = operations[index];
    parts[within.at(-1).part].addOperation(bytes, operation);
    isDoubtful = mayStop(operation);
    from = operation.end;
  }
}

// The parts as files by their names; the first has none. `names` are those of the parts between the
// first and the rest. `owners` has, for each place from which code runs when ordinary requests are
// answered, the number of its part; if there are none, the first part is all.
export function parts(bytes, owners, names = []) {
  const { head, functions, tail } = parsed(bytes);
  const digest = createHash("sha256").update(bytes).digest().subarray(0, 8);
  const all = [...names, "rest"];
  const made = [new Part(), ...all.map(() => new Part())];
  made[0].add("head", head);
  made[0].add("tail", tail);
  made[0].add("locals", numbered(functions.length));
  const partAt = owners ? (place) => owners.get(place) ?? all.length : () => 0;
  for (const each of functions) addFunction(bytes, each, partAt, made);
  const others = made.slice(1).every((part) => part.isEmpty) ? [] : all;
  return new Map(["", ...others].map((name, place) =>
    [name, made[place].file(digest, place, place === 0 ? others : [])]));
}
