// The worst files that limits allow, each in a site of its own.
//
//     node sites.mjs FOLDER
//
// Prints a line for each: its name, "row" where rows of saved sets are all that it is about, and the command
// of pennypress with its arguments. Files that a limit refuses are among them: refusing must be cheap, too.
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

const [folder] = process.argv.slice(2);
const KB = 1024;
const front = (more = "") => `---\ntitle: A page\n${more}---\n`;
const times = (count, make) => Array.from({ length: count }, (_, place) => make(place)).join("");
/** As many pieces as fit into so many bytes. */
const fill = (size, make) => {
  const pieces = [];
  for (let length = 0, place = 0; ; place += 1) {
    const piece = make(place);
    length += Buffer.byteLength(piece);
    if (length > size) return pieces.join("");
    pieces.push(piece);
  }
};
const page = (make) => ({ "pages/p.md": front() + fill(126 * KB, make) });
const repeated = (text) => page(() => text);
const block = (...lines) => "```pennypress\n" + lines.join("\n") + "\n```\n\n";
const table = (rows, columns) =>
  times(columns, (column) => (column ? "," : "") + "c" + column) + "\n"
  + times(rows, (row) => times(columns, (column) => (column ? "," : "") + ((row * 7919 + column) % 9973)) + "\n");
const figures = { "data/figures.csv": table(10_000, 20) };
const blocks = (...lines) => ({ ...page((n) => block(...lines.map((line) => line.replaceAll("#", n)))), ...figures });
const template = (text, more = {}) => ({
  "pages/p.md": front() + fill(120 * KB, () => "Words and more words.\n\n"),
  "templates/prose.mustache": text, ...more,
});
const loan = (more = "") => `---\nkind: loan\ntitle: A loan\nprincipal: 100000\nrate: 6%\nterm: 30 years\n${more}---\n`;

