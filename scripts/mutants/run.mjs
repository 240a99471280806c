// Runs the tests against each fault of a list, and says which tests find it.
//
//     node scripts/mutants/run.mjs LIST REPORT [IDS]
//
// It runs in the folder of the changed copy, whose tests are built. LIST is what mutate.mjs wrote.
// First each suite runs alone, which says how long it takes and which faults it reaches; that stays in
// suites.json beside LIST for the next run. Then each fault is switched on and the suites that reach it
// run until one fails, those first that are quick and reach few others. A fault has as many seconds as
// PENNY_MUTANT_SECONDS says, 60 without it. IDS, separated by commas, are the faults to try; without it
// all are. REPORT gets a line for each: the fault, and the suite that found it, "survived" all suites,
// "survived some", as the seconds were over, or "not reached".
import { execFileSync, spawn } from "node:child_process";
import { appendFileSync, existsSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { dirname, join } from "node:path";

const [list, report, ids] = process.argv.slice(2);
const bundle = ".build/debug/pennypressPackageTests.xctest";
const workers = availableParallelism();

// The module for browsers and the pages of the house are made of other sources.
const leftOut = /^(PennyWasmTests|PennyBrowserTests|PennyHouseTests)\./;

function suites() {
  const flags = execFileSync("scripts/build-flags", { encoding: "utf8" }).trim().split(/\s+/);
  const listed = execFileSync("swift", ["test", "list", "--skip-build", ...flags], {
    encoding: "utf8", stdio: ["ignore", "pipe", "ignore"],
  });
  const names = listed.split("\n").map((line) => /^(\w+\.\w+)\//.exec(line)?.[1]);
  return [...new Set(names.filter((name) => name && !leftOut.test(name)))].sort();
}

// Gives the seconds that a suite took, and whether it passed; nothing passes after the limit.
function run(suite, environment, limit) {
  return new Promise((resolve) => {
    const start = Date.now();
    const child = spawn(
      bundle, ["--testing-library", "swift-testing", "--filter", `^${suite}/`],
      { env: { ...process.env, ...environment }, stdio: "ignore", detached: true },
    );
    const timer = setTimeout(() => process.kill(-child.pid, "SIGKILL"), limit * 1000);
    child.on("exit", (status) => {
      clearTimeout(timer);
      resolve({ passed: status === 0, seconds: (Date.now() - start) / 1000 });
    });
  });
}

// Does the work for each, as many at once as there are processors.
async function each(items, work) {
  const rest = [...items];
  await Promise.all(Array.from({ length: workers }, async () => {
    while (rest.length > 0) await work(rest.shift());
  }));
}

// The seconds of each suite, and the numbers of the faults that it reaches.
async function measure() {
  const measured = {};
  await each(suites(), async (suite) => {
    const file = join(tmpdir(), `penny-reached-${process.pid}-${suite}`);
    const { passed, seconds } = await run(suite, { PENNY_REACHED: file }, 1800);
    if (!passed) console.error(`${suite} fails without a fault, and is left out`);
    const lines = existsSync(file) ? readFileSync(file, "utf8").trim().split("\n") : [];
    rmSync(file, { force: true });
    if (passed) measured[suite] = { seconds, reached: [...new Set(lines.map(Number))] };
  });
  return measured;
}

const cache = join(dirname(list), "suites.json");
const built = statSync(bundle).mtimeMs;
const deep = process.env.PENNY_DEEP !== undefined;
let known = existsSync(cache) ? JSON.parse(readFileSync(cache, "utf8")) : {};
if (known.built !== built || known.deep !== deep) {
  known = { built, deep, suites: await measure() };
  writeFileSync(cache, JSON.stringify(known));
}
const reachedBy = new Map();
for (const [suite, { seconds, reached }] of Object.entries(known.suites)) {
  for (const id of reached) {
    reachedBy.set(id, [...reachedBy.get(id) ?? [], { suite, seconds, rank: seconds * reached.length }]);
  }
}
const total = Object.values(known.suites).reduce((sum, { seconds }) => sum + seconds, 0);
console.error(`${Object.keys(known.suites).length} suites, ${total.toFixed(0)} s one after the other`);

const chosen = ids === undefined ? undefined : new Set(ids.split(",").map(Number));
const faults = readFileSync(list, "utf8").trim().split("\n").map((line) => JSON.parse(line))
  .filter(({ id }) => chosen === undefined || chosen.has(id));
const limit = Number(process.env.PENNY_MUTANT_SECONDS ?? 60);
writeFileSync(report, "");
const counts = { killed: 0, survived: 0, "survived some": 0, "not reached": 0 };
await each(faults, async (fault) => {
  const suites = (reachedBy.get(fault.id) ?? []).sort((a, b) => a.rank - b.rank);
  let found = suites.length === 0 ? "not reached" : "survived";
  let spent = 0;
  for (const { suite, seconds } of suites) {
    if (spent > 0 && spent + seconds > limit) {
      found = "survived some";
      continue;
    }
    spent += seconds;
    const { passed } = await run(suite, { PENNY_FAULT: String(fault.id) }, 20 + 5 * seconds);
    if (passed) continue;
    found = suite;
    break;
  }
  counts[found in counts ? found : "killed"] += 1;
  appendFileSync(report, `${fault.id}\t${fault.file}:${fault.line}\t${fault.kind}\t${found}\n`);
});
console.log(
  `${faults.length} faults: ${counts.killed} found, ${counts.survived} survived all suites, `
  + `${counts["survived some"]} those of ${limit} seconds, `
  + `${counts["not reached"]} not reached`,
);
