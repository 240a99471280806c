// Checks a built site; scripts/check-pages calls it.
//
//     node scripts/pages/main.mjs [--only NAME,…] [--pages GLOB] [--tabs COUNT] TOOLS FOLDER
//
// The exit status is 0, 1 when something was found, 64 for words that are none of these.
import { realpathSync } from "node:fs";
import { availableParallelism } from "node:os";
import { parseArgs } from "node:util";
import { checks, givenTools } from "./checks.mjs";
import { filesIn, isRedirect, pagesIn } from "./folder.mjs";
import { Report } from "./report.mjs";

async function run(name, given) {
  const start = performance.now();
  const report = new Report(name);
  await checks[name]({ ...given, report });
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  for (const note of report.notes) console.log(`${name}: ${note}`);
  if (!report.isClean) console.log(report.text());
  const count = report.faults.size;
  const found = count === 0 ? "no finding" : count === 1 ? "1 finding" : `${count} findings`;
  console.log(`${name}: ${found} on ${given.pages.length} pages, ${seconds} s`);
  return report.isClean;
}

async function main(words) {
  const { values, positionals: [toolFolder, out] } = parseArgs({
    args: words, allowPositionals: true, options: {
      only: { type: "string" }, pages: { type: "string" }, tabs: { type: "string" },
    },
  });
  const folder = realpathSync(out);
  const files = filesIn(folder);
  const pages = pagesIn(files, values.pages).filter((path) => !isRedirect(folder, path));
  const names = values.only?.split(",") ?? Object.keys(checks);
  const unknown = names.find((name) => !(name in checks));
  if (unknown !== undefined || pages.length === 0) {
    console.error(unknown === undefined
      ? `check-pages: no page of ${out} fits “${values.pages ?? "**"}”`
      : `check-pages: there is no check “${unknown}”, only ${Object.keys(checks).join(", ")}`);
    return 64;
  }
  const tabs = Number(values.tabs ?? availableParallelism());
  let isClean = true;
  for (const name of names) {
    const given = { folder, files, pages, tabs, tools: givenTools(toolFolder) };
    isClean = (await run(name, given)) && isClean;
  }
  return isClean ? 0 : 1;
}

for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => process.exit(1));
process.exit(await main(process.argv.slice(2)));
