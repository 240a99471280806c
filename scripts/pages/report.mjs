// What a check finds: each fault once, with the pages that have it.
export class Report {
  constructor(check) {
    this.check = check;
    this.faults = new Map();
    this.notes = [];
  }

  // `what` is the fault in words that are the same on all pages; `where` is the place on this one.
  add(page, what, where = "") {
    const places = this.faults.get(what) ?? new Map();
    this.faults.set(what, places.set(page, [...(places.get(page) ?? []), where].filter(Boolean)));
  }

  note(text) {
    this.notes.push(text);
  }

  // Forgets what was found on other pages.
  keep(isAsked) {
    for (const [what, pages] of this.faults) {
      for (const path of [...pages.keys()]) if (!isAsked(path)) pages.delete(path);
      if (pages.size === 0) this.faults.delete(what);
    }
  }

  get isClean() {
    return this.faults.size === 0;
  }

  // At most `limit` pages of each fault, and of each page its first places.
  text(limit = 5) {
    const lines = [];
    for (const [what, pages] of this.faults) {
      lines.push(`${this.check}: ${what}`);
      for (const [page, places] of [...pages].slice(0, limit)) {
        lines.push(`  ${[page, ...places.slice(0, 2)].join("  ").slice(0, 300)}`);
        if (places.length > 2) lines.push(`    and ${places.length - 2} more there`);
      }
      if (pages.size > limit) lines.push(`  and ${pages.size - limit} more pages`);
    }
    return lines.join("\n");
  }
}
