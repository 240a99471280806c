// Cuts markup into its opening tags and texts, in their order.

// A value may hold the sign that ends a tag.
const tags = /(<[^">]*(?:"[^"]*"[^">]*)*>)/;
export const piecesOf = (markup) =>
  markup.split(tags).filter((piece) => piece !== "" && !piece.startsWith("</"));

export const nameOf = (tag) => /^<([^\s/>]+)/.exec(tag)?.[1];

export const attributesOf = (tag) =>
  [...tag.matchAll(/ ([^\s=/>]+)(?:="([^"]*)")?/g)].map(([, name, value = ""]) => ({ name, value }));
