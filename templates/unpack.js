// Makes a module of the engine of what travels. A module has parts: the first is the code that
// ordinary requests need, the last all other code. A module that answers for several calculators
// has a part for each between them. What is alike in a part lies together, which makes it a sixth
// smaller once compressed: operations, variables, constants and so on are streams of their own.
//
//     WebAssembly.compile(Penny.unpack(first))            stops where it needs other code
//     WebAssembly.compile(Penny.unpack(first, [other]))   has the code of that part, too
//
// scripts/wasm-pack.mjs makes the parts. Servers compress WebAssembly, so a part is a module of
// which a section with a name is all.
Object.assign(Penny, (() => {
  "use strict";

  const streams = [
    "head", "tail", "operations", "variables", "locals", "calls", "constants", "longs", "offsets",
    "branches", "blocks", "others", "cuts",
  ];
  // Codes that no operation has. At a cut begins code of another part, which ends with a way back.
  const marks = { cut: 6, unaligned: 7, back: 8 };
  const stop = 0;
  // Loads and stores in the order of their codes: by how many bits they shift a place.
  const alignments = [
    2, 3, 2, 3, 0, 0, 1, 1, 0, 0, 1, 1, 2, 2, 2, 3, 2, 3, 0, 1, 0, 1, 2,
  ];
  const alignment = (code) => alignments[code - 0x28];

  // The stream of what follows an operation, where something does.
  function streamOf(code) {
    if (code >= 0x28 && code <= 0x3e) return "offsets";
    if (code >= 0x20 && code <= 0x22) return "variables";
    if (code >= 0x02 && code <= 0x04) return "blocks";
    if (code >= 0x0c && code <= 0x0e) return "branches";
    if (code === 0x10) return "calls";
    if (code === 0x41) return "constants";
    if (code === 0x42) return "longs";
    const isOther = [0x11, 0x23, 0x24, 0x3f, 0x40, 0xfc].includes(code);
    return isOther ? "others" : undefined;
  }

  const following = Array.from({ length: 256 }, (_, code) => streamOf(code));

  class Stream {
    constructor(bytes) {
      this.bytes = bytes;
      this.place = 0;
    }

    byte() {
      if (this.place >= this.bytes.length) throw new Error("a part of a module is cut off");
      return this.bytes[this.place++];
    }

    take(count) {
      this.place += count;
      if (this.place > this.bytes.length) throw new Error("a part of a module is cut off");
      return this.bytes.subarray(this.place - count, this.place);
    }

    number() {
      let value = 0;
      for (let unit = 1; ; unit *= 128) {
        const byte = this.byte();
        value += (byte & 127) * unit;
        if (byte < 128) return value;
      }
    }
  }

  // What is in a part: the digest of the whole module, its place among the parts, the names of all
  // others in the first part, and the streams.
  function opened(buffer) {
    const file = new Stream(new Uint8Array(buffer));
    file.take(9);
    file.number();
    file.take(file.number());
    const part = { digest: file.take(8).join(" "), place: file.number() };
    part.names = String.fromCharCode(...file.take(file.number())).split(" ").filter(Boolean);
    const lengths = streams.map(() => file.number());
    streams.forEach((name, place) => { part[name] = new Stream(file.take(lengths[place])); });
    return part;
  }

  class Output {
    constructor(length) {
      this.bytes = new Uint8Array(length);
      this.length = 0;
    }

    byte(byte) { this.bytes[this.length++] = byte; }

    add(bytes) {
      this.bytes.set(bytes, this.length);
      this.length += bytes.length;
    }

    number(value) {
      let left = value;
      for (; left >= 128; left = Math.floor(left / 128)) this.byte((left % 128) + 128);
      this.byte(left);
    }

    // Copies numbers, each of one byte or several.
    numbers(stream, count = 1) {
      for (let left = count; left > 0;) {
        const byte = stream.byte();
        this.byte(byte);
        if (byte < 128) left -= 1;
      }
    }

    // Five bytes for the length of what `write` writes.
    measured(write) {
      const place = this.length;
      this.length += 5;
      write();
      let rest = this.length - place - 5;
      for (let byte = 0; byte < 5; byte += 1) {
        this.bytes[place + byte] = (rest & 127) | (byte < 4 ? 128 : 0);
        rest >>>= 7;
      }
    }
  }

  // What follows an operation is as in its stream, but for the alignment of memory.
  function writeOperation(output, code, from, isAligned) {
    output.byte(code);
    const name = following[code];
    if (!name) return;
    const stream = from[name];
    if (name === "offsets") {
      if (isAligned) output.byte(alignment(code));
      else output.numbers(from.others);
      output.numbers(stream);
    } else if (code === 0x0e) {
      const count = stream.number();
      output.number(count);
      output.numbers(stream, count + 1);
    } else if (code === 0xfc) {
      const which = stream.byte();
      output.byte(which);
      // Memory is copied or filled.
      if (which >= 10) output.numbers(stream, 12 - which);
    } else {
      output.numbers(stream, code === 0x11 ? 2 : 1);
    }
  }

  // What is not among `parts` stops the module where it would run.
  function writeFunction(output, parts) {
    let from = parts[0];
    const above = [];
    let depth = 0;
    let isAligned = true;
    const isElsewhere = from.operations.bytes[from.operations.place] === marks.cut;
    const source = isElsewhere ? parts[from.cuts.bytes[from.cuts.place]] : from;
    if (source) {
      const groups = source.locals.number();
      output.byte(groups);
      output.numbers(source.locals, 2 * groups);
    } else {
      output.byte(0);
    }
    while (depth >= 0) {
      const code = from.operations.byte();
      if (code === marks.cut) {
        const part = parts[from.cuts.byte()];
        if (part) {
          above.push(from);
          from = part;
        } else {
          output.byte(stop);
        }
      } else if (code === marks.back) {
        from = above.pop();
      } else if (code === marks.unaligned) {
        isAligned = false;
      } else {
        if (code >= 0x02 && code <= 0x04) depth += 1;
        if (code === 0x0b) depth -= 1;
        writeOperation(output, code, from, isAligned);
        isAligned = true;
      }
    }
  }

  // Any other parts can be left out. But the last one has code within that of all others.
  function unpack(firstPart, others = []) {
    const first = opened(firstPart);
    const parts = [first];
    for (const part of others.map(opened)) {
      if (part.digest !== first.digest) throw new Error("parts of different builds");
      parts[part.place] = part;
    }
    const isLastAlone = parts.length > first.names.length && parts.includes(undefined);
    if (isLastAlone) throw new Error("the last part of a module needs all others");
    const count = first.locals.number();
    const length = parts.filter(Boolean).flatMap((part) =>
      [...streams.map((name) => part[name].bytes.length), part.operations.bytes.length])
      .reduce((sum, each) => sum + each, 8 * count + 16);
    const output = new Output(length);
    output.add(first.head.bytes);
    output.byte(10);
    output.measured(() => {
      output.number(count);
      for (let each = 0; each < count; each += 1) {
        output.measured(() => writeFunction(output, parts));
      }
    });
    output.add(first.tail.bytes);
    return output.bytes.subarray(0, output.length);
  }

  const areOfOneBuild = (first, other) => opened(first).digest === opened(other).digest;

  // The names of all parts but the first, in their order.
  const partsOf = (first) => opened(first).names;

  // Those of the parts that a request names, as in `sets.0.kind=savings`.
  function partsNamed(parts, request) {
    const lines = request.split("\n");
    return parts.filter((name) => lines.some((line) => line.endsWith(`.kind=${name}`)));
  }

  return { unpack, areOfOneBuild, partsOf, partsNamed, packing: { streams, marks, streamOf, alignment } };
})());
