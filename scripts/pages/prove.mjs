// Shows that each check can fail: a page of a built site is copied, each copy broken in one way, and
// the check must name that fault on that copy, and none on the copy that was left whole.
//
//     node scripts/pages/prove.mjs [--only NAME] [--every N] [--tabs COUNT] TOOLS FOLDER
//
// With --every, it breaks pages only in every N-th way.
//
// A way to break a page is { name, says, text, style, files, site }: `text` and `style` change the
// page and its style sheet, `files` gives others to stand beside it, `site` changes files of the
// whole site, `says` is what the check must say.
import {
  cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, statSync, writeFileSync,
} from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";
import { checks, givenTools } from "./checks.mjs";
import { breaks } from "./breaks/all.mjs";
import { filesIn, pagesIn, readText } from "./folder.mjs";
import { Report } from "./report.mjs";

// The smallest page of the site on which everything can be broken: with inputs to change, a chart,
// and a table that takes more than a sheet, in a folder of the root, from which the ways to break it
// lead to other files.
function samplePage(folder) {
  const rows = (text) => text.split("<tr").length;
  const needs = ["id=\"inputs\"", "class=\"plot\"", "class=\"opens\""];
  const fitting = pagesIn(filesIn(folder), "**/*").filter((path) => {
    if (path.split("/").length !== 2) return false;
    const text = readText(folder, path);
    if (text.includes(" data-blank ")) return false;
    return needs.every((part) => text.includes(part)) && rows(text) > 200;
  });
  if (fitting.length === 0) {
    throw new Error("no page has inputs, a chart and a long table; prove it on the sample site");
  }
  return fitting.sort((one, other) =>
    statSync(join(folder, one)).size - statSync(join(folder, other)).size)[0];
}

// The page of a calculator, whose fields are empty.
const blankPage = "calculators/loan.html";

function write(folder, path, text) {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

// Changes a text; a change that changes nothing would prove nothing.
function changed(text, change, name) {
  const after = change(text);
  if (after === text) throw new Error(`“${name}” breaks nothing`);
  return after;
}

// Copies the page with a title, a description and a style sheet of its own; gives its path.
function copy(folder, page, name, way) {
  const slug = name.toLowerCase().replace(/[^a-z0-9]+/g, "-");
  const path = join(dirname(page), `broken-${slug}.html`);
  const sheet = `assets/broken-${slug}.css`;
  const own = (text) => text
    .replaceAll("assets/style.css", sheet)
    .replace(/<title>/, `<title>${name}: `)
    .replace(/<meta name="description" content="/, `$&${name}: `)
    .replace(/(<link rel="canonical" href="[^"]*?)[^"/]+"/, `$1broken-${slug}.html"`);
  const text = own(readText(folder, page));
  const style = readText(folder, "assets/style.css");
  write(folder, path, way.text ? changed(text, way.text, name) : text);
  write(folder, sheet, way.style ? changed(style, way.style, name) : style);
  for (const [file, content] of Object.entries(way.files ?? {})) write(folder, file, content);
  return path;
}

// The copies are pages of the site like all others: linked and in its map.
function announce(folder, paths) {
  const add = (file, change) => write(folder, file, change(readText(folder, file)));
  add("index.html", (text) => text.replace("</main>",
    `${paths.map((path) => `<a href="${path}">${path}</a>`).join("\n")}</main>`));
  if (!filesIn(folder).includes("sitemap.xml")) return;
  const canonical = (path) => /rel="canonical" href="([^"]*)"/.exec(readText(folder, path))?.[1];
  add("sitemap.xml", (text) => text.replace("</urlset>",
    `${paths.map((path) => `<url><loc>${canonical(path)}</loc></url>`).join("\n")}</urlset>`));
}

async function prove(name, ways, { site, page, tabs, tools }) {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), "penny-broken-")));
  try {
    cpSync(site, folder, { recursive: true });
    const whole = copy(folder, page, "whole", {});
    const paths = new Map(ways.map((way) => [way, copy(folder, page, way.name, way)]));
    announce(folder, [whole, ...paths.values()]);
    for (const way of ways) {
      if (!way.site) continue;
      for (const [file, change] of Object.entries(way.site)) {
        const text = readText(folder, file);
        write(folder, file, changed(text, (all) => change(all, paths.get(way)), way.name));
      }
    }
    const report = new Report(name);
    const pages = [whole, ...paths.values()];
    await checks[name]({ folder, files: filesIn(folder), pages, tabs, tools, report });
    return judge(report, ways, { whole, paths });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function judge(report, ways, { whole, paths }) {
  const found = (path) => [...report.faults].filter(([, pages]) =>
    pages.has(path) || [...pages.values()].flat().some((place) => place.includes(path)));
  const faults = found(whole).map(([what]) => `the page that is whole: ${what}`);
  for (const way of ways) {
    const own = found(paths.get(way));
    const isNamed = own.some(([what, pages]) =>
      way.says.test([what, ...(pages.get(paths.get(way)) ?? [])].join(" ")));
    if (isNamed) continue;
    const said = own.map(([what]) => what).join("; ") || "nothing";
    faults.push(`${way.name}: it does not say ${way.says}, but ${said}`);
  }
  return faults;
}

async function main(words) {
  const { values, positionals: [toolFolder, out] } = parseArgs({
    args: words, allowPositionals: true,
    options: {
      only: { type: "string" }, every: { type: "string" }, tabs: { type: "string" },
    },
  });
  const site = realpathSync(out);
  const given = {
    site, page: samplePage(site), tools: givenTools(toolFolder),
    tabs: Number(values.tabs ?? availableParallelism()),
  };
  const names = values.only?.split(",") ?? Object.keys(breaks);
  let isProven = true;
  for (const name of names) {
    const start = performance.now();
    const page = name === "blank" ? blankPage : given.page;
    const ways = breaks[name].filter((_, index) => index % Number(values.every ?? 1) === 0);
    const faults = await prove(name, ways, { ...given, page });
    for (const fault of faults) console.log(`${name}: ${fault}`);
    const seconds = ((performance.now() - start) / 1000).toFixed(0);
    const count = ways.length;
    console.log(faults.length === 0
      ? `${name}: names each of ${count} faults made on purpose, ${seconds} s`
      : `${name}: not proven, ${seconds} s`);
    isProven &&= faults.length === 0;
  }
  return isProven ? 0 : 1;
}

for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => process.exit(1));
process.exit(await main(process.argv.slice(2)));
