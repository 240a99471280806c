// Shows other markup in place of an element's own, and changes only what differs: as a rule some figures
// and some lines of drawings. Setting a text costs the browser nearly nothing, while a new element makes
// it look at the style of all around it again.
//
//     redraw(element, "<section id=…>…</section>")
//
// gives whether parts of the element came or went. Rows that are open but out of sight change a
// moment later, so that the change itself is on the screen within a frame; `settle()` does not wait.
import { attributesOf, nameOf, piecesOf } from "./markup-pieces.js";

// For elements: their nodes in the order of the markup, and the lines they are written in, each
// with the index of its first node.
const known = new WeakMap();

function nodesOf(element) {
  const nodes = [element];
  const kinds = NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT;
  const walker = document.createTreeWalker(element, kinds);
  while (walker.nextNode()) nodes.push(walker.currentNode);
  return nodes;
}

// Remembers what the element is written as, if its nodes are one for each piece. The mark at the
// end of a line and the one that begins the next are one text, so a line ends before its mark.
function remember(element, markup) {
  const lines = markup.split("\n");
  const nodes = nodesOf(element);
  const starts = [];
  const groups = [];
  const pieces = [];
  let index = 0;
  for (const line of lines) {
    starts.push(index);
    groups.push(line.startsWith("<tr") ? nodes[index]?.parentNode : undefined);
    const own = piecesOf(line);
    pieces.push(own);
    for (const piece of own) {
      if (nodes[index]?.localName !== nameOf(piece)) return;
      index += 1;
    }
    // The text between two lines, where it is a node by itself.
    const next = nodes[index];
    if (next?.nodeType === Node.TEXT_NODE && /^\n+$/.test(next.data)) index += 1;
  }
  if (index === nodes.length) known.set(element, { nodes, lines, starts, groups, pieces });
}

function plain(text) {
  if (!text.includes("&")) return text;
  const template = document.createElement("template");
  template.innerHTML = text;
  return template.content.textContent;
}

// A function that changes the node; undefined for one that must be replaced.
function change(node, old, wanted) {
  const name = nameOf(wanted);
  if (name !== nameOf(old)) return undefined;
  if (name === undefined) {
    // A text that goes on in the next line is more than this piece.
    return node.data === plain(old) ? () => { node.data = plain(wanted); } : undefined;
  }
  const [given, asked] = [attributesOf(old), attributesOf(wanted)];
  const isAlike = given.length === asked.length
    && given.every((attribute, index) => attribute.name === asked[index].name);
  if (!isAlike) return undefined;
  const others = asked.filter(({ value }, index) => value !== given[index].value);
  return () => {
    for (const { name, value } of others) node.setAttribute(name, plain(value));
  };
}

// The element that a line of other markup makes, where the line is one element.
function elementOf(line, like) {
  const holder = document.createElementNS(like.parentNode.namespaceURI, like.parentNode.localName);
  holder.innerHTML = line;
  const [element, ...others] = holder.childNodes;
  return others.length === 0 && element && isAlike(element, like) ? element : undefined;
}

// What gives a line that is one element other parts, as an axis more steps; nothing where it is
// none, or where a reader may have opened something in it.
function exchange(state, number, next) {
  const { nodes, lines, pieces, starts } = state;
  const element = nodes[starts[number]];
  if (number === 0 || element?.nodeType !== Node.ELEMENT_NODE) return undefined;
  if (nodesOf(element).length !== pieces[number].length) return undefined;
  if (lines[number].includes("<details") || next.includes("<details")) return undefined;
  const wanted = elementOf(next, element);
  const parts = piecesOf(next);
  if (!wanted || nodesOf(wanted).length !== parts.length) return undefined;
  return [() => {
    align(element, wanted, new Set(), []);
    const shift = parts.length - pieces[number].length;
    nodes.splice(starts[number], pieces[number].length, ...nodesOf(element));
    for (let later = number + 1; later < starts.length; later += 1) starts[later] += shift;
    pieces[number] = parts;
  }];
}

// What changes a line; nothing where it has other parts and is not one element.
function changesOf(state, number, line) {
  const { nodes, pieces, starts } = state;
  const [old, next] = [pieces[number], piecesOf(line)];
  const found = [() => { pieces[number] = next; }];
  for (let index = 0; index < Math.max(old.length, next.length); index += 1) {
    if (old[index] === next[index]) continue;
    const isIn = index < Math.min(old.length, next.length);
    const made = isIn && change(nodes[starts[number] + index], old[index], next[index]);
    if (!made) return exchange(state, number, line);
    found.push(made);
  }
  return found;
}

