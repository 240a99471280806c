// Numbers in words and fractions: “half a million,” “three years,” “5 1/2 %,” 三千万円.
import { isPercent, partsOf, tokensIn } from "./search-parts.js";
import { phraseList } from "./search-phrases.js";
import { tables } from "./search-questions.generated.js";
import { unitAt } from "./search-units.js";

const cut = (text) => tokensIn(partsOf(text)).filter(({ word }) => word);
const entries = Object.values(tables).flatMap(({ counts: own }) => Object.entries(own)
  .flatMap(([key, list]) => list.split(", ").map((phrase) => ({ phrase, key }))));
const counts = phraseList(entries, cut);
// Words of one number, which others are written together with: zweihunderttausend.
const single = new Map(entries.map(({ phrase, key }) => [cut(phrase), key])
  .filter(([tokens, key]) => tokens.length === 1 && /^\d+$/.test(key)).map(([[{ word }], key]) => [word, Number(key)]));
const joints = phraseList(Object.values(tables).flatMap(({ numbers }) => numbers.and?.split(", ") ?? [])
  .map((phrase) => ({ phrase })), cut);

// What makes a number of a word such as “one.”
const behind = [
  "percent", "years", "months", "weeks", "days", "payments", "currency",
  "thousand", "ten-thousand", "million", "hundred-million",
];
// The key of words for a half more: “two and a half.”
const andHalf = "+0.5";
// From here on a word is a number whatever is behind it.
const large = 1_000;
export const isLarge = (number) => Number(number) >= large;

// The numbers that a word is written of; nothing for another word.
function writtenOf(word) {
  if (single.has(word)) return [single.get(word)];
  for (let end = word.length - 2; end > 2; end -= 1) {
    const first = single.get(word.slice(0, end));
    const rest = first === undefined ? undefined : writtenOf(word.slice(end).replace(/^und/, ""));
    if (rest) return [first, ...rest];
  }
  return undefined;
}

// Whether a number goes on with another one: 100 with 20, 20 with 5, 5 (as in “fünfundzwanzig”) with 20.
function goesOn(number, next) {
  if (next === 100 || next >= large) return number < next;
  return (number % 100 === 0 && number > 0 && next < 100)
    || (number % 10 === 0 && number % 100 >= 20 && next < 20) || (number < 10 && next >= 20 && next < 100);
}

const together = (numbers) => {
  let [sum, part] = [0, 0];
  for (const number of numbers) {
    if (number >= large) [sum, part] = [sum + Math.max(part, 1) * number, 0];
    else part = number === 100 ? Math.max(part, 1) * 100 : part + number;
  }
  return sum + part;
};

// The words of a number at an index: what it is, and where it ends.
function countAt(tokens, index) {
  const { word, often, isNumber } = tokens[index] ?? {};
  if (!word || often || isNumber) return undefined;
  const phrase = counts.at(tokens, index);
  if (phrase) return { key: phrase.key, end: index + phrase.words.length };
  const numbers = word.length > 6 ? writtenOf(word) : undefined;
  return numbers && { key: String(together(numbers)), end: index + 1 };
}

// Whether a word is a number, whatever is beside it.
export const isCount = (tokens, index) => countAt(tokens, index)?.end === index + 1;

// The same of several that are one: “one hundred and twenty.”
function allAt(tokens, index) {
  let found = countAt(tokens, index);
  const isPlain = ({ key }) => /^\d+$/.test(key);
  while (found && isPlain(found)) {
    const joint = tokens[found.end]?.word ? joints.at(tokens, found.end) : undefined;
    const next = countAt(tokens, found.end + (joint?.words.length ?? 0));
    const last = Number(found.key);
    const number = Number(next?.key);
    // A power of ten is behind the number (`search-numbers.js`).
    if (!next || !isPlain(next) || isLarge(number) || !goesOn(last, number)) break;
    found = { key: String(number === 100 ? last * 100 : last + number), end: next.end };
  }
  return found;
}

// The parts of a text, of which a number stands for the words that say it; only of those that `accept` takes.
export function withCounts(parts, accept = () => true) {
  const tokens = tokensIn(parts);
  const out = [];
  let next = 0;
  for (let index = 0; index < tokens.length; index += 1) {
    const { index: first, isTight } = tokens[index];
    const found = allAt(tokens, index);
    if (!found) continue;
    const [number, unit] = found.key.split(" ");
    const { end } = found;
    if (!accept(number)) {
      // The power of ten of a small number is a part of it: “veinte mil.”
      index = (isLarge(countAt(tokens, end)?.key) ? countAt(tokens, end).end : end) - 1;
      continue;
    }
    const after = tokens[end]?.index ?? parts.length;
    out.push(...parts.slice(next, first));
    next = first;
    if (number === andHalf) {
      if (!addHalf(out)) continue;
    } else {
      const isCount = unit !== undefined || isLarge(number) || isPercent(parts[after])
        || behind.includes(unitAt(parts, after)?.unit) || countAt(tokens, end)?.key === andHalf;
      // In “20 mille” a number has its power of ten behind it.
      if (!isCount || (isLarge(number) && out.at(-1)?.isNumber)) continue;
      out.push({ text: number, isNumber: true, isTight });
      if (unit) out.push({ text: unit, word: unit, isTight: false });
    }
    next = after;
    index = end - 1;
  }
  return [...out, ...parts.slice(next)];
}

// Adds a half to the last number, behind which at most its unit is: “2 ans et demi.” Gives whether there is one.
function addHalf(out) {
  const place = out.findLastIndex(({ isNumber }) => isNumber);
  const unit = out.length > place + 1 ? unitAt(out, place + 1) : undefined;
  const isLast = out.length === place + 1
    || (behind.includes(unit?.unit) && out.length === place + 1 + unit.words.length);
  if (place < 0 || !isLast || !/^\d+$/.test(out[place].text)) return false;
  out[place] = { ...out[place], text: `${out[place].text}.5` };
  return true;
}
