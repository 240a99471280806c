// Stores the terms that a reader has marked with a star.
import { textsIn } from "./json-values.js";
import { storedItem } from "./storage.js";

const { read, write, follow, reportIn } = storedItem("favourites", (value) => ({
  terms: textsIn(value.terms),
}));
const means = (term) => (slug) => slug === term.slug || term.aliases.includes(slug);

// Those of `terms` that are favorites, under their name or one they had before.
export function among(terms) {
  const stored = new Set(read().terms);
  return new Set(terms.filter(({ slug, aliases }) =>
    [slug, ...aliases].some((name) => stored.has(name))));
}

export function toggle(term) {
  write(({ terms }) => ({
    terms: terms.some(means(term))
      ? terms.filter((slug) => !means(term)(slug))
      : [...terms, term.slug],
  }));
}

export { follow, reportIn };
