// A copy of a site whose authors write in Greek letters, so that what is in Latin letters on its
// pages was written by the program.
//
//     node greek.mjs SITE COPY TYPED
//
// TYPED  a file for what authors typed in words that the program reads, such as “20% off”: it stays,
//        and pages show it as it was typed
//
// The explanations of calculators, which are texts of the theme, are among them.
import { cpSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const [site, copy, typed] = process.argv.slice(2);
const latin = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
const greek = "αβγδεφγηιζκλμνοπκρστυωωξυζΑΒΓΔΕΦΓΗΙΖΚΛΜΝΟΠΚΡΣΤΥΩΩΞΥΖ";
const letters = new Map([...latin].map((letter, place) => [letter, greek[place]]));
const inGreek = (text) => [...text].map((letter) => letters.get(letter) ?? letter).join("");

// What Markdown has beside its text: figures, code, the ends of links, tags, names of characters,
// marks of notes, addresses, answers of a quiz.
const parts = new RegExp([
  /\{\{[^}]*\}\}/, /`[^`]*`/, /\]\([^)]*\)/, /\]\[[^\]]*\]/, /<[^>]*>/, /&[a-z]+;/, /\[\^[^\]]*\]/, /https?:\S+/,
  /^\s*- \([ x]\)/, /^:::\w+/, /^\[(?!\^)[^\]]*\]:.*/,
].map((part) => part.source).join("|"), "gm");
const around = (text, change) => {
  let result = "";
  let place = 0;
  for (const part of text.matchAll(parts)) {
    result += change(text.slice(place, part.index)) + part[0];
    place = part.index + part[0].length;
  }
  return result + change(text.slice(place));
};

// Keys whose values readers see as somebody wrote them. A name in report.yaml is an address, and the
// aliases of a page are addresses.
const texts = ["title", "description", "short", "label", "group", "term", "summary", "note",
  "missing", "about", "attribution", "licence", "source", "aliases", "tags", "name", "text"];
const names = {
  "report.yaml": ["name"], reports: ["source"], scenarios: ["name"], pages: ["aliases"],
};
const pattern = /^(\s*(?:- )?)([A-Za-z]+):(\s+)(.*)$/;

// Keys whose values the program reads, and shows as they were typed.
const phrases = ["size", "deal", "yield", "use", "wanted", "per", "series"];
const shown = new Set();
function keep(key, text) {
  const value = text.replace(/^["']|["']$/g, "");
  if (!phrases.includes(key) || !/[a-z]/.test(value)) return;
  shown.add(value);
  if (key === "use") shown.add(value.replace(/ (?:an?|per|each|every) \w+$/, ""));
  if (key === "series") shown.add(value[0].toUpperCase() + value.slice(1));
}

function yamlLine(line, unchanged) {
  const [, indent, key, space, value] = line.match(pattern) ?? [];
  keep(key, value ?? "");
  if (!key || !texts.includes(key) || unchanged.includes(key)) return line;
  if (key === "term" && /^\d+ \w+$/.test(value) && !/^\d+ [A-Z]/.test(value)) return line;
  return `${indent}${key}:${space}${around(value, inGreek)}`;
}

// Headings have other anchors in Greek; those of rows and figures stay.
const withoutAnchor = (link, target) =>
  target.endsWith(".csv") ? link : target === "](" ? "](index.md)" : `${target})`;

// The markup of a fence that is drawn: its texts and what is said of its elements.
const said = /((?:aria-label|alt|title|placeholder|data-head)=")([^"]*)/g;
const drawn = (line) => around(line, inGreek).replace(said, (_, name, text) => name + inGreek(text));

// A block that shows a result, data or pages has words of its author above it, names of columns, and
// tags of the site.
const titled = (line) => line
  .replace(/^((?:title|tag): *)(.*)/, (_, key, text) => key + around(text, inGreek))
  .replace(/^columns: .*=.*/, (columns) =>
    columns.replace(/= *[^,]*/g, (label) => around(label, inGreek)));

function inFence(fence, line) {
  if (/ drawn$/.test(fence)) return drawn(line);
  return /^\s*```pennypress$/.test(fence) ? titled(line) : line;
}

function markdown(text, unchanged) {
  const lines = text.split("\n");
  const out = [];
  let paragraph = [];
  let fence = "";
  let front = lines[0] === "---";
  const end = () => {
    if (paragraph.length === 0) return;
    out.push(around(paragraph.join("\n"), inGreek)
      .replace(/(\]\([^)]*?(?:\.md)?)#[^).]*\)/g, withoutAnchor)
      .replace(/(\]\(\S+ ")([^"]*)(?="\))/g, (_, link, caption) => link + inGreek(caption)));
    paragraph = [];
  };
  lines.forEach((line, index) => {
    if (front) {
      if (index > 0 && line === "---") front = false;
      out.push(yamlLine(line, unchanged));
    } else if (/^\s*```/.test(line)) {
      end();
      fence = fence ? "" : line;
      out.push(line);
    } else if (fence) {
      const [, key, , value] = line.match(pattern)?.slice(1) ?? [];
      keep(key, value ?? "");
      out.push(inFence(fence, line));
    } else if (line === "") {
      end();
      out.push(line);
    } else {
      paragraph.push(line);
    }
  });
  end();
  return out.join("\n");
}

// Rows of a table of words or sets: the columns that are texts.
function table(text) {
  const [head, ...rows] = text.split("\n");
  const columns = head.split(",").map((name) => texts.includes(name) || name === "definition");
  if (head.includes("principal")) columns[head.split(",").indexOf("term")] = false;
  columns[0] = false;
  return [head, ...rows.map((row) => {
    const cells = row.match(/("([^"]|"")*"|[^,]*)(,|$)/g) ?? [];
    cells.forEach((cell, place) => keep(head.split(",")[place], cell.replace(/,$/, "")));
    return cells.map((cell, place) => columns[place] ? around(cell, inGreek) : cell).join("");
  })].join("\n");
}

// The site is in one language: its translations stay behind.
const isTranslation = (path) => /\.[a-z]{2}\.(md|csv|yaml)$/.test(path);
cpSync(site, copy, { recursive: true, filter: (path) => !path.endsWith("/public") && !isTranslation(path) });
const theme = new URL("../../templates/", import.meta.url).pathname;
mkdirSync(join(copy, "templates"), { recursive: true });
for (const name of readdirSync(theme).filter((name) => name.startsWith("explain-"))) {
  cpSync(join(theme, name), join(copy, "templates", name));
}
for (const name of readdirSync(copy, { recursive: true })) {
  const path = join(copy, name);
  if (!statSync(path).isFile()) continue;
  const read = () => readFileSync(path, "utf8");
  const unchanged = names[name] ?? names[name.split("/")[0]] ?? [];
  if (name === "site.yaml") {
    writeFileSync(path, read().split("\n").map((line) => yamlLine(line, unchanged)).join("\n")
      .replace(/^language:.*$/m, "language: en-XA").replace(/^languages:\n(?:[ #].*\n)*/m, ""));
  } else if (name.endsWith(".md")) {
    const sets = /^kind: scenarios$/m.test(read()) ? names.scenarios : unchanged;
    writeFileSync(path, markdown(read(), sets));
  } else if (name.endsWith(".yaml")) {
    writeFileSync(path, read().split("\n").map((line) => yamlLine(line, unchanged)).join("\n"));
  } else if (name.endsWith(".csv")) {
    writeFileSync(path, table(read()));
  }
}
writeFileSync(typed, [...shown].sort((one, other) => other.length - one.length).join("\n"));
