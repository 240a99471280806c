// The inputs of offers, whose first one has what the others leave empty.
import { inOneLine, isTooMuch, nameOf, pairOf } from "./input-lines.js";

// The inputs that an offer takes from the first one, each with those that rule it out, of a text such as
// `balance payment:minimumPercent,minimumAmount`.
export const inputsIn = (text) => new Map(text.split(" ").map((part) => {
  const [name, others] = part.split(":");
  return [name, others?.split(",") ?? []];
}));

// The inputs that an offer takes from the first one where it leaves them empty. An offer without anything
// of its own takes those in `shared` alone. A card that is paid by its minimum takes no payment.
export function inheritedBy(lines, first, shared, inputs) {
  const names = lines.map(nameOf);
  const hasOwn = lines.some((line) => !first.includes(line));
  const isRuledOut = (name) => inputs.get(name)?.some((other) =>
    names.some((own) => own === other || own.startsWith(`${other}.`)));
  return [...inputs.keys()].filter((name) =>
    (hasOwn || shared.includes(name)) && !names.includes(name) && !isRuledOut(name));
}

// The lines of each offer, with those that it takes from the first one.
export function completed([first, ...others], shared, inputs) {
  return [first, ...others.map((lines) => {
    const wanted = new Set(inheritedBy(lines, first, shared, inputs));
    return [...lines, ...first.filter((line) => wanted.has(nameOf(line)))];
  })];
}

// What an address says of offers, such as `a.rate=6.9%25&b.rate=5.9%25&horizon=60`; empty for empty ones.
export function fragmentOfOffers({ offers, horizon }, letters) {
  const parameters = new URLSearchParams();
  for (const [index, lines] of offers.entries()) {
    for (const line of lines) {
      const [name, value] = pairOf(line);
      parameters.append(`${letters[index]}.${name}`, value);
    }
  }
  if (parameters.size > 0 && horizon) parameters.append("horizon", horizon);
  return parameters.toString();
}

// The offers of such an address, at least two; undefined if it has none, or more than forms hold.
export function offersIn(hash, letters) {
  const offers = letters.map(() => []);
  const parameters = new URLSearchParams(hash.slice(1));
  for (const [name, value] of parameters) {
    const [, letter, input] = /^(\w)\.(\w.*)$/.exec(name) ?? [];
    offers[letters.indexOf(letter)]?.push(`${input}=${inOneLine(value)}`);
  }
  const count = offers.findLastIndex((lines) => lines.length > 0) + 1;
  if (count === 0) return undefined;
  const horizon = parameters.get("horizon") ?? "";
  return soundOffers({ offers: offers.slice(0, Math.max(count, 2)), horizon }, letters.length);
}

// Offers that were stored, if forms can hold them; else undefined.
export function soundOffers(stored, most) {
  const offers = stored?.offers;
  const isLine = (line) => typeof line === "string";
  const isSound = Array.isArray(offers) && offers.length >= 2 && offers.length <= most
    && typeof stored.horizon === "string"
    && offers.every((lines) => Array.isArray(lines) && lines.every(isLine) && !isTooMuch(lines))
    && offers.some((lines) => lines.length > 0);
  return isSound ? stored : undefined;
}
