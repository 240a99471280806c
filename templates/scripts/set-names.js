// Names of saved sets, as files have them.
import { nameLimit } from "./library-rules.generated.js";
import { isSlug } from "./set-checks.js";

// The name, or the name with a number where others have it.
export function freeName(wanted, taken) {
  let name = wanted;
  for (let number = 2; taken.includes(name); number += 1) {
    name = `${wanted.slice(0, nameLimit - `-${number}`.length)}-${number}`;
  }
  return name;
}

// A name that is like a text.
export function nameNear(text) {
  const plain = text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  const name = plain.replace(/[^a-z0-9]+/g, "-").slice(0, nameLimit).replace(/^-|-$/g, "");
  return isSlug(name) ? name : "set";
}
