// Shows other markup in the place of an element's own, and changes only what differs: as a rule some
// figures and some lines of drawings. Setting a text costs the browser nearly nothing, while a new
// element makes it look at the style of all around it again.
//
//     Penny.redraw(element, "<section id=…>…</section>")
//
// gives whether the element had to be replaced, as its parts are other ones.
Penny.redraw = (() => {
  "use strict";

  // For elements: their nodes in the order of the markup, and what each is written as there.
  const known = new WeakMap();

  // The opening tags and the texts. A value may hold the sign that ends a tag.
  const tags = /(<[^">]*(?:"[^"]*"[^">]*)*>)/;
  const piecesOf = (markup) =>
    markup.split(tags).filter((piece) => piece !== "" && !piece.startsWith("</"));

  function nodesOf(element) {
    const nodes = [element];
    const kinds = NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT;
    const walker = document.createTreeWalker(element, kinds);
    while (walker.nextNode()) nodes.push(walker.currentNode);
    return nodes;
  }

  const nameOf = (tag) => /^<([^\s/>]+)/.exec(tag)?.[1];

  // Remembers what the element is written as, if its nodes are one for each piece.
  function read(element, pieces) {
    const nodes = nodesOf(element);
    const fits = nodes.length === pieces.length
      && nodes.every((node, place) => node.localName === nameOf(pieces[place]));
    if (fits) known.set(element, { nodes, pieces });
  }

  function plain(text) {
    if (!text.includes("&")) return text;
    const template = document.createElement("template");
    template.innerHTML = text;
    return template.content.textContent;
  }

  const attributesOf = (tag) =>
    [...tag.matchAll(/ ([^\s=/>]+)(?:="([^"]*)")?/g)].map(([, name, value = ""]) => ({ name, value }));

  // What makes a node what it shall be; nothing where only another node can be that.
  function change(node, old, wanted) {
    const name = nameOf(wanted);
    if (name !== nameOf(old)) return undefined;
    if (name === undefined) return () => { node.data = plain(wanted); };
    const [given, asked] = [attributesOf(old), attributesOf(wanted)];
    const isAlike = given.length === asked.length
      && given.every((attribute, place) => attribute.name === asked[place].name);
    if (!isAlike) return undefined;
    const others = asked.filter(({ value }, place) => value !== given[place].value);
    return () => {
      for (const { name, value } of others) node.setAttribute(name, plain(value));
    };
  }

  function changes({ nodes, pieces }, wanted) {
    if (pieces.length !== wanted.length) return undefined;
    const found = [];
    for (let place = 0; place < wanted.length; place += 1) {
      if (pieces[place] === wanted[place]) continue;
      const next = change(nodes[place], pieces[place], wanted[place]);
      if (!next) return undefined;
      found.push(next);
    }
    return found;
  }

  function replace(element, markup, pieces) {
    const template = document.createElement("template");
    template.innerHTML = markup;
    const fresh = template.content.firstElementChild;
    element.replaceWith(fresh);
    read(fresh, pieces);
  }

  return (element, markup) => {
    const pieces = piecesOf(markup);
    if (!known.has(element)) read(element, piecesOf(element.outerHTML));
    const found = known.has(element) && changes(known.get(element), pieces);
    if (!found) {
      replace(element, markup, pieces);
      return true;
    }
    for (const make of found) make();
    known.get(element).pieces = pieces;
    return false;
  };
})();
