// Inputs as lines `name=value`, as the form of a page has them, and the most that an engine is asked.
import { say } from "./messages.js";

// The longest list that a calculator says it takes has 1,200 entries, and a set's file 64 KiB: who
// has written inputs comes near none of these, and a page answers as many at once.
const most = { rows: 1_250, lines: 5_000, inLine: 65_536, inAll: 262_144 };

// A line is one line; the engine judges all other signs.
export const inOneLine = (text) => text.replace(/[\n\r\x1e]+/g, " ").trim();

// The name and the value of a line.
export function pairOf(line) {
  const mark = line.indexOf("=");
  return [line.slice(0, mark), line.slice(mark + 1)];
}

const isTooLong = (line) => line.length > most.inLine;

// A list in one line has an entry behind each semicolon.
export function isTooMuch(lines) {
  if (lines.length > most.lines || lines.some(isTooLong)) return true;
  const text = lines.join("\n");
  const rows = new Set(lines.map(nameOf).map((name) => rowsOf(name).at(-1) ?? name));
  return text.length > most.inAll || rows.size + text.split(";").length > most.rows;
}

// The problem of inputs that are too much: at the field that is too long, if it is a single one.
export function tooMuch(lines) {
  const [name] = pairOf(lines.find(isTooLong) ?? "=");
  const [input, number, ...rest] = name.split(".");
  const field = rest.join(".");
  const numbers = lines.map((line) => pairOf(line)[0].split("."))
    .filter(([list, , field]) => list === input && field !== undefined);
  const rows = [...new Set(numbers.map(([, number]) => number))];
  const entry = field ? String(rows.indexOf(number)) : "";
  const words = name ? say("input-lines.too-long") : say("input-lines.too-many");
  return { input, entry, field, words };
}

// The list that an input is part of: `extra` for `extra.0.amount`.
export const listOf = (name) => /^([^.]+)\.\d+\./.exec(name)?.[1];

export const nameOf = (line) => pairOf(line)[0];

// The entries that a field is part of: `extra.0` for `extra.0.amount`. A set in a list may have lists.
export const rowsOf = (name) => [...name.matchAll(/\.\d+(?=\.)/g)]
  .map(({ 0: number, index }) => name.slice(0, index + number.length));
