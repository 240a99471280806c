// What a page tells of itself to those who are not reading it: its title and description, its
// canonical address, what is shared of it, and the feeds, the sitemap and robots.txt beside it.
import { posix } from "node:path";
import { readText } from "./folder.mjs";

// The page for wrong addresses is none to look for.
const isListed = (path) => posix.basename(path) !== "404.html";
const day = /^\d{4}-\d{2}-\d{2}$/;
const time = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})$/;

// The addresses of the site itself in a tree of values.
function ownAddresses(value, base) {
  if (typeof value === "string") return value.startsWith(base) ? [value] : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap((part) => ownAddresses(part, base));
}

// What no two pages of a language may both say; `owners` has the page that said it first.
function checkOwn(path, words, what, { owners, facts, report }) {
  const key = `${facts.get(path).language} ${what}: ${words}`;
  const other = owners.get(key);
  if (other) {
    report.add(path, `another page has the same ${what}`, other);
    report.add(other, `another page has the same ${what}`, path);
  }
  owners.set(key, path);
}

function checkPage(path, page, { base, owners, facts, check, report }) {
  const add = (what, where) => report.add(path, what, where);
  if (page.title.trim() === "") add("the page has no title");
  checkOwn(path, page.title, "title", { owners, facts, report });
  if (page.description.length !== 1 || page.description[0].trim().length < 10) {
    add("the page has no description", page.description.join("; "));
  } else {
    checkOwn(path, page.description[0], "description", { owners, facts, report });
  }
  if (!base || !isListed(path)) return;
  const wanted = [base + path, base + path.replace(/(^|\/)index\.html$/, "$1")];
  if (!wanted.includes(page.canonical.join())) add("its canonical address is another", page.canonical.join());
  const texts = page.linkedData.flatMap((text) => {
    try {
      return ownAddresses(JSON.parse(text), base);
    } catch (error) {
      add("linked data that is no JSON", error.message);
      return [];
    }
  });
  for (const address of [...texts, ...page.shared]) {
    const { fault, name } = check.follow(path, address, { tag: "a", rel: "" });
    if (fault || !name) add(`it tells of an address: ${fault ?? "it is not of the site"}`, address);
  }
}

function checkSitemap(path, map, { base, files, facts, report }) {
  const wanted = files.filter((name) => name.endsWith(".html") && isListed(name))
    .map((name) => facts.get(name).canonical[0]);
  for (const address of wanted) {
    if (!map.locations.includes(address)) report.add(path, "a page is not in the sitemap", address);
  }
  for (const address of map.locations) {
    if (!wanted.includes(address)) report.add(path, "the sitemap names no page", address);
  }
  for (const text of map.days.filter((text) => !day.test(text))) {
    report.add(path, "the sitemap has a day that is none", text);
  }
  if (new Set(map.locations).size !== map.locations.length) {
    report.add(path, "the sitemap names a page twice");
  }
  if (base === "") report.add(path, "a sitemap without a site’s address");
}

// A long site map is in several parts.
function joined(maps) {
  const pages = maps.map(([, page]) => page);
  return {
    locations: pages.flatMap(({ locations }) => locations),
    days: pages.flatMap(({ days }) => days),
  };
}

function checkFeed(path, feed, { base, check, report }) {
  const add = (what, where) => report.add(path, what, where);
  const ids = feed.entries.map(({ id }) => id);
  const times = feed.entries.map((entry) => entry.time);
  if (feed.own !== base + path) add("the feed calls itself otherwise", feed.own);
  if (feed.author.length === 0) add("the feed has no author");
  if (new Set(ids).size !== ids.length) add("two entries of the feed have one id");
  for (const text of [...feed.times, ...times].filter((text) => !time.test(text ?? ""))) {
    add("the feed has a time that is none", text);
  }
  if (times.some((text, place) => place > 0 && text > times[place - 1])) {
    add("an entry of the feed is newer than the one before");
  }
  for (const entry of feed.entries) if (!entry.title) add("an entry has no title", entry.id);
  for (const address of [...feed.links, ...feed.entries.flatMap(({ addresses }) => addresses)]) {
    const { fault } = check.follow(path, address, { tag: "a", rel: "" });
    if (fault) add(fault, address);
  }
}

export function checkHeads({ folder, files, facts, base, check, report }) {
  const owners = new Map();
  for (const [path, page] of facts) {
    if (page.broken) report.add(path, "it is not well-formed", page.broken);
    else if (path.endsWith(".html")) checkPage(path, page, { base, owners, facts, check, report });
    else if (page.kind === "feed") checkFeed(path, page, { base, check, report });
  }
  const maps = [...facts].filter(([, page]) => page.kind === "urlset");
  if (maps.length > 0) checkSitemap(maps[0][0], joined(maps), { base, files, facts, report });
  if (!files.includes("robots.txt")) return;
  const named = [...readText(folder, "robots.txt").matchAll(/^Sitemap:\s*(\S+)/gim)].map((m) => m[1]);
  if (base && named.join() !== `${base}sitemap.xml`) {
    report.add("robots.txt", "it names another sitemap", named.join());
  }
}
