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

// The places, of those behind which code may not run, from which it ran: where a function begins
// and behind each operation that may stop. `requests` are pairs of a format and bytes.
export function traced(bytes, kind, requests) {
  const { module, places } = marked(bytes);
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(module), {});
  const { memory, penny_alloc } = exports;
  const compute = exports[`penny_${kind.replaceAll("-", "_")}`];
  for (const [format, request] of requests) {
    const place = penny_alloc(request.length);
    new Uint8Array(memory.buffer, place, request.length).set(request);
    compute(place, request.length, format);
  }
  const ran = new Uint8Array(memory.buffer, 0, places.length);
  return new Set(places.filter((_, index) => ran[index]));
}
