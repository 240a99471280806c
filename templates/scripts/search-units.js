// What is beside a number of a question: words that say what it is, in any language of the program.
import { isPayment } from "./search-often.js";
import { isPercent, partsOf } from "./search-parts.js";
import { phraseList, tokensOf } from "./search-phrases.js";
import { tables } from "./search-questions.generated.js";

const units = phraseList(Object.values(tables).flatMap(({ numbers }) =>
  Object.entries(numbers).flatMap(([unit, list]) =>
    list.split(", ").map((phrase) => ({ phrase, unit })))), partsOf);

// The single words of subjects.
export const wordsOf = (...names) => new Set(Object.values(tables)
  .flatMap(({ topics }) => names.flatMap((name) => topics[name].split(", ")))
  .map((phrase) => tokensOf(phrase)).filter((tokens) => tokens.length === 1).map(([{ word }]) => word));
// Words of a rate: “monthly interest rate,” and of what is saved: “monthly savings of 150.”
const ofRates = wordsOf("interest", "interest-rate");
const ofSavings = wordsOf("savings", "investment");
const joints = new Set(["of", "von", "de", "del", "du", "ノ"]);
// Times after which a rate may be added. Payments are made in others, too.
const ofAYear = new Set(["daily", "quarterly", "semiannual", "yearly"]);
export const times = ["years", "months", "weeks", "days", "payments"];

// What an amount, a rate or a time may have before or behind it.
export function unitAt(parts, index) {
  let end = index;
  while (parts[end]?.word !== undefined) end += 1;
  return end > index ? units.at(parts.slice(index, end), 0) : undefined;
}

// Takes words, of which each says something of one number.
export function reader(parts) {
  const used = parts.map(() => false);

  // Whether a number stands right there that says of itself what it is: `5%`, `30 years`.
  function isOpenNumber(index) {
    const unit = parts[index]?.isNumber && unitAt(parts, index + 1)?.unit;
    return parts[index]?.isNumber && !isPercent(parts[index + 1]) && ![...times, "percent"].includes(unit);
  }

  // Whether a word says what the percentage behind it is: “down payment 20%.”
  function isOfPercent(index, wanted) {
    const found = unitAt(parts, index);
    const next = index + (found?.words.length ?? 0);
    return found?.unit === wanted && parts[next]?.isNumber
      && (isPercent(parts[next + 1]) || unitAt(parts, next + 1)?.unit === "percent");
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

  // Where what belongs to an index may end: before it, and before a sign or a word such as “of”; of a payment,
  // before its word as well: “monthly payment of 200.”
  function endsBefore(index, isPaid = false) {
    const ends = [index];
    for (let last = parts[index - 1]; last && !last.isNumber && !used[ends.at(-1) - 1]; last = parts[ends.at(-1) - 1]) {
      const isJoint = joints.has(last.word) || /^[:=]$/.test(last.text);
      const isPayments = isPaid && (isPayment(last) || ofSavings.has(last.word));
      if (!(isJoint && ends.length === 1) && !(isPayments && ends.length < 3)) break;
      ends.push(ends.at(-1) - 1);
    }
    return ends;
  }

  function takeOften(index) {
    const own = parts[index];
    if (!own?.often || used[index]) return undefined;
    used[index] = true;
    return own;
  }

  const takeOwnOften = (index) => (isOpenNumber(index + 1) ? undefined : takeOften(index));

  // The same before an index.
  const takeOftenBefore = (index) =>
    endsBefore(index, true).map((end) => takeOften(end - 1)).find(Boolean);

  // How often a rate is added that is a rate of less than a year: “2% a month,” “monthly interest of 2%.”
  function rateOften(start, end) {
    const behind = parts[end];
    if (behind?.often && !behind.isPaid && ofAYear.has(behind.often)) return takeOften(end).often;
    // Scripts without spaces say before a rate how often it is added, and behind it how often something is paid.
    if (unitAt(parts, end)?.unit === "a-month" && !parts[end].isLetter) {
      const next = end + unitAt(parts, end).words.length;
      let after = next;
      while (isPayment(parts[after])) after += 1;
      // In “2% monthly, paying 200 a month” the payment has its own time.
      const isOfRate = isOpenNumber(after) ? unitAt(parts, after + 1)?.unit === "a-month" : after === next;
      if (isOfRate) return take(end, ["a-month"]) && "monthly";
    }
    const saysRate = (part) => part && ofRates.has(part.word);
    let first = endsBefore(start).at(-1);
    const isAfterRate = saysRate(parts[first - 1]);
    while (saysRate(parts[first - 1])) first -= 1;
    if (!isAfterRate && !saysRate(parts[first - 2])) return undefined;
    const own = parts[first - 1];
    if (own?.often && ofAYear.has(own.often)) return takeOften(first - 1)?.often;
    return takeBefore(first, ["a-month"]) && "monthly";
  }

  // The unit that ends there.
  function unitBefore(index, wanted) {
    for (const end of endsBefore(index, wanted.includes("a-month"))) {
      for (let start = Math.max(0, end - 4); start < end; start += 1) {
        const found = unitAt(parts, start);
        const isThere = found && wanted.includes(found.unit) && start + found.words.length === end;
        if (isThere && !used.slice(start, end).includes(true)) return { unit: found.unit, start, end };
      }
    }
    return undefined;
  }

  function takeBefore(index, wanted) {
    const found = unitBefore(index, wanted);
    if (found) used.fill(true, found.start, found.end);
    return found?.unit;
  }

  return { used, isOfPercent, take, takeOwn, unitBefore, takeBefore, takeOwnOften, takeOftenBefore, rateOften };
}
