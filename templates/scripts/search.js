// Looks through the pages of the site: `find("morgage", { count: 12 })`. Of a question, the caller passes what it
// means: units as `search-questions.js` gives them, whose words are not the only ones that fit.
import { distances } from "./search-distance.js";
import { allWords, load, partLimit, partOf } from "./search-index.js";
import { allOf, costsOf, countOf, lower, pagesWith } from "./search-ranking.js";
import { ideograph, words } from "./search-words.js";

const isWord = (word) => !/^[0-9]/.test(word) && !ideograph.test(word);
const size = (word) => [...word].length;
const toleranceOf = (word) => (!isWord(word) || size(word) < 4 ? 0 : size(word) < 8 ? 1 : 2);

// The parts that have words with that beginning.
function beginning(head, typed) {
  const first = partOf(head, typed);
  const numbers = [first];
  while (numbers.length < partLimit && head.parts[first + numbers.length]?.startsWith(typed)) {
    numbers.push(first + numbers.length);
  }
  return numbers;
}

// The parts where a word may be that was meant: those nearest in the order of words.
function nearby(head, typed) {
  const [first, second, ...others] = typed;
  const swapped = [second, first, ...others].join("");
  const wanted = [typed, swapped, first].map((word) => partOf(head, word));
  const numbers = [...new Set(wanted)];
  for (let step = 1; numbers.length < partLimit && step < head.parts.length; step += 1) {
    for (const number of [wanted[0] + step, wanted[0] - step]) {
      if (head.parts[number] !== undefined && !numbers.includes(number)) numbers.push(number);
    }
  }
  return numbers.slice(0, partLimit);
}

async function alike(head, typed) {
  const numbers = isWord(typed) && size(typed) < 2 ? [partOf(head, typed)] : beginning(head, typed);
  const mayBegin = size(typed) > 1 || ideograph.test(typed);
  const all = await allWords(head, numbers);
  return all
    .filter(({ word }) => word === typed || (mayBegin && word.startsWith(typed)))
    .map((entry) => ({ ...entry, cost: entry.word === typed ? 0 : 1 }));
}

// What was probably meant: the words with the fewest letters that differ.
async function meant(head, typed, tolerance) {
  if (tolerance === 0) return [];
  const all = await allWords(head, nearby(head, typed));
  const fits = all.filter(({ word }) => isWord(word)).map((entry) => {
    const { whole, start } = distances(typed, entry.word);
    return { ...entry, distance: Math.min(whole, start), cost: 2 + (whole <= start ? 0 : 1) };
  });
  const least = Math.min(tolerance, ...fits.map(({ distance }) => distance));
  return fits.filter(({ distance }) => distance === least);
}

async function shown({ page, ...rank }, head, typed) {
  const part = Math.floor(page / head.size);
  const [label] = head.kinds.findLast(([, first, size]) => size > 0 && first <= page);
  const rows = await load(`pages-${part}`, head.edition);
  const [title, href, summary, ...figures] = rows[page - part * head.size];
  // An answer, which has no label, is behind the labels and figures.
  const answer = figures.length % 2 ? figures.pop() : "";
  const isPhrase = ` ${words(title).join(" ")} `.includes(` ${typed.join(" ")} `);
  return { page, ...rank, kind: label, title, href, summary, figures, answer, isPhrase };
}

// Words of the site that are like one that nothing fits.
async function near(head, typed) {
  if (!isWord(typed) || size(typed) < 3) return [];
  const all = await allWords(head, nearby(head, typed));
  const limit = Math.max(2, Math.ceil(size(typed) / 2));
  const likely = all.filter(({ word }) => isWord(word) && size(word) > 2)
    .map(({ word }) => ({ word, distance: distances(typed, word).whole }));
  const least = Math.min(limit, ...likely.map(({ distance }) => distance));
  return likely.filter(({ distance }) => distance === least).slice(0, 3).map(({ word }) => word);
}

// The pages of a word: of those that begin with it, or else of those that were probably meant.
async function fitsOf(head, word, isLoose = false) {
  const fits = await alike(head, word);
  if (fits.length > 0 && !isLoose) return { fits, isMeant: false };
  const others = await meant(head, word, toleranceOf(word));
  return { fits: fits.concat(others), isMeant: fits.length === 0 };
}

async function hasWord(head, typed) {
  const all = await allWords(head, [partOf(head, typed)]);
  return all.some(({ word }) => word.startsWith(typed));
}

// The pages of one of a subject's names, which begin with its words.
async function nameCosts(head, { words: name, more }, count) {
  const lists = await Promise.all(name.map(async (word) => {
    const all = await allWords(head, [partOf(head, word)]);
    return all.filter(({ word: other }) => other === word
        || (size(word) > 3 && other.startsWith(word) && size(other) < size(word) + 3))
      .map((entry) => ({ ...entry, cost: entry.word === word ? 0 : 1 }));
  }));
  return { costs: allOf(lists.map((fits) => costsOf(fits, count))), lists, more };
}

