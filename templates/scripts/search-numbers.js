// Finds amounts, rates, times and payments in a question: “300k 5,5 % 30 Jahre”. How a number is written
// says which mark is before its decimals; words beside it, in any language of the program, say what it is.
import { isCount, isLarge, withCounts } from "./search-counts.js";
import { joined } from "./search-joined.js";
import { withOften } from "./search-often.js";
import { isPercent, isSign, known, partsOf } from "./search-parts.js";
import { phraseList } from "./search-phrases.js";
import { tables } from "./search-questions.generated.js";
import { reader, times, unitAt, wordsOf } from "./search-units.js";

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

// What may be between an amount and how often it is paid: “$200 extra a month,” “2,000 saved every year.”
const more = wordsOf("extra-payment", "savings", "investment");
// What is counted: “3 credit cards.”
const counted = phraseList(Object.values(tables).flatMap(({ topics }) => ["credit-card", "loan", "debt"]
  .flatMap((name) => topics[name].split(", "))).map((phrase) => ({ phrase })));
const isCounted = (parts, index) => parts[index]?.word !== undefined
  && counted.at(parts.slice(index).filter(({ word }) => word !== undefined), 0) !== undefined;
// In “2 % Tilgung” a rate is no interest.
const repaid = wordsOf("amortization");

// What belongs to a number is behind it, or behind a hyphen: “30-year.”
const unitStart = (parts, index) => (parts[index]?.text === "-" && parts[index + 1]?.word && parts[index + 1].isTight
  ? index + 1 : index);

// What is behind the number at an index: its power of ten, its sign of a currency and its unit.
function behind(parts, index, { used, take, takeOwn, takeOwnOften }) {
  let [at, power, currency, unit] = [unitStart(parts, index + 1), 0, undefined, undefined];
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
  if (more.has(next?.word) && (parts[at + 1]?.often || unitAt(parts, at + 1)?.unit === "a-month")) at += 1;
  const isSlash = next?.text === "/";
  if (isSlash && parts[at + 1]?.word === "m") {
    used.fill(true, at, at + 2);
    return { at: at + 2, power, currency, unit: "a-month" };
  }
  const often = takeOwnOften(at);
  if (often) return { at: at + 1, power, currency, often };
  const found = isSlash ? take(at + 1, ["months", "a-month"])
    : take(at, ["percent", ...(currency || power > 0 ? ["years", "months"] : times)]) ?? takeOwn(at, ["a-month"]);
  if (found && isSlash) used[at] = true;
  // “200/week”: some other time than a month.
  if (isSlash && !found && parts[at + 1]?.word) {
    used.fill(true, at, at + 2);
    return { at: at + 2, power, currency, often: { often: "other" } };
  }
  if (found) [unit, at] = [isSlash ? "a-month" : found.unit, found.end];
  return { at, power, currency, unit };
}

// Whether a number is a year of the calendar: “in 1990,” 1990年.
function isOfYear(start, { unit }, { takeBefore, takeOftenBefore }) {
  if (unit !== undefined) return unit === "years";
  return (takeBefore(start, ["in", "since", "years"]) ?? takeOftenBefore(start)) !== undefined;
}

