// A large site in another language, for looking at its words: what `pennypress new` makes, with the
// sets of the sample site. Of these it takes the inputs, in the numbers of the locale; the texts of
// their authors are left out, and names and titles are words of the language.
//
//     node large.mjs PROGRAM LOCALE FOLDER
//
// PROGRAM  the program pennypress
// FOLDER   where the site is made
import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const [program, locale, folder] = process.argv.slice(2);
const language = locale.slice(0, 2);
const hasComma = language !== "ar" && language !== "ja" && language !== "en";
execFileSync(program, ["new", folder, "--locale", locale], { stdio: "ignore" });

// Words for what the sample site calls by a name.
const words = {
  de: { line: "Posten", debt: "Schuld", group: "Gruppe", set: "Variante" },
  fr: { line: "Poste", debt: "Dette", group: "Groupe", set: "Variante" },
  es: { line: "Partida", debt: "Deuda", group: "Grupo", set: "Variante" },
  ja: { line: "項目", debt: "借金", group: "グループ", set: "案" },
  ar: { line: "بند", debt: "دين", group: "مجموعة", set: "خيار" },
}[language];

// What is compared, as people of the language type it.
const shelves = {
  de: [["Milch 1 l", "1,19", "1 l"], ["Milch im Sechserpack", "6,54", "6 Flaschen à 1 l"],
    ["Waschmittel", "6,49", "20 WL"], ["Waschmittel, groß", "13,99", "75 WL"],
    ["Eier", "2,29", "10 Stück"], ["Eier vom Hof", "3,60", "6 Eier"],
    ["Thunfisch", "1,15", "145 g", "102 g Abtropfgewicht"], ["Thunfisch, Glas", "4,40", "500 g", "60 % Abtropfgewicht"]],
  ar: [["حليب", "42.50", "1 لتر"], ["حليب، 6 زجاجات", "240", "6 زجاجات من 1 لتر"],
    ["مسحوق غسيل", "165", "20 غسلة"], ["مسحوق غسيل كبير", "520", "75 غسلة"],
    ["بيض", "68", "10 قطع"], ["بيض بلدي", "52", "6 بيضات"],
    ["أرز", "39", "1 كجم"], ["أرز، كيس كبير", "180", "5 كجم"]],
}[language];

// Words of the sample site in fields, as people of the language type them.
const typed = {
  de: {
    years: "Jahre", months: "Monate", "a year": "im Jahr", payments: "Zahlungen", payment: "Zahlung",
    pay: "zahle", receive: "erhalte", to: "bis",
  },
  ar: {
    years: "سنة", months: "شهرًا", "a year": "سنويًا", payments: "قسطًا", payment: "قسط",
    pay: "أدفع", receive: "أحصل على", to: "إلى",
  },
}[language] ?? {};
const inWords = (text) => Object.entries(typed).reduce(
  (line, [word, own]) => line.replace(new RegExp(`(?<=\\d |: )${word}(?= \\d|"?$)`, "g"), own), text);

// Numbers of the sample site have points before decimals.
const number = /(?<![\w.]|\d-)(\d{1,3}(?:,\d{3})+|\d+)(\.\d+)?(?![\w-]*-\d)/g;
const numbers = (text) => hasComma
  ? text.replace(number, (all, whole, part) => whole.replaceAll(",", ".") + (part ?? "").replace(".", ","))
  : text;

const counts = new Map();
const named = (word) => {
  counts.set(word, (counts.get(word) ?? 0) + 1);
  return `${words[word]} ${counts.get(word)}`;
};
const groups = new Map();
const group = (name) => {
  if (!groups.has(name)) groups.set(name, `${words.group} ${groups.size + 1}`);
  return groups.get(name);
};

let sets = 0;
const unchanged = /^(kind|title|description|currency|date|order|tags|series|month):/;
for (const part of ["calculations", "budgets"]) {
  mkdirSync(join(folder, part), { recursive: true });
  for (const name of readdirSync(join("site", part)).filter((name) => /^[\w-]+\.(md|yaml)$/.test(name))) {
    const text = readFileSync(join("site", part, name), "utf8");
    const front = text.startsWith("---") ? text.split("---\n")[1] : text;
    // Laws and currencies of other places, and words that only their authors know.
    if (/^kind: scenarios$/m.test(front) || /^(aprMethod|method): us$/m.test(front)) continue;
    const kind = front.match(/^kind: (.*)$/m)?.[1] ?? "budget";
    counts.clear();
    const lines = front.split("\n").filter((line) => line && !/^(title|description|currency|tags|series|keyTerms)/.test(line));
    const made = lines.map((line) => {
      if (/^\s*(- )?name:/.test(line)) return line.replace(/name:.*/, `name: ${named(kind === "payoff" ? "debt" : "line")}`);
      if (/^\s*(- )?group:/.test(line)) return line.replace(/group: ?(.*)/, (_, text) => `group: ${group(text)}`);
      return unchanged.test(line) ? line : inWords(numbers(line));
    });
    sets += 1;
    writeFileSync(join(folder, part, `x-${name.replace(/\.(md|yaml)$/, "")}.md`),
      `---\ntitle: ${words.set} ${sets}\n${made.join("\n")}\n---\n`);
  }
}
mkdirSync(join(folder, "comparisons"), { recursive: true });
for (let place = 0; place < shelves.length; place += 2) {
  const products = shelves.slice(place, place + 2).map(([name, price, size, part]) =>
    `  - name: ${name}\n    price: "${price}"\n    size: "${size}"\n${part ? `    yield: "${part}"\n` : ""}`);
  writeFileSync(join(folder, "comparisons", `x-${place}.md`),
    `---\ntitle: ${shelves[place][0]}\nkind: comparison\nproducts:\n${products.join("")}---\n`);
}