// A unit with its cost for each page: how well the page's words fit, or one of the `names`, and the cost
// of pages that are meant whatever their words (`pages`).
async function costed(head, unit, isLoose) {
  const count = countOf(head);
  const { typed, names = [], pages = [], isByKind } = unit;
  const isKnown = names.length > 0 || isByKind;
  const own = await Promise.all(typed.map(async (word) => (isKnown
    ? { fits: await alike(head, word), isMeant: false } : fitsOf(head, word, isLoose))));
  const costs = isByKind || own.length === 0 ? new Uint16Array(count)
    : allOf(own.map(({ fits }) => costsOf(fits, count))).slice();
  const found = own.map(({ fits }) => fits);
  const others = await Promise.all(names.map((name) => nameCosts(head, name, count)));
  for (const { costs: named, lists, more } of others) {
    lower(costs, named, more);
    found.push(...lists);
  }
  for (const { page, cost } of pages) {
    if (costs[page] === 0 || costs[page] > cost) costs[page] = cost;
  }
  return { ...unit, costs, own, words: found.flat().map(({ word }) => word) };
}

// The pages that have the words of a search, or words that were probably meant.
async function ranked(query, { kinds, understand }) {
  const typed = [...new Set(words(query, true))];
  const none = { typed, units: [], pages: [] };
  if (typed.length === 0 && !understand) return none;
  const head = await load("index");
  if (head.parts.length === 0) return none;

  const exact = understand ? await Promise.all(typed.map((word) => hasWord(head, word))) : [];
  const isWord = (word) => exact[typed.indexOf(word)] ?? false;
  const { units: wanted, boosts } = understand
    ? understand(query, head, isWord) : { units: typed.map((word) => ({ typed: [word], weight: 1 })) };
  if (wanted.length === 0) return none;
  const enough = understand ? 12 : 0;
  let units = await Promise.all(wanted.map((unit) => costed(head, unit)));
  let pages = pagesWith(units, head, { kinds, enough, boosts });
  const isPlain = units.length < 3 && units.every(({ typed: own, names }) => own.length === 1 && !names);
  if (isPlain && !pages.some(({ missed }) => missed === 0)) {
    // A word that is there may still be one that nobody meant.
    units = await Promise.all(wanted.map((unit) => costed(head, unit, true)));
    pages = pagesWith(units, head, { kinds, enough, boosts });
  }
  return { head, typed, units, pages };
}

// Words of the site to look for in place of what was typed: those that some page has, or else
// words that are like it.
async function offers({ head, typed, units }) {
  if (!head) return [];
  const present = units.flatMap(({ own, typed: words }) => words.filter((_, index) => own[index].fits.length > 0));
  if (present.length > 0) return present;
  const likely = await Promise.all(typed.map((word) => near(head, word)));
  return likely.flat();
}

// What stands in for a word that was typed.
export function insteadOf(word, units) {
  for (const { typed, own, meant: corrected, isExtra } of units) {
    // A word that decides nothing stays as it was typed.
    const index = isExtra ? -1 : typed.indexOf(word);
    if (index < 0) continue;
    if (corrected && own[index].fits.length === 0) return corrected[index];
    const [best] = [...own[index].fits].sort((one, other) => one.cost - other.cost);
    return own[index].isMeant && best ? best.word : word;
  }
  return word;
}

// The page of a calculator as results show it, where the site has it.
export async function calculatorPage(name) {
  const head = await load("index");
  const [label, start, , , ...names] = head.kinds.find(([, , , role]) => role === "calculator") ?? [];
  const index = names.indexOf(name);
  if (index < 0) return undefined;
  return { ...(await shown({ page: start + index }, head, [])), kind: label };
}

// What a search finds: its first pages, how many there are and how many have all of it, the words that they
// have, the words that stand in for others, and words to look for instead.
export async function find(query, { count = 12, understand } = {}) {
  const found = await ranked(query, { understand });
  const { head, typed, units, pages } = found;
  const hits = await Promise.all(pages.slice(0, count).map((page) => shown(page, head, typed)));
  hits.sort((one, other) => one.missed - other.missed
    || one.cost - other.cost || other.isPhrase - one.isPhrase || one.page - other.page);
  return {
    typed,
    isEmpty: units.length === 0,
    hits,
    total: pages.length,
    whole: pages.filter(({ missed }) => missed === 0).length,
    words: [...new Set(units.flatMap(({ words: own }) => own))],
    instead: typed.map((word) => insteadOf(word, units)),
    near: pages.length > 0 ? [] : await offers(found),
  };
}

// The indexes, within their kind, of the pages of one kind that a search finds, the best first; undefined
// for a search without a word.
export async function indexesOf(query, kind) {
  const { head, typed, pages } = await ranked(query, { kinds: [kind] });
  if (typed.length === 0) return undefined;
  const start = head?.kinds.find(([label]) => label === kind)?.[1] ?? 0;
  return pages.map(({ page }) => page - start);
}
