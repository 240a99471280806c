// Texts of amounts and rates, as far as a page reads them itself: the engine reads all others.

// A text of digits and separators alone, so that a sign may stand behind it.
export const justDigits = /^[-−]?[\d٠-٩۰-۹０-９.,．，'’٫٬\u00a0\u202f ]+$/;

// A number with a decimal point, in the digits that a text has: those of Arabic, or else with the page's decimal mark.
export const inDigitsOf = (text, number, mark) => (/[٠-٩]/.test(text)
  ? number.replace(/\d/g, (digit) => "٠١٢٣٤٥٦٧٨٩"[digit]).replace(".", "٫") : number.replace(".", mark));

// The number that a text begins with, for a slider; nothing for a text with more, such as `350k`.
export function numberIn(text, mark) {
  const grouping = mark === "," ? /[.\s'’٬]/g : /[,\s'’٬]/g;
  const narrow = text.replaceAll("．", ".").replaceAll("，", ",");
  const plain = narrow.replace(grouping, "").replace(/[,٫]/, ".").replace(/^−/, "-")
    .replace(/[٠-٩۰-۹０-９]/g, (digit) => digit.normalize("NFKD").charCodeAt(0) % 0x10);
  return /^-?\d+(\.\d+)?(?![\d.kKmM千万億]|\s*[أم])/.test(plain) ? Number.parseFloat(plain) : undefined;
}
