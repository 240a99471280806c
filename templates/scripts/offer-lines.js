// The inputs of offers, whose first one has what the others leave empty.
import { nameOf } from "./input-lines.js";

// The lines of each offer, with those of the first for the names in `shared` that it does not have.
export function completed(offers, shared) {
  const [first, ...others] = offers;
  return [first, ...others.map((lines) => {
    const names = new Set(lines.map(nameOf));
    const taken = first.filter((line) => shared.includes(nameOf(line)) && !names.has(nameOf(line)));
    return [...lines, ...taken];
  })];
}
