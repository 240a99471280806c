// Cuts texts into the words that a search compares, as a build does: without case and accents, digits in
// ASCII. `search-rules.generated.js` has the tables of letters.
import * as rules from "./search-rules.generated.js";

const latin = new Map(
  rules.latin.flatMap(([plain, letters]) => [...letters].map((letter) => [letter, plain])));
const arabic = new Map(
  rules.arabic.map((pair) => pair.map((code) => String.fromCodePoint(code))));
const anyOf = (ranges) => new RegExp(
  `[${ranges.map(([first, last]) => `\\u{${first.toString(16)}}-\\u{${last.toString(16)}}`).join("")}]`, "u");
const separator = anyOf([...rules.asciiSeparators, ...rules.separators].map((code) => [code, code]));
const ignored = anyOf(rules.ignored);
const mark = /\p{Mn}/u;
const wide = anyOf(rules.wideLetters);
const letter = /\p{Alphabetic}|\p{N}/u;
// People type hiragana before it becomes katakana.
const hiragana = anyOf(rules.hiragana);
export const ideograph = anyOf([...rules.hiragana, ...rules.ideographs]);

const moved = (char, by) => String.fromCodePoint(char.codePointAt(0) + by);

function folded(char) {
  const code = char.codePointAt(0);
  const zero = rules.digitZeros.find((digit) => code >= digit && code < digit + 10);
  if (zero) return String(code - zero);
  if (wide.test(char)) return moved(char, -rules.wideOffset).toLowerCase();
  if (arabic.has(char)) return arabic.get(char);
  const lower = char.toLowerCase();
  for (const part of lower) {
    if (latin.has(part)) return latin.get(part);
    if (/[a-z0-9]/.test(part)) return part;
  }
  return lower;
}

// The words of a text, each as often as it has it, as long as the index has them.
export function words(text, isQuery = false, longest = rules.longest) {
  const found = [];
  let [word, letters, endsInDigit, gap, last, run] = ["", 0, false, "", "", 0];

  function end() {
    if (run > 0 && (!isQuery || run === 1)) found.push(last);
    if (letters > 0) {
      if (letters >= rules.articleFrom && word.startsWith(rules.article)) {
        word = word.slice(rules.article.length);
      }
      // A single Latin letter is mostly what an apostrophe has cut off.
      if (!/^[a-z]$/.test(word)) found.push(word);
    }
    [word, letters, endsInDigit, gap, run] = ["", 0, false, "", 0];
  }

  function pause(next, isInside) {
    const mayFollow = gap === "" || (gap === "bracket" && next === "bracket");
    if (letters > 0 && mayFollow && isInside) gap = next;
    else end();
  }

  for (const char of text) {
    if (ideograph.test(char)) {
      if (letters > 0) end();
      const own = hiragana.test(char) ? moved(char, rules.katakanaOffset) : char;
      if (run > 0) found.push(last + own);
      last = own;
      run += 1;
    } else if (char === "(" || char === ")") {
      pause("bracket", true);
    } else if (separator.test(char)) {
      pause("separator", endsInDigit);
    } else if (ignored.test(char) || mark.test(char)) {
      continue;
    } else if (letter.test(char)) {
      const own = folded(char);
      const isDigit = /^[0-9]$/.test(own);
      if (run > 0 || (gap === "separator" && !isDigit)) end();
      gap = "";
      endsInDigit = isDigit;
      letters += 1;
      if (letters <= longest) word += own;
    } else {
      end();
    }
  }
  end();
  return found;
}
