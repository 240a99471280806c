// Checks a built site; scripts/check-pages calls it.
//
//     node scripts/pages/main.mjs [--only NAME] [--pages GLOB] [--tabs COUNT] TOOLS FOLDER
//
// The exit status is 0, 1 when something was found, 64 for words that are none of these.
import { realpathSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { checkAxe } from "./axe.mjs";
import { checkCSP } from "./csp.mjs";
import { checkHTML } from "./html.mjs";
import { checkKeys } from "./keys.mjs";
import { checkLinks } from "./links.mjs";
import { checkLooks } from "./looks.mjs";
import { filesIn, pagesIn } from "./folder.mjs";
import { Report } from "./report.mjs";

const checks = {
  html: checkHTML, links: checkLinks, csp: checkCSP, looks: checkLooks, keys: checkKeys,
  axe: checkAxe,
};

async function main(words) {
  const { values, positionals: [tools, out] } = parseArgs({
    args: words, allowPositionals: true, options: {
      only: { type: "string" }, pages: { type: "string" }, tabs: { type: "string" },
    },
  });
  const folder = realpathSync(out);
  const files = filesIn(folder);
  const pages = pagesIn(files, values.pages);
  if (pages.length === 0) throw new Error(`no page of ${out} is called ${values.pages ?? "so"}`);
  const given = {
    folder, files, pages,
    tabs: Number(values.tabs ?? availableParallelism()),
    tools: { axe: join(tools, "axe.min.js"), vnu: join(tools, "vnu.jar") },
  };
  const names = values.only?.split(",") ?? Object.keys(checks);
  let isClean = true;
  for (const name of names) {
    const start = performance.now();
    const report = new Report(name);
    await checks[name]({ ...given, report });
    const seconds = ((performance.now() - start) / 1000).toFixed(0);
    for (const note of report.notes) console.log(`${name}: ${note}`);
    if (!report.isClean) console.log(report.text());
    console.log(`${name}: ${report.faults.size || "no"} kinds of fault, ${seconds} s`);
    isClean &&= report.isClean;
  }
  return isClean ? 0 : 1;
}

for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => process.exit(1));
process.exit(await main(process.argv.slice(2)));
