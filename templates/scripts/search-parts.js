// Cuts a question with numbers into its parts.
import { tokensOf } from "./search-phrases.js";

// Codes of currencies.
export const known = new Set(Intl.supportedValuesOf?.("currency"));
export const isSign = ({ text }) => /^(?:[$€£¥₹₩]|[جرد]\.[مسإ]\.?)$/u.test(text) || known.has(text);
const pattern = new RegExp([
  // A plan, not 401,000.
  "(?<plan>401 ?\\(?[kK](?![\\p{L}\\d])\\)?)",
  "(?<number>(?<![\\p{L}\\d])\\d{1,3}(?:[ '’]\\d{3})+(?!\\d)(?:[.,٫]\\d+)?|\\d+(?:[.,٫٬]\\d+)*)",
  "(?<word>\\p{L}[\\p{L}\\p{M}\\p{Cf}.'’]*(?:\\(\\p{L}\\))?)",
  "(?<sign>\\S)",
].join("|"), "gu");
const digits = /[٠-٩۰-۹]/g;
const hyphens = ["-", "‐", "–"];

export const isPercent = (part) => /^[%٪]$/.test(part?.text);

// The parts as words to compare: in “every 2 weeks” and “14-täglich” a number is a word, and a hyphen is nothing.
export const tokensIn = (parts) => parts
  .map((part, index) => ({ ...part, index, word: part.word ?? (part.isNumber ? part.text : "") }))
  .filter(({ text }) => !hyphens.includes(text));

const vulgar = { "¼": ".25", "½": ".5", "¾": ".75", "⅛": ".125", "⅜": ".375", "⅝": ".625", "⅞": ".875" };
const slashed = { "1/2": ".5", "1/4": ".25", "3/4": ".75", "1/8": ".125", "3/8": ".375", "5/8": ".625", "7/8": ".875" };
const fraction = /(?<![\d/.,])(?:(\d{1,2})[ -])?(1\/2|[13]\/4|[1357]\/8)(?![\d/])/g;

// A text with fractions as decimals: 5½ and 5 1/2 are 5.5.
const withDecimals = (text) => text
  .replace(/(\d*) ?([¼½¾⅛⅜⅝⅞])/g, (_, whole, sign) => `${whole || 0}${vulgar[sign]}`)
  .replace(fraction, (_, whole, own) => `${whole ?? 0}${slashed[own]}`);

const kanji = "〇一二三四五六七八九";
const kanjiNumber = /(?<!\d)[〇一二三四五六七八九十百千]+(?=[万億円年%％]|[かヶカケ]月|パーセント|ドル|ユーロ)/g;

// 年1.5% is a rate of a year, and 35年1.5% begins with 35 years.
const yearly = /(?<!\d)年(?=\d+(?:\.\d+)?\s*%)/g;

// A number in kanji: 三千五百 is 3500.
function inDigits(text) {
  let [sum, digit] = [0, undefined];
  for (const letter of text) {
    const scale = { 十: 10, 百: 100, 千: 1000 }[letter];
    if (scale === undefined) digit = (digit ?? 0) * 10 + kanji.indexOf(letter);
    else [sum, digit] = [sum + (digit ?? 1) * scale, undefined];
  }
  return String(sum + (digit ?? 0));
}

// The parts of a text: numbers, words and signs; letters of scripts without spaces by themselves.
export function partsOf(text) {
  const plain = withDecimals(text).normalize("NFKC")
    .replace(digits, (digit) => String(digit.charCodeAt(0) & 0xf)).replace(kanjiNumber, inDigits)
    .replace(yearly, "年利");
  const parts = [];
  for (const { 0: own, groups, index } of plain.matchAll(pattern)) {
    const isTight = index > 0 && !/\s/.test(plain[index - 1]);
    if (groups.plan) {
      parts.push({ text: own, word: "401k", isTight });
      continue;
    }
    if (groups.word === undefined || isSign({ text: own })) {
      parts.push({ text: own, isNumber: groups.number !== undefined, isTight });
      continue;
    }
    let isFirst = true;
    for (const token of tokensOf(own)) {
      parts.push({ ...token, isTight: isFirst ? isTight : token.joins });
      isFirst = false;
    }
    // A single letter is no word of a search, yet it may be a unit.
    if (isFirst) parts.push({ text: own, word: own.toLowerCase(), isTight });
  }
  return parts;
}
