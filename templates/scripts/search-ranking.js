// Finds the pages that have all words of a search, the best first.

// How far the fields of a page are apart in a cost; a word costs at most 3.
const step = 4;

// Puts the smallest cost of each page that has one of the words into a list by page.
function costsOf(fits, count) {
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

// The pages that have all words, the best first: those whose title has them, then those that
// say them in a heading, then in their text.
export function pagesWith(all, head, kinds) {
  const count = Math.max(0, ...head.kinds.map(([, start, size]) => start + size));
  const lists = all.map((fits) => costsOf(fits, count));
  const pages = [];
  for (const [label, start, size] of head.kinds) {
    if (kinds && !kinds.includes(label)) continue;
    for (let page = start; page < start + size; page += 1) {
      let sum = 0;
      if (lists.every((costs) => (sum += costs[page], costs[page] > 0))) pages.push({ page, cost: sum });
    }
  }
  return pages.sort((one, other) => one.cost - other.cost || one.page - other.page);
}
