// Reads the code of a module of WebAssembly, as far as it takes to trace and cut it.
//
// Code is blocks in blocks. What runs of a block is its beginning, up to some place: nothing behind
// that place runs, since there is no other way to it. Such a place is where a block begins, and
// behind each operation that may not come to its end: a branch, a call, a block within.

const codeSection = 10;

class Reader {
  constructor(bytes, place) {
    this.bytes = bytes;
    this.place = place;
  }

  byte() { return this.bytes[this.place++]; }

  skip(count) { this.place += count; }

  number() {
    let value = 0;
    for (let unit = 1; ; unit *= 128) {
      const byte = this.byte();
      value += (byte & 127) * unit;
      if (byte < 128) return value;
    }
  }

  skipNumbers(count) {
    for (let left = count; left > 0;) if (this.byte() < 128) left -= 1;
  }
}

// A number as bytes.
export function numbered(value) {
  const bytes = [];
  let left = value;
  for (; left >= 128; left = Math.floor(left / 128)) bytes.push((left % 128) + 128);
  return [...bytes, left];
}

// How many numbers follow an operation; it is refused where templates/unpack.js cannot write it.
function skipOperands(reader, code) {
  if (code >= 0x28 && code <= 0x3e) return reader.skipNumbers(2);
  if (code >= 0x45 && code <= 0xc4) return undefined;
  if ([0x00, 0x01, 0x05, 0x0b, 0x0f, 0x1a, 0x1b].includes(code)) return undefined;
  const one = [
    0x02, 0x03, 0x04, 0x0c, 0x0d, 0x10, 0x20, 0x21, 0x22, 0x23, 0x24, 0x3f, 0x40, 0x41, 0x42,
  ];
  if (one.includes(code)) return reader.skipNumbers(1);
  if (code === 0x11) return reader.skipNumbers(2);
  if (code === 0x0e) return reader.skipNumbers(reader.number() + 1);
  const which = code === 0xfc ? reader.byte() : undefined;
  if (which < 8) return undefined;
  if (which === 10 || which === 11) return reader.skipNumbers(12 - which);
  throw new Error(`the module has the operation ${code.toString(16)} ${which ?? ""}`);
}

// The module as what is before its code, the functions and what is behind them. Of each function:
// where the lines of its variables are, and each operation, with the places of its operands.
export function parsed(bytes) {
  const reader = new Reader(bytes, 8);
  while (reader.place < bytes.length) {
    const start = reader.place;
    const section = reader.byte();
    const end = reader.number() + reader.place;
    if (section === codeSection) {
      const functions = Array.from({ length: reader.number() }, () => functionAt(reader));
      return { head: bytes.subarray(0, start), functions, tail: bytes.subarray(end) };
    }
    reader.place = end;
  }
  throw new Error("the module has no code");
}

function functionAt(reader) {
  const end = reader.number() + reader.place;
  const locals = reader.place;
  const groups = reader.number();
  if (groups > 127) throw new Error("a function has too many kinds of variables");
  reader.skipNumbers(2 * groups);
  const start = reader.place;
  const operations = [];
  while (reader.place < end) {
    const place = reader.place;
    const code = reader.byte();
    const operands = reader.place;
    skipOperands(reader, code);
    operations.push({ code, place, operands, end: reader.place });
  }
  return { locals, start, operations, end };
}

// Whether code that is reached up to here may not run from here on.
export function mayStop({ code }) {
  return [0x04, 0x05, 0x0b, 0x0c, 0x0d, 0x0e, 0x0f, 0x10, 0x11].includes(code);
}