// What the text has: each quantity with its type and its text as English has it. `rest` has the words that
// belong to none.
export function quantitiesIn(text) {
  // “A quarter million” is large, and “every two weeks” is how often something is.
  const parts = withCounts(withOften(withCounts(partsOf(text), isLarge), isCount));
  const read = reader(parts);
  const { used } = read;
  const found = [];
  let currency;
  const add = (quantity, index, end) => found.push({ ...quantity, index, end });

  parts.forEach((part, index) => {
    if (!part.isNumber) return;
    const before = parts[index - 1];
    const isBehindSign = before !== undefined && isSign(before) && !used[index - 1];
    const after = behind(parts, index, read);
    const sign = isBehindSign ? before.text : after.currency;
    currency ??= codes.get(sign) ?? (known.has(sign) || sign === "$" ? sign : undefined);
    const start = isBehindSign ? index - 1 : index;
    used.fill(true, start, index + 1);
    const number = (isRate) => moved(plainNumber(part.text, isRate), after.power);
    const { take, takeOwn, takeBefore } = read;
    const isYear = sign === undefined && after.power === 0 && /^(?:19|20)\d\d$/.test(part.text);
    if (after.unit === "percent") {
      const isDown = take(after.at, ["down"]) || takeBefore(start, ["down"]);
      const isRepaid = !isDown && repaid.has(parts[after.at]?.word);
      if (!isDown) takeBefore(start, ["rate"]);
      const often = read.rateOften(start, after.at);
      add({
        type: isDown ? "down" : isRepaid ? "unread" : "rate", text: `${number(true)}%`,
        often: often === "yearly" ? undefined : often,
      }, start, after.at);
    } else if (isYear && isOfYear(start, after, read)) {
      add({ type: "year", text: part.text }, start, after.at);
    } else if (times.includes(after.unit)) {
      const isAgo = take(after.at, ["ago"]) || takeBefore(start, ["ago"]);
      const isIn = !isAgo && (take(after.at, ["in"]) || takeBefore(start, ["in"]));
      add({
        type: isAgo ? "ago" : "term", text: `${number(true)} ${after.unit}`, isIn: Boolean(isIn),
      }, start, after.at);
    } else {
      const often = after.often ?? (after.unit ? undefined : read.takeOftenBefore(start));
      const isRegular = Boolean(often) || after.unit === "a-month" || takeBefore(start, ["a-month"]) !== undefined;
      const isOf = (unit) => takeOwn(after.at, [unit]) !== undefined || takeBefore(start, [unit]) !== undefined;
      const isFee = !isRegular && isOf("fee");
      // In “400,000 down payment 20%” the percentage is paid of the amount, unless another one is before it.
      const isWhole = read.isOfPercent(after.at, "down") && !found.some(({ type: other }) => other === "amount");
      const isDown = !isRegular && !isFee && !isWhole && isOf("down");
      const isRate = !isRegular && !isFee && !isDown && sign === undefined && after.power === 0
        && Number.parseFloat(plainNumber(part.text, true)) < 40
        && takeBefore(start, ["rate"]) !== undefined;
      const isOfWords = sign === undefined && after.power === 0 && part.text.length < 3 && isCounted(parts, after.at);
      const type = isRegular ? "payment" : isFee ? "fee" : isDown ? "down" : isRate ? "rate"
        : isOfWords ? "count" : "amount";
      const isPaying = type === "amount" && read.unitBefore(start, ["paying"]) !== undefined;
      add({
        type, text: isRate ? `${number(true)}%` : number(false),
        ...(often && { often: often.often, isPaid: often.isPaid }),
        isBare: ["amount", "count"].includes(type) && sign === undefined && after.power === 0,
        raw: part.text, isPaying,
      }, start, after.at);
    }
  });
  parts.forEach(({ often, isPaid }, index) => {
    if (!often || used[index]) return;
    used[index] = true;
    add({ type: "often", text: often, isPaid }, index, index + 1);
  });
  const quantities = withBare(withPayment(joined(found, parts))).map(({ index, end, ...quantity }) =>
    ({ ...quantity, said: parts.slice(index, end).map(({ text: own, isTight }) => `${isTight ? "" : " "}${own}`).join("").trim() }));
  const rest = parts.map(({ text: own, isTight }, index) =>
    `${isTight && !used[index - 1] ? "" : " "}${used[index] ? "" : own}`).join("").trim();
  return { quantities, currency, rest };
}

// “Owe 3,000, paying 150”: beside a larger amount, what is paid is the payment of a month.
function withPayment(found) {
  if (found.some(({ type }) => type === "payment")) return found;
  const size = ({ text }) => Number.parseFloat(text);
  const isLarger = (quantity) => ({ type, ...other }) => type === "amount" && size(other) > size(quantity);
  return found.map((quantity) => (quantity.isPaying && found.some(isLarger(quantity))
    ? { ...quantity, type: "payment", isBare: false } : quantity));
}

// Small numbers without a unit beside an amount: the first is a rate, a whole one the years.
function withBare(found) {
  const isLarge = ({ type, isBare, text }) => type === "amount" && (!isBare || Number.parseFloat(text) >= 500);
  if (!found.some(isLarge)) return found;
  const has = (type) => found.some((quantity) => quantity.type === type);
  return found.map((quantity) => {
    const value = quantity.isBare ? Number.parseFloat(plainNumber(quantity.raw, true)) : 100;
    if (value >= 50 || quantity.type === "count" || isLarge(quantity)) return quantity;
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
