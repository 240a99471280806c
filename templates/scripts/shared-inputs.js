// Inputs in the address of a page: `#rate=5.25&term=20+years`.
import { inOneLine, isTooMuch, listOf, nameOf, pairOf } from "./input-lines.js";

const groupOf = (line) => listOf(nameOf(line)) ?? nameOf(line);

// What an address has to say for a page to show `inputs` in place of `published`.
export function fragmentOf(inputs, published) {
  const of = (all, name) => all.filter((line) => groupOf(line) === name);
  const parameters = new URLSearchParams();
  for (const name of new Set([...published, ...inputs].map(groupOf))) {
    const now = of(inputs, name);
    if (now.join("\n") === of(published, name).join("\n")) continue;
    if (now.length === 0) parameters.append(name, "");
    for (const line of now) parameters.append(...pairOf(line));
  }
  return parameters.toString();
}

// What an address says; nothing where that is more than a form holds.
export function parametersIn(hash) {
  const parameters = new URLSearchParams(hash.slice(1));
  return isTooMuch([...parameters].map((pair) => pair.join("="))) ? undefined : parameters;
}

// The lines of `inputs` with what an address says in their place, where the form has the input, or the
// list, whatever its rows. `known` has the names of both, `lists` those of lists.
export function merged(inputs, parameters, { known, lists }) {
  const names = new Set([...parameters].map(([name]) => listOf(name) ?? name));
  const isInput = (name) => {
    const group = /^([^.\n]+)\.\d+\.[\w.-]+$/.exec(name)?.[1];
    return group === undefined ? known.has(name) : lists.includes(group);
  };
  const given = [...parameters].filter(([name, text]) => text && isInput(name))
    .map(([name, text]) => `${name}=${inOneLine(text)}`);
  return [...inputs.filter((line) => !names.has(groupOf(line))), ...given];
}
