// The inputs of a saved set: as lines `name=value`, and as a file has them.
import { pairOf } from "./input-lines.js";
import { isText } from "./json-values.js";

// A title or an input in one line.
export const clean = (text) => (text.toWellFormed?.() ?? text).replace(/\s+/g, " ").trim();

// A value in the text that a file has for the inputs of a set in a list.
const quoted = (text) => (/^[\d.,%]+$/.test(text) ? text : `"${text.replaceAll('"', '""')}"`);

// The inputs of a set in a list, of its lines.
const inOneText = (lines) => Object.entries(inputsOf(lines))
  .map(([name, value]) => `${name} ${quoted(isText(value) ? value : entriesInOneLine(value))}`)
  .join(" ");

// The inputs as a file has them, of lines.
export function inputsOf(lines) {
  const inputs = new Map();
  const rows = new Map();
  const sets = new Map();
  for (const line of lines) {
    const [name, text] = pairOf(line);
    const [list, number, field, ...inner] = name.split(".");
    if (field === undefined) {
      inputs.set(name, text);
      continue;
    }
    const row = `${list}.${number}`;
    if (!inputs.has(list)) inputs.set(list, []);
    if (!rows.has(row)) {
      rows.set(row, {});
      inputs.get(list).push(rows.get(row));
    }
    const entry = rows.get(row);
    if (inner.length === 0) entry[field] = text;
    else {
      if (!sets.has(entry)) sets.set(entry, { field, lines: [] });
      sets.get(entry).lines.push(`${inner.join(".")}=${text}`);
      // Its text comes where the first of its lines does.
      entry[field] = "";
    }
  }
  for (const [entry, set] of sets) entry[set.field] = inOneText(set.lines);
  return Object.fromEntries(inputs);
}

// The inputs as lines, of a set. Where the site's currency is another one by now, the set has its own.
export function linesOf({ inputs, currency: usual }, currency) {
  const pairs = Object.entries(inputs).flatMap(([name, input]) => (isText(input)
    ? [[name, input]]
    : input.flatMap((entry, number) => Object.entries(entry)
      .map(([field, text]) => [`${name}.${number}.${field}`, text]))));
  if (!("currency" in inputs) && usual !== currency) pairs.push(["currency", usual]);
  return pairs.map(([name, text]) => [name, clean(text)]).filter(([, text]) => text)
    .map(([name, text]) => `${name}=${text}`);
}

// A list in one line, as the engine splits it.
export const entriesInOneLine = (entries) => entries.map((entry) => Object.entries(entry)
  .map(([name, text]) => [name, isText(text) ? text : entriesInOneLine(text)])
  .map(([name, text]) => `${name} "${text.replaceAll('"', '""')}"`).join(" ")).join("; ");
