// Ranks the pages of a search: those that have all of it first, then those that have most of it.

// How far the fields of a page are apart in a cost; a word costs at most 3.
const step = 4;
// More than any word costs, and than one in a title.
const dearest = 22;
const named = 14;

// Puts the smallest cost of each page that has one of the words into a list by page.
export function costsOf(fits, count) {
  const costs = new Uint16Array(count);
  for (const { pages, cost } of fits) {
    let field = 0;
    let next = 0;
    for (const [part, name, gap, more] of pages.matchAll(/([A-E])|([0-9a-z]+)(?:\*([0-9a-z]+))?/g)) {
      if (part === name) {
        field = name.charCodeAt(0) - 65;
        next = 0;
        continue;
      }
      next += parseInt(gap, 36);
      const end = next + (more ? parseInt(more, 36) : 0);
      const own = 1 + field * step + cost;
      for (; next <= end; next += 1) {
        if (costs[next] === 0 || costs[next] > own) costs[next] = own;
      }
    }
  }
  return costs;
}

// The costs of pages that have all words of a list: that of the word which costs most.
export function allOf(lists) {
  if (lists.length === 1) return lists[0];
  return lists[0].map((_, page) => (lists.every((costs) => costs[page] > 0)
    ? Math.max(...lists.map((costs) => costs[page])) : 0));
}

// Lowers costs to those of another list, where that has the page and costs less with `more`.
export function lower(costs, others, more) {
  others.forEach((cost, page) => {
    if (cost > 0 && (costs[page] === 0 || costs[page] > cost + more)) costs[page] = cost + more;
  });
}

export const countOf = (head) => Math.max(0, ...head.kinds.map(([, start, size]) => start + size));

// The pages that have the units of a search, the best first: those that lack nothing, then, where they
// are fewer than `enough`, those that have most. `units` have `costs` by page and a `weight`; one that
// `isExtra` only lowers the cost of pages that have it. What `boosts` says is taken off a page's cost.
export function pagesWith(units, head, { kinds, enough = 0, boosts } = {}) {
  const pages = [];
  const isTerm = units.some(({ kind }) => kind === "term");
  const total = units.reduce((sum, { weight }) => sum + weight, 0);
  for (const [label, start, size] of head.kinds) {
    if (kinds && !kinds.includes(label)) continue;
    for (let page = start; page < start + size; page += 1) {
      let cost = -(boosts?.[page] ?? 0);
      let missed = 0;
      let isFound = false;
      // A word of the dictionary is meant where it is what the question names.
      const isNamed = ({ costs, kind }) => kind === undefined && costs[page] > 0 && costs[page] < named;
      for (const { costs, weight, isExtra, kind } of units) {
        // Of a word of the dictionary, what is named beside its subject says which: “escrow meaning mortgage.”
        const share = isTerm && costs[page] <= step ? 1 : 2;
        if (isExtra) cost -= costs[page] > 0 ? (dearest - costs[page]) / share : 0;
        else cost += costs[page];
        if (costs[page] === 0 || (kind === "term" && !units.some(isNamed))) missed += weight;
        else isFound ||= weight > 0;
      }
      if (isFound) pages.push({ page, cost, missed: Math.round(missed * 100) });
    }
  }
  pages.sort((one, other) =>
    one.missed - other.missed || one.cost - other.cost || one.page - other.page);
  const whole = pages.filter(({ missed }) => missed === 0).length;
  if (whole > 0 && whole >= enough) return pages.slice(0, whole);
  const best = pages[0]?.missed ?? 0;
  const most = enough === 0 ? 0 : Math.max(best, total * 50);
  return pages.filter(({ missed }) => missed <= most);
}
