// Marks the words of a text that a search has found.
import { words } from "./search-words.js";

export function element(name, className, ...content) {
  const made = document.createElement(name);
  if (className) made.className = className;
  made.append(...content);
  return made;
}

const runs = /[\p{L}\p{N}\p{M}]+|[^\p{L}\p{N}\p{M}]+/gu;

// Tells whether each letter of a run without spaces is in one of the words.
function lettersIn(letters, found) {
  const isFound = letters.map(() => false);
  letters.forEach((letter, index) => {
    const [pair] = words(letter + (letters[index + 1] ?? ""));
    if (found.has(pair)) isFound[index] = isFound[index + 1] = true;
    if (found.has(words(letter)[0])) isFound[index] = true;
  });
  return isFound;
}

export function marked(text, found) {
  const out = document.createDocumentFragment();
  for (const [run] of text.matchAll(runs)) {
    const own = words(run);
    if (own.length === 1 && found.has(own[0])) {
      out.append(element("mark", "", run));
    } else if (own.length > 1) {
      const letters = [...run];
      const isFound = lettersIn(letters, found);
      letters.forEach((letter, index) =>
        out.append(isFound[index] ? element("mark", "", letter) : letter));
    } else {
      out.append(run);
    }
  }
  out.normalize();
  return out;
}
