// Finds phrases of a list in a text: `credit card` in “My credit cards”.
//
// A text is cut into tokens: a word as `search-words.js` cuts it, or a letter of a script without spaces.
import { ideograph, words } from "./search-words.js";

const runs = new RegExp(`${ideograph.source}|(?:(?!${ideograph.source})[^])+`, "gu");

// The tokens of a text. A run without spaces is one text, whose letters follow each other (`joins`).
export function tokensOf(text) {
  const tokens = [];
  for (const { 0: run, index } of text.matchAll(runs)) {
    const isLetter = ideograph.test(run);
    // The parts of a word that is written together may lie behind where the index cuts it.
    words(run, true, 99).forEach((word, position) => tokens.push({
      word, text: isLetter ? run : word, isLetter,
      joins: isLetter && position === 0 && tokens.at(-1)?.end === index,
      end: isLetter ? index + run.length : undefined,
    }));
  }
  return tokens;
}

const arabic = /^[\u0620-\u064a]+$/;
const prefixes = /^(?:[وف]?(?:لل|[بك]?ال)|[وفبلك])(?=.{3})/;
const endings = /^(?:s|es|e|n|en|er|ern)$/;

// A word without what Arabic writes together with it.
export function formsOf(word) {
  if (!arabic.test(word)) return [word];
  const plain = word.replace(prefixes, "");
  return [...new Set([word, plain, plain.replace(/ا$|ي$/, "")])].filter(({ length }) => length > 1);
}

function isForm(one, other) {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return short.length > 3 && long.startsWith(short) && endings.test(long.slice(short.length));
}

// Whether two words are the same but for the ending of a plural or a case.
export const isSame = (one, other) =>
  one === other || isForm(one, other) || (arabic.test(one) && formsOf(one).includes(other));

// A list of phrases, each with what it means: `at` gives the longest one at an index of tokens. Words are
// compared by `isEqual`, and only what `accept` takes counts.
export function phraseList(entries, cut = tokensOf) {
  const phrases = new Map();
  for (const { phrase, ...meaning } of entries) {
    const all = cut(phrase).filter(({ word }) => word !== undefined);
    if (all.length === 0) continue;
    const [first] = all[0].word;
    if (!phrases.has(first)) phrases.set(first, []);
    phrases.get(first).push({ ...meaning, words: all.map(({ word }) => word) });
  }
  for (const list of phrases.values()) list.sort((one, other) => other.words.length - one.words.length);

  const fits = (tokens, index, isEqual) => ({ words: own }) => own.length <= tokens.length - index
    && own.every((word, offset) => isEqual(tokens[index + offset].word, word));

  function at(tokens, index, accept = () => true, isEqual = isSame) {
    const firsts = new Set(formsOf(tokens[index].word).map(([first]) => first));
    const found = [...firsts].flatMap((first) => phrases.get(first) ?? [])
      .filter(accept).filter(fits(tokens, index, isEqual));
    const longest = Math.max(...found.map(({ words: own }) => own.length));
    const long = found.filter(({ words: own }) => own.length === longest);
    return long.find(({ words: own }) =>
      own.every((word, offset) => tokens[index + offset].word === word)) ?? long[0];
  }

  return { at };
}
