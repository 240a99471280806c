// Every address and every name that a page points at: there is such a file, of exactly this name,
// with this anchor; and every page can be reached from the first one.
import { posix } from "node:path";
import { readText } from "./folder.mjs";
import { readFacts } from "./facts.mjs";
import { checkHeads } from "./heads.mjs";

const external = /^(https|mailto):/;
const requests = ["script", "img", "source", "iframe", "object", "embed", "video", "audio"];

// Readers come to the page for wrong addresses by none.
const isReached = (path) => path === "index.html" || posix.basename(path) === "404.html";

// A fragment of a page that can be changed may be inputs: names of its form with their values.
function isOfForm(fragment, { fields }) {
  const names = [...new URLSearchParams(fragment).keys()];
  return fragment.includes("=") && names.length > 0 && names.every((name) =>
    ["set", "adjust"].includes(name) || fields.includes(name)
    || fields.some((field) => field.split(".")[0] === name.split(".")[0]));
}

class LinkCheck {
  constructor({ files, facts, base, report }) {
    Object.assign(this, { facts, base, report, files: new Set(files), linked: new Map() });
  }

  // What is wrong with an address that stands on `path`, or the file it leads to.
  follow(path, value, { tag, rel, target }) {
    if (value !== value.trim()) return { fault: "an address has a space around it" };
    // A host serves the page for wrong addresses at any depth, so its links begin at the root.
    const root = this.base && posix.basename(path) === "404.html"
      ? new URL(this.base).pathname : undefined;
    const own = [this.base, root].find((start) => start && value.startsWith(start));
    const isOwn = own !== undefined;
    const address = isOwn ? value.slice(own.length) : value;
    const [, way = "", query, fragment] = /^([^?#]*)(\?[^#]*)?(?:#(.*))?$/.exec(address) ?? [];
    if (!isOwn && /^[a-z][a-z0-9+.-]*:/i.test(value)) {
      if (!external.test(value)) return { fault: "an address is neither https nor mailto" };
      if (requests.includes(tag) || (tag === "link" && /stylesheet|icon|preload/.test(rel))) {
        return { fault: "something is loaded from elsewhere" };
      }
      const isGuarded = /noopener|noreferrer/.test(rel);
      return target === "_blank" && !isGuarded ? { fault: "a new window without noopener" } : {};
    }
    if (way.startsWith("/")) return { fault: "an absolute path is none on a disk" };
    if (way.includes("\\")) return { fault: "an address has a backslash" };
    const isFolder = way.endsWith("/") || way === "." || way === ".." || (isOwn && way === "");
    if (isFolder && !isOwn) return { fault: "an address of a folder opens no page on a disk" };
    const from = isOwn ? "" : posix.dirname(path);
    const name = way === "" && !isOwn ? path : posix.normalize(
      posix.join(from, decodeURIComponent(way), isFolder ? "index.html" : ""));
    if (name.startsWith("..")) return { fault: "an address leaves the site" };
    if (!this.files.has(name)) return { fault: "there is no such file" };
    if (query) return { fault: "an address asks a question that no file answers" };
    const page = this.facts.get(name);
    if (fragment && page && !page.ids.includes(decodeURIComponent(fragment))
      && !isOfForm(fragment, page)) return { fault: "there is no such anchor" };
    return { name };
  }

  page(path) {
    const { ids, addresses, references } = this.facts.get(path);
    const add = (what, where) => this.report.add(path, what, where);
    for (const id of new Set(ids.filter((id, place) => ids.indexOf(id) !== place))) {
      add("an id stands there twice", id);
    }
    for (const address of addresses) {
      const { fault, name } = this.follow(path, address.value, address);
      const where = `<${address.tag}> ${address.value}`;
      if (fault) add(fault, where);
      if (address.tag === "a" && address.label.trim() === "") add("a link has no words", where);
      if (address.tag === "a" && name) {
        this.linked.set(path, [...(this.linked.get(path) ?? []), name]);
      }
    }
    for (const { key, id, element } of references) {
      if (!ids.includes(id)) add(`${key} names an id there is not`, `${id}: ${element}`);
    }
  }

  // Pages that no way leads to from the first one.
  orphans(pages) {
    const found = new Set(pages.filter(isReached));
    const queue = [...found];
    for (let path = queue.pop(); path; path = queue.pop()) {
      for (const next of this.linked.get(path) ?? []) {
        if (!found.has(next)) queue.push(next);
        found.add(next);
      }
    }
    for (const path of pages) {
      if (!found.has(path)) this.report.add(path, "no link leads to the page");
    }
  }

  style(folder, path) {
    for (const [, value] of readText(folder, path).matchAll(/url\(\s*["']?([^"')]+)/g)) {
      const { fault } = value.startsWith("data:") ? {} : this.follow(path, value, { tag: "img" });
      if (fault) this.report.add(path, fault, value);
    }
  }
}

export async function checkLinks({ folder, files, pages, report }) {
  const all = files.filter((path) => path.endsWith(".html"));
  const facts = await readFacts(folder, [...all, ...files.filter((path) => path.endsWith(".xml"))]);
  const base = facts.get("index.html")?.canonical[0] ?? "";
  const check = new LinkCheck({ files, facts, base, report });
  for (const path of all) check.page(path);
  check.orphans(all);
  for (const path of files.filter((name) => name.endsWith(".css"))) check.style(folder, path);
  checkHeads({ folder, files, facts, base, check, report });
  report.keep((path) => !all.includes(path) || pages.includes(path));
}
