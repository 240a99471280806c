// Finds which code of a module runs when requests are answered.
import { mayStop, numbered, parsed } from "./wasm-code.mjs";

// The stack grows down to the beginning of memory, and comes nowhere near it.
const marks = 0x80000;

// The module with a mark in memory behind each place where code may stop, and these places.
function marked(bytes) {
  const { head, functions, tail } = parsed(bytes);
  const places = [];
  const mark = (place) => {
    places.push(place);
    return Buffer.from([0x41, 0, 0x41, 1, 0x3a, 0, ...numbered(places.length - 1)]);
  };
  const bodies = functions.flatMap(({ locals, start, operations }) => {
    const parts = [bytes.subarray(locals, start), mark(start)];
    for (const [index, operation] of operations.entries()) {
      parts.push(bytes.subarray(operation.place, operation.end));
      const isLast = index === operations.length - 1;
      if (mayStop(operation) && !isLast) parts.push(mark(operation.end));
    }
    const body = Buffer.concat(parts);
    return [Buffer.from(numbered(body.length)), body];
  });
  if (places.length > marks) throw new Error("the module has too much code to trace");
  const code = Buffer.concat([Buffer.from(numbered(functions.length)), ...bodies]);
  return {
    module: Buffer.concat([head, Buffer.from([10, ...numbered(code.length)]), code, tail]), places,
  };
}

// How many groups.
const enough = 4;

// In the place of a format: what is sent are words for later requests.
const wordsFormat = 7;

// The part that each place runs in, of those places from which ordinary code runs: where a function
// begins and behind each operation that may stop. `requests` are lists of a group, a format, bytes
// and the name of a part. What a request of group 0 runs is ordinary, and what those of several other
// groups run. Each group has an instance of its own, since some code runs once.
//
// What is ordinary for the requests of one named part alone is in it, with the number it has among
// `names`, from 1. All other ordinary code is in part 0.
export function traced(bytes, kind, requests, names) {
  const { module, places } = marked(bytes);
  const compiled = new WebAssembly.Module(module);
  const counts = new Map(["", ...names].map((name) => [name, new Uint16Array(places.length)]));
  let words;
  let send;
  let memory;
  const begin = () => {
    const { exports } = new WebAssembly.Instance(compiled, {});
    ({ memory } = exports);
    send = (format, request) => {
      const place = exports.penny_alloc(request.length);
      new Uint8Array(memory.buffer, place, request.length).set(request);
      exports[`penny_${kind.replaceAll("-", "_")}`](place, request.length, format);
      exports.penny_output();
      exports.penny_output_length();
    };
    if (words) send(wordsFormat, words);
  };
  const end = (group, name) => {
    const ran = new Uint8Array(memory.buffer, 0, places.length);
    const groups = counts.get(name);
    ran.forEach((isRun, index) => { if (isRun) groups[index] += group === 0 ? enough : 1; });
  };
  for (const [index, [group, format, request, name]] of requests.entries()) {
    const isWords = format === wordsFormat;
    if (isWords) words = request;
    const [before, after] = [requests[index - 1], requests[index + 1]];
    const isAlike = (other) => other?.[0] === group && other[3] === name;
    if (isWords || !isAlike(before)) begin();
    if (!isWords) send(format, request);
    if (!isAlike(after) || after[1] === wordsFormat) end(group, name);
  }
  return new Map(places.flatMap((place, index) => {
    const askers = [...counts.values()].flatMap((groups, part) =>
      groups[index] >= enough ? [part] : []);
    if (askers.length === 0) return [];
    return [[place, askers.length === 1 ? askers[0] : 0]];
  }));
}
