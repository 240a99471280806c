// How often something is, in a question with numbers: “biweekly,” “alle 2 Wochen.” The parts of such words
// become one.
import { distances } from "./search-distance.js";
import { partsOf, tokensIn } from "./search-parts.js";
import { phraseList } from "./search-phrases.js";
import { tables } from "./search-questions.generated.js";

const entries = Object.values(tables).flatMap(({ often }) => Object.entries(often)
  .flatMap(([key, list]) => list.split(", ").map((phrase) => ({ phrase, key }))));
const listOf = (own) => phraseList(own, (text) => tokensIn(partsOf(text)).filter(({ word }) => word));
const phrases = listOf(entries.filter(({ key }) => key !== "paid"));
const payments = listOf(entries.filter(({ key }) => key === "paid"));

// Long words, which are known with a letter or two wrong: “biweeky.”
const long = entries.filter(({ key }) => key !== "paid")
  .map(({ phrase, key }) => ({ key, tokens: tokensIn(partsOf(phrase)) }))
  .filter(({ tokens }) => tokens.length === 1 && tokens[0].word.length > 6 && !tokens[0].isLetter)
  .map(({ key, tokens: [{ word }] }) => ({ key, word }));

// Words that say something else of a number: “mensuelle” is not meant as “bimensuelle.”
const others = new Set(Object.values(tables).flatMap(({ numbers }) => Object.values(numbers))
  .flatMap((list) => list.split(", ")).map((phrase) => tokensIn(partsOf(phrase)))
  .filter((tokens) => tokens.length === 1).map(([{ word }]) => word));

function mistyped({ word, isLetter }) {
  if (isLetter || word.length < 7 || others.has(word)) return undefined;
  const most = word.length < 8 ? 1 : 2;
  const near = long.filter((other) => Math.abs(other.word.length - word.length) <= most)
    .map((other) => ({ ...other, distance: distances(word, other.word).whole }))
    .filter(({ distance }) => distance <= most)
    .sort((one, other) => one.distance - other.distance);
  return near[0] && { key: near[0].key, words: [word] };
}

// Whether a word is for a payment: “weekly payments.”
export const isPayment = (part) => Boolean(part?.word) && payments.at([part], 0) !== undefined;

function isPaid(tokens, start, end) {
  if (tokens[end]?.word && payments.at(tokens, end)) return true;
  return [1, 2, 3].some((length) => {
    const first = start - length;
    return tokens[first]?.word && payments.at(tokens, first)?.words.length === length;
  });
}

// The parts of a text, of which one with `often` stands for all words that say how often. A single word behind a number
// (`isCount`) is its unit: “un an.”
export function withOften(parts, isCount = () => false) {
  const tokens = tokensIn(parts);
  const out = [];
  let next = 0;
  for (let index = 0; index < tokens.length; index += 1) {
    const { word, isLetter, isTight, index: first } = tokens[index];
    // A letter right behind a number is its unit: 20年に.
    const isUnit = isLetter && isTight && parts[first - 1]?.isNumber;
    const found = word && !isUnit && !isCount(tokens, index - 1) ? phrases.at(tokens, index) ?? mistyped(tokens[index]) : undefined;
    if (!found) continue;
    const end = index + found.words.length;
    const last = tokens[end - 1].index;
    out.push(...parts.slice(next, first), {
      text: parts.slice(first, last + 1).map(({ text }) => text).join(" "), isTight,
      often: found.key, isPaid: isPaid(tokens, index, end),
    });
    next = last + 1;
    index = end - 1;
  }
  return [...out, ...parts.slice(next)];
}
