// Uses a built site in a headless Chromium as a scenario says.
//
//     node scripts/browser.mjs run http|file FOLDER SCENARIO   runs it over http or from the files;
//                                                              it is given what words follow
//     node scripts/browser.mjs prove FOLDER SCENARIO           it must fail without its scripts
//     node scripts/browser.mjs find                            says which browser is used
//
// A scenario is a module that exports a function of { page, newPage, check, expectProblem, way,
// folder, words }, and the list `needs` of the scripts in assets/ it cannot do without; perhaps
// also the `limit` of its time in milliseconds. It fails when it throws, and when a page logs
// anything, throws, breaks its content security policy, or asks for what is not there or not of
// the site. The exit status is 0, 1 for a failure, 64 for words that are none of these, 69 when
// there is no browser.
import { realpathSync } from "node:fs";
import { basename, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { isDeepStrictEqual } from "node:util";
import { Page } from "./browser-page.mjs";
import { findBrowser, startBrowser } from "./browser-process.mjs";
import { serve } from "./browser-server.mjs";

const hardLimit = 180_000;

function check(value, wanted, what) {
  if (isDeepStrictEqual(value, wanted)) return;
  throw new Error(`${what} is ${JSON.stringify(value)}, not ${JSON.stringify(wanted)}`);
}

function limited(work, limit = hardLimit) {
  let timer;
  const end = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error(`not done in ${limit / 1000} s`)), limit);
  });
  return Promise.race([work, end]).finally(() => clearTimeout(timer));
}

// Runs a scenario in a browser of its own; gives what went wrong.
async function run(scenario, { way, folder, words = [], emptied = [], patience = 20_000 }) {
  const site = way === "http"
    ? await serve(folder, emptied) : { base: pathToFileURL(`${folder}/`).href, stop() {} };
  const browser = startBrowser(findBrowser());
  const stopOnExit = () => browser.stop();
  process.once("exit", stopOnExit);
  const problems = [];
  const expected = [];
  const newPage = () => Page.make({ browser, base: site.base, patience, problems });
  const expectProblem = (pattern) => expected.push(pattern);
  let failure;
  try {
    await limited((async () => {
      const page = await newPage();
      await scenario.default({ page, newPage, check, expectProblem, way, folder, words });
    })(), scenario.limit);
  } catch (error) {
    failure = error.message;
  } finally {
    process.off("exit", stopOnExit);
    browser.stop();
    site.stop();
  }
  const faults = problems.filter((text) => !expected.some((pattern) => pattern.test(text)));
  for (const pattern of expected) {
    if (!problems.some((text) => pattern.test(text))) faults.push(`there was no ${pattern}`);
  }
  if (failure) faults.unshift(failure);
  return { faults, stderr: browser.stderr };
}

async function runOnce(scenario, options) {
  const { faults, stderr } = await run(scenario, options);
  if (faults.length === 0) return 0;
  console.log(faults.join("\n"));
  // It has much to say about a machine without a desktop.
  const said = stderr.split("\n").filter((line) => line && !/WARNING:|dbus/.test(line));
  if (said.length > 0) console.log(["The browser said:", ...said.slice(-20)].join("\n"));
  return 1;
}

// A scenario that passes although a script it is about does nothing proves nothing.
async function prove(scenario, folder) {
  const options = { way: "http", folder, patience: 400 };
  const idle = [];
  for (const script of scenario.needs) {
    const { faults } = await run(scenario, { ...options, emptied: [`assets/${script}`] });
    if (faults.length === 0) idle.push(script);
  }
  for (const script of idle) console.log(`it passes without ${script}`);
  return idle.length === 0 ? 0 : 1;
}

async function main([word, ...rest]) {
  if (!findBrowser()) {
    console.log("browser: there is no Chromium on PATH");
    return 69;
  }
  if (word === "find") {
    console.log(findBrowser());
    return 0;
  }
  const way = word === "run" ? rest.shift() : "http";
  const [folder, file, ...words] = rest;
  if (!["run", "prove"].includes(word) || !["http", "file"].includes(way) || !file) {
    console.log("browser: give run http|file FOLDER SCENARIO, prove FOLDER SCENARIO, or find");
    return 64;
  }
  const scenario = await import(pathToFileURL(resolve(file)));
  if (!Array.isArray(scenario.needs)) {
    console.log(`${basename(file)} does not export the scripts it needs`);
    return 1;
  }
  const site = realpathSync(folder);
  return word === "run" ? runOnce(scenario, { way, folder: site, words }) : prove(scenario, site);
}

for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => process.exit(1));
process.exit(await main(process.argv.slice(2)));
