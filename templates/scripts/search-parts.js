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

// The parts of a text: numbers, words and signs; letters of scripts without spaces by themselves.
export function partsOf(text) {
  const plain = text.normalize("NFKC")
    .replace(digits, (digit) => String(digit.charCodeAt(0) & 0xf));
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