const sites = {
  "page of links": repeated("[a](p.md) "),
  "page of missing links": repeated("[a](b) "),
  "page of addresses": repeated("http://a.b/("),
  "page of addresses with entities": repeated("h&#116;tp://a.b/ "),
  "page of brackets": repeated("["),
  "page of images": repeated("![a]("),
  "page of stars": repeated("*a **b "),
  "page of underscores": repeated("_a __b "),
  "page of backticks": page((n) => "`".repeat(1 + (n % 300)) + "a "),
  "page of pointed brackets": repeated("<a"),
  "page of braces": repeated("{{"),
  "page of tildes": repeated("~~a ~b "),
  "page of entities": repeated("&amp"),
  "page of quotes": page((n) => (n % 2 ? ">".repeat(1 + (n % 90)) + " a\n\n" : "> > > > a\n\n")),
  "page of lists": page((n) => "  ".repeat(n % 40) + "- a\n"),
  "page of short rows": { "pages/p.md": front() + "|a".repeat(500) + "|\n" + "|-".repeat(500) + "|\n" + fill(120 * KB, () => "|b\n") },
  "page of tables": { "pages/p.md": front() + "|a".repeat(500) + "|\n" + "|-".repeat(500) + "|\n" + fill(120 * KB, () => "|b".repeat(500) + "|\n") },
  "page of notes": { "pages/p.md": front() + fill(60 * KB, (n) => `a[^${n % 4000}] `) + "\n\n" + times(4000, (n) => `[^${n}]: b\n\n`) },
  "page of notes without a use": { "pages/p.md": front() + fill(120 * KB, (n) => `[^${n}]: b\n\n`) },
  "page of definitions": { "pages/p.md": front() + fill(60 * KB, () => "[r] ") + `\n\n[r]: https://a.b/${"x".repeat(60_000)}\n` },
  "page of headings": repeated("## A\n\n"),
  "page of quotation marks": repeated("\"'a"),
  "page of mail": repeated("a@b.c"),
  "page of terms": {
    ...repeated("an apr of w12 and w999 "),
    "glossary/words.csv": "term,definition\n" + fill(1000 * KB, (n) => `w${n},"What ${"x".repeat(80)} w${n + 1} means."\n`),
  },
  "page of alike blocks": blocks("show: table", "data: figures"),
  "page of blocks": blocks("show: table", "data: figures", "title: T#"),
  "page of sorted blocks": blocks("show: table", "data: figures", "sort: c1", "limit: 1", "title: T#"),
  "page of orders": { ...page((n) => block("show: table", "data: figures", `sort: c${n % 20}`, `formats: c${n % 20} = ${["text", "number", "amount"][n % 3]}`, "limit: 1")), ...figures },
  "page of columns": { ...figures, "pages/p.md": front() + block("show: table", "data: figures", "columns: " + fill(120 * KB, (n) => `${n ? ", " : ""}c${n % 40}`)) },
  "page of missing headings": { "pages/p.md": front() + fill(50 * KB, () => "## A\n\n") + fill(70 * KB, (n) => `[a](#b${n}) `) },
  "page of too many lists": {
    ...page((n) => block("show: pages", "in: pages/", "order: title", `title: T${n}`)),
    ...Object.fromEntries(Array.from({ length: 1000 }, (_, n) => [`pages/q${n}.md`, front() + "A text.\n"])),
  },
  "page of lists of pages": {
    "pages/p.md": front() + times(400, (n) => block("show: pages", "in: pages/", "order: title", `limit: ${901 + (n % 100)}`)),
    ...Object.fromEntries(Array.from({ length: 1000 }, (_, n) => [`pages/q${n}.md`, front() + "A text.\n"])),
  },
  "page of schedules": { ...page((n) => block("show: table", "of: loan", `title: T${n}`)), "calculations/loan.md": loan() },
  "page of examples": { ...repeated("```example\nloan\n```\n\n"), "calculations/loan.md": loan() },
  "template that doubles": template("{{>b0}}", Object.fromEntries(Array.from({ length: 61 }, (_, n) => [`templates/b${n}.mustache`, n < 60 ? `{{>b${n + 1}}}{{>b${n + 1}}}` : "x"]))),
  "template that repeats a body": template(fill(126 * KB, () => "{{{body}}}")),
  "pages at their bound": {
    ...Object.fromEntries(Array.from({ length: 8 }, (_, n) => [`pages/p${n}.md`, front() + fill(120 * KB, () => "Words and more words.\n\n")])),
    "templates/prose.mustache": "{{{body}}}".repeat(400),
  },
  "template of lists": template("{{#scripts}}".repeat(60) + "{{.}}" + "{{/scripts}}".repeat(60)),
  "template of unknown names": template(fill(126 * KB, (n) => `{{x${n}}}`)),
  "template of faults": template(fill(126 * KB, () => "{{}}")),
  "table of figures": { "pages/p.md": front() + block("show: table", "data: wide"), "data/wide.csv": table(1000, 200) },
  "table of nonsense": { "data/bad.csv": fill(1000 * KB, () => "\"a\"x,") },
  "dictionary": { "glossary/words.csv": "term,definition\n" + fill(1000 * KB, (n) => `word ${n},"What word ${n - 1} and word ${n + 1} mean ${"x ".repeat(30)}"\n`) },
  "dictionary of one name": { "glossary/words.csv": "term,definition\n" + fill(1000 * KB, () => "word,text\n") },
  "lessons": Object.fromEntries(Array.from({ length: 8 }, (_, n) => [
    `lessons/${n + 1}-a.md`,
    `---\ntitle: Lesson ${n}\n---\n` + fill(124 * KB, (m) => `### Question ${m}?\n\n- ( ) a\n  > c\n- (x) b\n  > c\n\n`),
  ])),
  "set with a long list": { "budgets/b.md": `---\nkind: budget\ntitle: B\nincome:\n  - name: Pay\n    amount: 1,000\nexpenses:\n${fill(63 * KB, (n) => `  - {name: l${n}, amount: 1, group: g${n}}\n`)}---\n` },
  "comparison": { "comparisons/c.md": `---\nkind: comparison\ntitle: C\nproducts:\n${fill(63 * KB, (n) => `  - {name: p${n}, price: ${1 + (n % 90)}, size: ${1 + (n % 70)} kg}\n`)}---\n` },
  "front matter of tags": { "pages/p.md": `---\ntitle: T\ntags: [${fill(60 * KB, (n) => `${n ? ", " : ""}t${n}`)}]\n---\nA text.\n` },
  "front matter of faults": { "pages/p.md": `---\ntitle: T\n${fill(60 * KB, (n) => `k${n}: a\n`)}---\nA text.\n` },
  "front matter of brackets": { "pages/p.md": `---\ntitle: T\ntags: ${"[".repeat(60 * KB)}\n---\nA text.\n` },
  "report": {
    "reports/2026-10-01.yaml": "values:\n" + times(1440, (n) => `  - {source: s${n}, value: "1.5", asOf: 2026-10-01}\n`),
    "report.yaml": "title: R\nsources:\n" + fill(250 * KB, (n) => `  - name: s${n}\n    label: L${n}\n    kind: value\n    format: csv\n    url: https://example.org/${n}\n    column: Price\n    date: Date\n    unit: USD\n    attribution: A\n    licence: B\n`),
  },
  "report of faults": { "report.yaml": "title: R\nsources:\n" + fill(250 * KB, () => "  - a\n") },
  "menu": { "pages/p.md": front() + "A text.\n", "site.yaml": "title: S\nnavigation:\n" + fill(250 * KB, (n) => `  - {label: L${n}, to: pages/p.md}\n`) },
  "languages": {
    "site.yaml": "title: S\nlanguage: en\nlanguages:\n" + times(900, (n) => `  - {language: ${String.fromCharCode(97 + (n % 26), 97 + (Math.floor(n / 26) % 26), 97 + Math.floor(n / 676))}, name: N${n}, locale: de-DE}\n`),
    ...Object.fromEntries(Array.from({ length: 100 }, (_, n) => [`pages/q${n}.md`, front() + "A text.\n"])),
  },
  "as many languages as allowed": {
    "site.yaml": "title: S\nlanguage: en\nlanguages:\n" + times(49, (n) => `  - {language: q${String.fromCharCode(97 + (n % 26), 97 + Math.floor(n / 26))}, name: N${n}, locale: de-DE}\n`),
    ...Object.fromEntries(Array.from({ length: 100 }, (_, n) => [`pages/q${n}.md`, front() + "A text.\n"])),
  },
  "languages of long pages": {
    "site.yaml": "title: S\nlanguage: en\nlanguages:\n" + times(49, (n) => `  - {language: q${String.fromCharCode(97 + (n % 26), 97 + Math.floor(n / 26))}, name: N${n}, locale: de-DE}\n`),
    ...Object.fromEntries(Array.from({ length: 8 }, (_, n) => [`pages/q${n}.md`, front() + fill(124 * KB, () => "*a **b ")])),
  },
  "table of nothing": { "calculations/t.csv": fill(1000 * KB, () => "a\n") },
  "rows of saved sets": { "calculations/t.csv": "kind,principal,rate,term\n" + fill(250 * KB, (n) => `loan,${1000 + n},6%,30 years\n`) },
};
const imports = {
  "journal": ["budget", "file.journal", "~ monthly\n" + fill(1000 * KB, (n) => `  Expenses:G${n}:A${n}  $1\n`)],
  "postings": ["budget", "file.csv", "date,account,amount\n" + fill(1000 * KB, (n) => `2026-10-${10 + (n % 20)},expenses:a${n},1\n`).split("\n").slice(0, 9_990).join("\n") + "\n"],
  "register": ["budget", "file.csv", "Date,Payee,Category Group,Category,Outflow,Inflow\n" + times(9_990, (n) => `2026-10-${10 + (n % 20)},p,G${n},C${n},$1.00,$0.00\n`)],
  "products": ["products", "file.csv", "name,price,size\n" + times(9_990, (n) => (n % 2 ? `p${n},${n + 1},1 kg\n` : "a\n"))],
  "glossary": ["glossary", "file.csv", "term,definition\n" + times(9_990, (n) => `t${n},A text of words.\n`)],
};

const write = (name, files) => {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name, path)), { recursive: true });
    writeFileSync(join(folder, name, path), text);
  }
};
for (const [title, files] of Object.entries(sites)) {
  const name = title.replaceAll(" ", "-");
  write(name, { "site.yaml": "title: S\n", ...files });
  const kind = name === "rows-of-saved-sets" ? "row" : "file";
  for (const command of ["check", "build"]) console.log(name, kind, command, join(folder, name));
}
for (const [name, [kind, file, text]] of Object.entries(imports)) {
  write(`import-${name}`, { "site.yaml": "title: S\n", [file]: text });
  console.log(`import-${name}`, "file", "import", kind, join(folder, `import-${name}`, file));
}