// What changes the lines that differ, and the numbers of those that can wait; nothing where the
// element has other parts.
function changes(state, wanted, far) {
  const { lines, groups } = state;
  if (lines.length !== wanted.length) return undefined;
  const found = [];
  const later = [];
  for (let number = 0; number < wanted.length; number += 1) {
    if (lines[number] === wanted[number]) continue;
    if (far.has(groups[number])) {
      later.push(number);
      continue;
    }
    const made = changesOf(state, number, wanted[number]);
    if (!made) return undefined;
    found.push([number, made]);
  }
  return { found, later };
}

// MARK: What can wait

// How far from the window rows are drawn with it, in windows; and how long a reader may pause before
// the others are, in milliseconds. All of them are drawn at once: a table is laid out as a whole.
const near = 1;
const pause = 120;

// What is still to be done of an element, each a function; what ends it; and how many lines the
// markup has of an element with other parts.
let waiting = [];
let whose;
let end;
let awaited;
let timer;

// The groups of rows that are laid out, but not where a reader sees them. Rows that are closed
// cost nothing, so they do not wait; and to ask where they are would lay them out.
function farGroups(element) {
  const reach = near * innerHeight;
  return new Set([...element.querySelectorAll("tbody")].filter((group) => {
    if (group.closest("details:not([open])")) return false;
    const { top, bottom, height } = group.getBoundingClientRect();
    return height > 0 && (bottom < -reach || top > innerHeight + reach);
  }));
}

function stop() {
  clearTimeout(timer);
  waiting = [];
  end = undefined;
  whose = undefined;
}

function settle() {
  const [jobs, last] = [waiting, end];
  stop();
  for (const job of jobs) job();
  last?.();
}

function defer(element, jobs, markup) {
  settle();
  waiting = jobs;
  whose = element;
  end = markup && (() => remember(element, markup));
  awaited = markup?.split("\n").length;
  timer = setTimeout(settle, jobs.length > 0 ? pause : pause / 4);
}

// MARK: Other parts

function alignAttributes(element, wanted) {
  const names = element.getAttributeNames();
  if (names.join(" ") !== wanted.getAttributeNames().join(" ")) {
    for (const name of names) element.removeAttribute(name);
  }
  for (const { name, value } of wanted.attributes) {
    if (element.getAttribute(name) !== value) element.setAttribute(name, value);
  }
}

const isAlike = (one, other) =>
  one.nodeType === other.nodeType && one.nodeName === other.nodeName;

// Makes an element what another one is, and keeps the nodes that both have: a schedule that gets
// shorter loses its last rows.
function align(element, wanted, far, jobs) {
  if (far.delete(element)) {
    jobs.push(() => align(element, wanted, far, jobs));
    return;
  }
  alignAttributes(element, wanted);
  let node = element.firstChild;
  let next = wanted.firstChild;
  while (next) {
    const after = next.nextSibling;
    if (!node) {
      element.append(next);
    } else if (!isAlike(node, next)) {
      const gone = node;
      node = node.nextSibling;
      gone.replaceWith(next);
    } else {
      if (next.nodeType === Node.ELEMENT_NODE) align(node, next, far, jobs);
      else if (node.data !== next.data) node.data = next.data;
      node = node.nextSibling;
    }
    next = after;
  }
  while (node) {
    const gone = node;
    node = node.nextSibling;
    gone.remove();
  }
}

function realign(element, markup, far) {
  const template = document.createElement("template");
  template.innerHTML = markup;
  const wanted = template.content.firstElementChild;
  known.delete(element);
  if (!isAlike(element, wanted)) {
    element.replaceWith(wanted);
    return;
  }
  const jobs = [];
  align(element, wanted, far, jobs);
  // Where each line stands is looked at when the change is on the screen, in one element at a time.
  if (jobs.length === 0 && whose) remember(element, markup);
  else defer(element, jobs, markup);
}

export function redraw(element, markup) {
  const lines = markup.split("\n");
  const far = farGroups(element);
  // Of what was given other parts a moment ago, the lines are known when what waits is done. The
  // markup that the browser makes of it does not do: what a reader opened is in it.
  const isNew = whose === element && !known.has(element);
  if (isNew && awaited === lines.length) settle();
  else if (whose === element) stop();
  if (!known.has(element) && !isNew) remember(element, element.outerHTML);
  const state = known.get(element);
  const needed = state && changes(state, lines, far);
  if (!needed) {
    realign(element, markup, far);
    return true;
  }
  const make = (number, all) => {
    for (const one of all) one();
    state.lines[number] = lines[number];
  };
  for (const [number, all] of needed.found) make(number, all);
  if (needed.later.length > 0) {
    defer(element, needed.later.map((number) => () => {
      const all = changesOf(state, number, lines[number]);
      if (all) make(number, all);
      else if (known.has(element)) realign(element, markup, new Set());
    }));
  }
  return false;
}

// Reads an element before there is anything to change.
export function read(element) {
  if (!known.has(element)) remember(element, element.outerHTML);
}

addEventListener("beforeprint", settle);
document.addEventListener("pennypress:settle", settle);
