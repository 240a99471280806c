// Numbers that are choices of one kind: in “15 or 30 years” both are years.
import { unitAt } from "./search-units.js";

const dashes = ["-", "‐", "–"];
// A number before one with a unit may be an amount as well: “2000 a 5 años.”
const most = 100;

// What was found, with the unit of a number for the one before it that has none.
export function joined(found, parts) {
  const order = [...found].sort((one, other) => one.index - other.index);
  // Beside a loan, “from 7 to 6” are rates.
  const hasLarge = found.some(({ type, isBare, text }) => type === "amount" && (!isBare || Number.parseFloat(text) >= 500));
  const meanings = new Map(order.map((quantity) => [quantity, quantity]));
  // From the last one, as in “12, 24 or 36 months”.
  for (let place = order.length - 2; place >= 0; place -= 1) {
    const [own, next] = [order[place], meanings.get(order[place + 1])];
    const isJoint = isChoice(parts, own.end, next.index);
    if (!own.isBare || !isJoint || Number.parseFloat(own.raw) >= most) continue;
    if (["rate", "term"].includes(next.type)) {
      const unit = next.type === "rate" ? "%" : ` ${next.text.split(" ")[1]}`;
      const text = `${own.raw.replace(",", ".")}${unit}`;
      meanings.set(own, { ...own, type: next.type, text, isBare: false, isIn: next.isIn });
    } else if (hasLarge && next.isBare && Number.parseFloat(next.raw) < most) {
      for (const one of [own, next]) {
        meanings.set(order[place + (one === own ? 0 : 1)],
          { ...one, type: "rate", text: `${one.raw.replace(",", ".")}%`, isBare: false });
      }
    }
  }
  return found.map((quantity) => meanings.get(quantity));
}

function isChoice(parts, start, end) {
  if (end - start === 1 && dashes.includes(parts[start].text)) return true;
  const found = start < end ? unitAt(parts, start) : undefined;
  return found?.unit === "or" && start + found.words.length === end;
}
