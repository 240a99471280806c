// The inputs of offers, whose first one has what the others leave empty.
import { inOneLine, isTooMuch, nameOf, pairOf } from "./input-lines.js";

// The inputs that offers share, each with those that say the same in another way, of a text such as
// `balance payment:minimumPercent,minimumAmount`.
export const sharedIn = (text) => new Map(text.split(" ").map((part) => {
  const [name, others] = part.split(":");
  return [name, others?.split(",") ?? []];
}));

// Whether an offer says in its own way what an input says: a card that is paid by its minimum has no payment.
export const saysOtherwise = (lines, name, shared) => (shared.get(name) ?? []).some((other) =>
  lines.some((line) => nameOf(line) === other || nameOf(line).startsWith(`${other}.`)));

// The lines of each offer, with those of the first for the names that it does not have: those in `shared`,
// and those in `needed` where it has something of its own.
export function completed(offers, shared, needed) {
  const [first, ...others] = offers;
  return [first, ...others.map((lines) => {
    const names = new Set(lines.map(nameOf));
    const wanted = new Set(lines.length > 0 ? [...shared.keys(), ...needed] : shared.keys());
    const added = first.filter((line) => wanted.has(nameOf(line)) && !names.has(nameOf(line))
      && !saysOtherwise(lines, nameOf(line), shared));
    return [...lines, ...added];
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
