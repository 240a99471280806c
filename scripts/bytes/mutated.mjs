// Makes copies of a site in which many files have an error each.
//
//     node scripts/bytes/mutated.mjs SITE FOLDER COPIES FILES SEED
//
// Each of COPIES copies, FOLDER/1 and so on, has FILES changed files of SITE. The same seed makes
// the same changes.
import { cpSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const [site, folder, copies, filesInCopy, seed] = process.argv.slice(2);

let state = BigInt(seed) * 2_862_933_555_777_941_757n + 3_037_000_493n;
function random(bound) {
  state = (state * 6_364_136_223_846_793_005n + 1_442_695_040_888_963_407n) & 0xffff_ffff_ffff_ffffn;
  return Number((state >> 33n) % BigInt(bound));
}
const pick = (list) => list[random(list.length)];

const signs = [..."0179-+.,:;|'\"#[]{}()<>%$€\t \\`*&"].concat("\u0000", "é", "\u202e", "１");
const lines = (text, change) => {
  const all = text.split("\n");
  change(all, random(all.length));
  return all.join("\n");
};
const spliced = (text, at, removed, added = "") => text.slice(0, at) + added + text.slice(at + removed);

// Values change more often than the form of a file, as a broken form hides every other error.
const value = (text) => {
  const found = [...text.matchAll(/^(?:- )?\w+: (.+)$/gm)];
  if (found.length === 0) return lines(text, (all, at) => { all[at] += pick(signs); });
  const { index, 0: line, 1: old } = pick(found);
  const start = index + line.length - old.length;
  const news = [
    "", "0", "-5", "1e9", "12,5", "7", "soon", "2026-02-30", "30 parsecs", "1.234.567,8", `${old}${old}`,
    old.slice(1), old.slice(0, -1), `"${old}`, `[${old}]`, `{{${old}}}`,
  ];
  return spliced(text, start, old.length, pick(news));
};
const changes = [
  value, value, value, value,
  (text) => lines(text, (all, at) => all.splice(at, 1)),
  (text) => lines(text, (all, at) => all.splice(at, 0, all[at])),
  (text) => lines(text, (all, at) => { all[at] = all[at].replace(/^(- )?(\w+):/, (_, lead, key) =>
    `${lead ?? ""}${spliced(key, random(key.length), 1, pick(["", "x"]))}:`); }),
  (text) => spliced(text, random(text.length), 1),
  (text) => spliced(text, random(text.length), 0, pick(signs)),
  (text) => text.replace(/\d/g, (digit) => (random(4) === 0 ? String(random(10)) : digit)),
  (text) => text.slice(0, random(text.length)),
  (text) => text.replace(/\]\(/, "](missing/"),
];

const all = readdirSync(site, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.(md|csv|yaml)$/.test(entry.name))
  .map((entry) => join(entry.parentPath ?? entry.path, entry.name).slice(site.length + 1))
  .filter((path) => !path.startsWith("public/"))
  .sort();

for (let copy = 1; copy <= Number(copies); copy += 1) {
  const to = join(folder, String(copy));
  cpSync(site, to, { recursive: true, filter: (path) => path !== join(site, "public") });
  const rest = [...all];
  for (let count = 0; count < Number(filesInCopy) && rest.length > 0; count += 1) {
    // What is wrong in site.yaml stops everything, so it changes seldom.
    const [path] = rest.splice(random(rest.length), 1);
    if (path === "site.yaml" && copy % 5 !== 0) continue;
    const text = readFileSync(join(to, path), "utf8");
    writeFileSync(join(to, path), pick(changes)(text));
  }
}
