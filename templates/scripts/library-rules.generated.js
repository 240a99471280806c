// The rules of the library of saved sets. `ScriptRulesTests` makes this file of Swift's tables.
export const nameLimit = 80;
export const bundle = { format: "pennypress sets", version: 1 };
export const ownNames = [
  "name",
  "kind",
  "title",
  "date",
  "derivedFrom",
  "shown",
];
export const headerNames = [
  "description",
  "tags",
  "draft",
  "order",
  "keyTerms",
  "autolink",
  "body",
];
