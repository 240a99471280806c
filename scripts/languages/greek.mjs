// A copy of a site whose authors write in Greek letters, so that what is in Latin letters on its
// pages was written by the program.
//
//     node greek.mjs SITE COPY
//
// The explanations of calculators, which are texts of the theme, are among them.
import { cpSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const [site, copy] = process.argv.slice(2);
const latin = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
const greek = "αβγδεφγηιζκλμνοπκρστυωωξυζΑΒΓΔΕΦΓΗΙΖΚΛΜΝΟΠΚΡΣΤΥΩΩΞΥΖ";
const letters = new Map([...latin].map((letter, place) => [letter, greek[place]]));
const inGreek = (text) => [...text].map((letter) => letters.get(letter) ?? letter).join("");

// What a line of Markdown has beside its text: figures, code, the ends of links, tags, names of
// characters, marks of notes.
const parts = /\{\{[^}]*\}\}|`[^`]*`|\]\([^)]*\)|\]\[[^\]]*\]|<[^>]*>|&[a-z]+;|\[\^[^\]]*\]|https?:\S+/g;
const around = (text, change) => {
  let result = "";
  let place = 0;
  for (const part of text.matchAll(parts)) {
    result += change(text.slice(place, part.index)) + part[0];
    place = part.index + part[0].length;
  }
  return result + change(text.slice(place));
};

// Keys whose values readers see as somebody wrote them. A name in report.yaml is an address.
const texts = ["title", "description", "short", "label", "group", "term", "summary", "note",
  "missing", "attribution", "licence", "source", "aliases", "tags", "name", "text"];
const names = { "report.yaml": ["name"], reports: ["source"], scenarios: ["name"] };
const pattern = /^(\s*(?:- )?)([A-Za-z]+):(\s+)(.*)$/;

function yamlLine(line, kept) {
  const [, indent, key, space, value] = line.match(pattern) ?? [];
  if (!key || !texts.includes(key) || kept.includes(key)) return line;
  if (key === "term" && /^\d/.test(value)) return line;
  return `${indent}${key}:${space}${around(value, inGreek)}`;
}

// Headings have other anchors in Greek; those of rows and figures stay.
const withoutAnchor = (link, target) =>
  target.endsWith(".csv") ? link : target === "](" ? "](index.md)" : `${target})`;

function markdown(text, kept) {
  const lines = text.split("\n");
  let fence = false;
  let front = lines[0] === "---";
  return lines.map((line, index) => {
    if (front) {
      if (index > 0 && line === "---") front = false;
      return yamlLine(line, kept);
    }
    if (/^\s*```/.test(line)) {
      fence = !fence;
      return line;
    }
    if (fence || /^\[[^\]]*\]:/.test(line)) return line;
    const [, mark, rest] = line.match(/^(\s*- \([ x]\))?(.*)$/);
    return (mark ?? "") + around(rest, inGreek).replace(/(\]\([^)]*?(?:\.md)?)#[^).]*\)/g, withoutAnchor);
  }).join("\n");
}

// Rows of a table of words or sets: the columns that are texts.
function table(text) {
  const [head, ...rows] = text.split("\n");
  const columns = head.split(",").map((name) => texts.includes(name) || name === "definition");
  if (head.includes("principal")) columns[head.split(",").indexOf("term")] = false;
  columns[0] = false;
  return [head, ...rows.map((row) => {
    const cells = row.match(/("([^"]|"")*"|[^,]*)(,|$)/g) ?? [];
    return cells.map((cell, place) => columns[place] ? around(cell, inGreek) : cell).join("");
  })].join("\n");
}

cpSync(site, copy, { recursive: true, filter: (path) => !path.endsWith("/public") });
const theme = new URL("../../templates/", import.meta.url).pathname;
mkdirSync(join(copy, "templates"), { recursive: true });
for (const name of readdirSync(theme).filter((name) => name.startsWith("explain-"))) {
  cpSync(join(theme, name), join(copy, "templates", name));
}
for (const name of readdirSync(copy, { recursive: true })) {
  const path = join(copy, name);
  if (!statSync(path).isFile()) continue;
  const read = () => readFileSync(path, "utf8");
  const kept = names[name] ?? names[name.split("/")[0]] ?? [];
  if (name === "site.yaml") {
    writeFileSync(path, read().split("\n").map((line) => yamlLine(line, kept)).join("\n")
      .replace(/^language:.*$/m, "language: en-XA"));
  } else if (name.endsWith(".md")) {
    const sets = /^kind: scenarios$/m.test(read()) ? names.scenarios : kept;
    writeFileSync(path, markdown(read(), sets));
  } else if (name.endsWith(".yaml")) {
    writeFileSync(path, read().split("\n").map((line) => yamlLine(line, kept)).join("\n"));
  } else if (name.endsWith(".csv")) {
    writeFileSync(path, table(read()));
  }
}
