// The rules by which texts are cut into words for a search. `ScriptRulesTests` makes this file of Swift's tables.
export const longest = 24;
export const article = "ال";
export const articleFrom = 5;
export const digitZeros = [
  0x660,
  0x6f0,
  0xff10,
];
export const asciiSeparators = [
  0x27,
  0x2c,
  0x2e,
];
export const separators = [
  0xa0,
  0x202f,
  0x2019,
  0x66b,
  0x66c,
];
export const wideLetters = [
  [0xff21, 0xff3a],
  [0xff41, 0xff5a],
];
export const wideOffset = 0xfee0;
export const ignored = [
  [0xad, 0xad],
  [0x640, 0x640],
  [0x61c, 0x61c],
  [0x200b, 0x200f],
  [0x202a, 0x202e],
  [0x2060, 0x2069],
];
export const hiragana = [
  [0x3041, 0x3096],
  [0x309d, 0x309e],
];
export const katakanaOffset = 0x60;
export const ideographs = [
  [0x3005, 0x3005],
  [0x3007, 0x3007],
  [0x30a1, 0x30fa],
  [0x30fc, 0x30ff],
  [0x31f0, 0x31ff],
  [0x3400, 0x4dbf],
  [0x4e00, 0x9fff],
  [0xf900, 0xfaff],
  [0xff66, 0xff9d],
  [0x20000, 0x323af],
];
export const arabic = [
  [0x622, 0x627],
  [0x623, 0x627],
  [0x625, 0x627],
  [0x671, 0x627],
  [0x624, 0x648],
  [0x626, 0x64a],
  [0x649, 0x64a],
  [0x6cc, 0x64a],
  [0x629, 0x647],
  [0x6a9, 0x643],
];
export const latin = [
  ["a", "àáâãäåāăąǎ"],
  ["ae", "æ"],
  ["c", "çćĉċč"],
  ["d", "ďđð"],
  ["e", "èéêëēĕėęěẽ"],
  ["g", "ĝğġģ"],
  ["h", "ĥħ"],
  ["i", "ìíîïĩīĭįıǐ"],
  ["j", "ĵ"],
  ["k", "ķ"],
  ["l", "ĺļľŀł"],
  ["n", "ñńņňŋ"],
  ["o", "òóôõöøōŏőǒ"],
  ["oe", "œ"],
  ["r", "ŕŗř"],
  ["s", "śŝşšș"],
  ["ss", "ß"],
  ["t", "ţťŧț"],
  ["th", "þ"],
  ["u", "ùúûüũūŭůűųǔ"],
  ["w", "ŵ"],
  ["y", "ýÿŷ"],
  ["z", "źżž"],
];
