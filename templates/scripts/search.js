// Looks through the pages of the site: `find("morgage", { count: 12 })`.
import { distances } from "./search-distance.js";
import { allWords, load, partLimit, partOf } from "./search-index.js";
import { pagesWith } from "./search-ranking.js";
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

async function shown({ page, cost }, head, typed) {
  const part = Math.floor(page / head.size);
  const [label] = head.kinds.findLast(([, first]) => first <= page);
  const rows = await load(`pages-${part}`, head.edition);
  const [title, href, summary, ...figures] = rows[page - part * head.size];
  const isPhrase = ` ${words(title).join(" ")} `.includes(` ${typed.join(" ")} `);
  return { page, cost, kind: label, title, href, summary, figures, isPhrase };
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

// The pages that have all words of a search, or words that were probably meant.
async function ranked(query, kinds) {
  const typed = [...new Set(words(query, true))];
  const none = { typed, all: typed.map(() => []), isMeant: [], pages: [] };
  if (typed.length === 0) return none;
  const head = await load("index");
  if (head.parts.length === 0) return none;

  const isMeant = typed.map(() => false);
  const all = await Promise.all(typed.map(async (word, index) => {
    const fits = await alike(head, word);
    if (fits.length > 0) return fits;
    isMeant[index] = true;
    return meant(head, word, toleranceOf(word));
  }));
  let pages = pagesWith(all, head, kinds);
  if (pages.length === 0) {
    // A word that is there may still be one that nobody meant.
    for (const [index, word] of typed.entries()) {
      if (!isMeant[index]) all[index] = all[index].concat(await meant(head, word, toleranceOf(word)));
    }
    pages = pagesWith(all, head, kinds);
  }
  return { head, typed, all, isMeant, pages };
}

// Words of the site to look for in place of what was typed: those that some page has, or else
// words that are like it.
async function offers({ head, typed, all }) {
  if (!head) return [];
  const present = typed.filter((_, index) => all[index].length > 0);
  if (present.length > 0) return present;
  const likely = await Promise.all(typed.map((word) => near(head, word)));
  return likely.flat();
}

// What a search finds: its first pages, how many there are, the words that they have, the words
// that stand in for others, and words to look for instead.
export async function find(query, { count = 12 } = {}) {
  const found = await ranked(query);
  const { head, typed, all, isMeant, pages } = found;
  const hits = await Promise.all(pages.slice(0, count).map((page) => shown(page, head, typed)));
  hits.sort((one, other) =>
    one.cost - other.cost || other.isPhrase - one.isPhrase || one.page - other.page);
  return {
    typed,
    hits,
    total: pages.length,
    words: [...new Set(all.flat().map(({ word }) => word))],
    instead: typed.map((word, index) => {
      const [best] = [...all[index]].sort((one, other) => one.cost - other.cost);
      return isMeant[index] && best ? best.word : word;
    }),
    near: pages.length > 0 ? [] : await offers(found),
  };
}

// The indexes, within their kind, of the pages of one kind that a search finds, the best first; undefined
// for a search without a word.
export async function indexesOf(query, kind) {
  const { head, typed, pages } = await ranked(query, [kind]);
  if (typed.length === 0) return undefined;
  const start = head?.kinds.find(([label]) => label === kind)?.[1] ?? 0;
  return pages.map(({ page }) => page - start);
}
