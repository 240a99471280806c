// Loads the index of the search. A build cuts it into parts, which are scripts, because pages on a disk may
// load nothing else (docs/architecture/search.md). A search loads the parts that it needs, once.
import { loadScript } from "./load-script.js";

// Beside the page of the search, of which each language of a site has its own.
const folder = () => document.querySelector("[data-find]").action;

export async function load(name, edition) {
  const path = `search/${name}.js`;
  const data = await loadScript(path, { base: folder(), query: edition ? `?${edition}` : "" });
  if (data === undefined) throw new Error(`${name} has no data`);
  return data;
}

// The order of the index, which is that of code points.
export function isBefore(one, other) {
  const [left, right] = [[...one], [...other]];
  const index = left.findIndex((char, position) => char !== right[position]);
  if (index < 0) return left.length < right.length;
  return index < right.length && left[index].codePointAt(0) < right[index].codePointAt(0);
}

export function nameOf(bound) {
  if (bound === "") return "words";
  if (/^[a-z0-9]+$/.test(bound)) return `words-${bound}`;
  const hex = [...new TextEncoder().encode(bound)].map((byte) => byte.toString(16).padStart(2, "0"));
  return `words-_${hex.join("")}`;
}

// The number of the part that has a word, if any has it.
export const partOf = (head, word) =>
  Math.max(0, head.parts.findLastIndex((bound) => !isBefore(word, bound)));

const lists = new Map();

// The words of a part, each with what says where it is.
async function wordsOf(head, number) {
  const name = nameOf(head.parts[number]);
  if (!lists.has(name)) {
    const text = await load(name, head.edition);
    lists.set(name, text.split(";").map((row) => {
      const end = row.search(/[A-E]/);
      return { word: row.slice(0, end), pages: row.slice(end) };
    }));
  }
  return lists.get(name);
}

// Many words may begin alike, or be spelled alike: no more parts than these are asked for one.
export const partLimit = 6;

export async function allWords(head, numbers) {
  const parts = await Promise.all(numbers.map((number) => wordsOf(head, number)));
  return parts.flat();
}
