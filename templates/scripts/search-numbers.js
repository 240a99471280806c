// Finds amounts, rates, times and payments in a question: “300k 5,5 % 30 Jahre”. How a number is written
// says which mark is before its decimals; words beside it, in any language of the program, say what it is.
import { isSign, known, partsOf } from "./search-parts.js";
import { phraseList, tokensOf } from "./search-phrases.js";
import { tables } from "./search-questions.generated.js";

const powers = new Map([
  ["thousand", 3], ["ten-thousand", 4], ["million", 6], ["hundred-million", 8],
]);
const codes = new Map([
  ["€", "EUR"], ["£", "GBP"], ["¥", "JPY"], ["₹", "INR"], ["₩", "KRW"], ["euro", "EUR"], ["euros", "EUR"],
  ["円", "JPY"], ["yen", "JPY"], ["franken", "CHF"], ["pounds", "GBP"], ["dollar", "$"], ["dollars", "$"],
]);

// The number in plain digits with a point.
export function plainNumber(text, isRate = false) {
  const bare = text.replace(/[ '’٬]/g, "").replace(/٫/, "d");
  if (bare.includes("d")) return bare.replace(/[.,]/g, "").replace("d", ".");
  const marks = [...bare].filter((char) => char === "." || char === ",");
  if (marks.length === 0) return bare;
  const last = marks.at(-1);
  const [decimals] = bare.split(last).slice(-1);
  const isRepeated = marks.filter((mark) => mark === last).length > 1;
  const isGroup = marks.every((mark) => mark === last) && decimals.length === 3
    && !isRate && !/^0[.,]/.test(bare);
  if (isRepeated || isGroup) return bare.replace(/[.,]/g, "");
  const at = bare.lastIndexOf(last);
  return `${bare.slice(0, at).replace(/[.,]/g, "")}.${decimals}`;
}

// A number times a power of ten, digit by digit.
export function moved(number, power) {
  const [whole, decimals = ""] = number.split(".");
  const out = decimals.padEnd(power, "0");
  const rest = out.slice(power);
  return `${`${whole}${out.slice(0, power)}`.replace(/^0+(?=\d)/, "")}${rest ? `.${rest}` : ""}`;
}

const units = phraseList(Object.values(tables).flatMap(({ numbers }) =>
  Object.entries(numbers).flatMap(([unit, list]) =>
    list.split(", ").map((phrase) => ({ phrase, unit })))), partsOf);

// Words such as “extra”, which may be between an amount and how often it is paid: “$200 extra a month.”
const more = new Set(Object.values(tables).flatMap(({ topics }) => topics["extra-payment"].split(", "))
  .map((phrase) => tokensOf(phrase)).filter((tokens) => tokens.length === 1).map(([{ word }]) => word));
const joints = new Set(["of", "von", "de", "du", "ノ"]);
const isPercent = (part) => /^[%٪]$/.test(part?.text);

// What an amount, a rate or a time may have before or behind it.
function unitAt(parts, index) {
  let end = index;
  while (parts[end]?.word !== undefined) end += 1;
  return end > index ? units.at(parts.slice(index, end), 0) : undefined;
}

function reader(parts) {
  const used = parts.map(() => false);

  // Whether a number stands right there that says of itself what it is: `5%`, `30 years`.
  function isOpenNumber(index) {
    const unit = parts[index]?.isNumber && unitAt(parts, index + 1)?.unit;
    return parts[index]?.isNumber && !isPercent(parts[index + 1]) && !["years", "months"].includes(unit);
  }

  function take(index, wanted) {
    const found = unitAt(parts, index);
    if (!found || !wanted.includes(found.unit)) return undefined;
    const end = index + found.words.length;
    used.fill(true, index, end);
    return { unit: found.unit, end };
  }

  // The same, of words that may belong to the next number: “down payment 80,000.”
  function takeOwn(index, wanted) {
    const found = unitAt(parts, index);
    const isOfNext = found && isOpenNumber(index + found.words.length);
    return isOfNext ? undefined : take(index, wanted);
  }

  // The unit that ends right before an index, over at most a sign or a word such as “of”.
  function takeBefore(index, wanted) {
    const last = parts[index - 1];
    const isBetween = last && !last.isNumber && (joints.has(last.word) || /^[:=]$/.test(last.text));
    for (const end of isBetween ? [index, index - 1] : [index]) {
      for (let start = Math.max(0, end - 4); start < end; start += 1) {
        const found = unitAt(parts, start);
        const isThere = found && wanted.includes(found.unit) && start + found.words.length === end;
        if (!isThere || used.slice(start, end).includes(true)) continue;
        used.fill(true, start, end);
        return found.unit;
      }
    }
    return undefined;
  }

  return { used, take, takeOwn, takeBefore };
}

// What is behind the number at an index: its power of ten, its sign of a currency and its unit.
function behind(parts, index, { used, take, takeOwn }) {
  let [at, power, currency, unit] = [index + 1, 0, undefined, undefined];
  for (;;) {
    const part = parts[at];
    if (!part || part.isNumber) break;
    const scale = take(at, [...powers.keys()]);
    const money = !scale && take(at, ["currency"]);
    if (scale) {
      power += powers.get(scale.unit);
      at = scale.end;
    } else if (money) {
      currency ??= part.word;
      at = money.end;
    } else if (isSign(part)) {
      currency = part.text;
      used[at] = true;
      at += 1;
    } else break;
  }
  const next = parts[at];
  if (isPercent(next)) {
    used[at] = true;
    return { at: at + 1, power, currency, unit: "percent" };
  }
  if (more.has(next?.word) && unitAt(parts, at + 1)?.unit === "a-month") at += 1;
  const isSlash = next?.text === "/";
  if (isSlash && parts[at + 1]?.word === "m") {
    used.fill(true, at, at + 2);
    return { at: at + 2, power, currency, unit: "a-month" };
  }
  const found = isSlash ? take(at + 1, ["months", "a-month"])
    : take(at, ["percent", "years", "months"]) ?? takeOwn(at, ["a-month"]);
  if (found && isSlash) used[at] = true;
  if (found) [unit, at] = [isSlash ? "a-month" : found.unit, found.end];
  return { at, power, currency, unit };
}

// What the text has: each quantity with its type and its text as English has it. `rest` has the words that
// belong to none.
export function quantitiesIn(text) {
  const parts = partsOf(text);
  const read = reader(parts);
  const { used } = read;
  const found = [];
  let currency;

  parts.forEach((part, index) => {
    if (!part.isNumber) return;
    const before = parts[index - 1];
    const isBehindSign = before !== undefined && isSign(before);
    const after = behind(parts, index, read);
    const sign = isBehindSign ? before.text : after.currency;
    currency ??= codes.get(sign) ?? (known.has(sign) || sign === "$" ? sign : undefined);
    const start = isBehindSign ? index - 1 : index;
    used.fill(true, start, index + 1);
    const number = (isRate) => moved(plainNumber(part.text, isRate), after.power);
    const { take, takeOwn, takeBefore } = read;
    if (after.unit === "percent") {
      const isDown = take(after.at, ["down"]) || takeBefore(start, ["down"]);
      if (!isDown) takeBefore(start, ["rate"]);
      found.push({ type: isDown ? "down" : "rate", text: `${number(true)}%` });
    } else if (after.unit === "years" || after.unit === "months") {
      const isIn = take(after.at, ["in"]) || takeBefore(start, ["in"]);
      found.push({ type: "term", text: `${number(true)} ${after.unit}`, isIn: Boolean(isIn) });
    } else {
      const isMonthly = after.unit === "a-month" || takeBefore(start, ["a-month"]) !== undefined;
      const isOf = (unit) => takeOwn(after.at, [unit]) !== undefined || takeBefore(start, [unit]) !== undefined;
      const isFee = !isMonthly && isOf("fee");
      const isDown = !isMonthly && !isFee && isOf("down");
      const isRate = !isMonthly && !isFee && !isDown && sign === undefined && after.power === 0
        && Number.parseFloat(plainNumber(part.text, true)) < 40
        && takeBefore(start, ["rate"]) !== undefined;
      const type = isMonthly ? "payment" : isFee ? "fee" : isDown ? "down" : isRate ? "rate" : "amount";
      found.push({
        type, text: isRate ? `${number(true)}%` : number(false),
        isBare: type === "amount" && sign === undefined && after.power === 0, raw: part.text,
      });
    }
  });
  const rest = parts.map(({ text: own, isTight }, index) =>
    `${isTight && !used[index - 1] ? "" : " "}${used[index] ? "" : own}`).join("").trim();
  return { quantities: withBare(found), currency, rest };
}

// Small numbers without a unit beside an amount: the first is a rate, a whole one the years.
function withBare(found) {
  const isLarge = ({ type, isBare, text }) => type === "amount" && (!isBare || Number.parseFloat(text) >= 500);
  if (!found.some(isLarge)) return found;
  const has = (type) => found.some((quantity) => quantity.type === type);
  return found.map((quantity) => {
    const value = quantity.isBare ? Number.parseFloat(plainNumber(quantity.raw, true)) : 100;
    if (value >= 50 || isLarge(quantity)) return quantity;
    if (!has("rate") && value < 30 && !found.some(({ isTaken }) => isTaken)) {
      found.push({ isTaken: true });
      return { ...quantity, type: "rate", text: `${plainNumber(quantity.raw, true)}%` };
    }
    if (!has("term") && /^\d+$/.test(quantity.raw)) {
      return { ...quantity, type: "term", text: [quantity.raw, "years"].join(" "), isIn: false };
    }
    return quantity;
  });
}
