// Uses a built site in a headless Chromium as a scenario says.
//
//     node scripts/browser.mjs run http|file FOLDER SCENARIO   runs it over http or from the files;
//                                                              it is given what words follow
//     node scripts/browser.mjs run serve FOLDER SCENARIO PROGRAM   runs it on the preview that the
//                                                              program gives of a site's folder
//     node scripts/browser.mjs prove FOLDER SCENARIO           it must fail without its scripts
//     node scripts/browser.mjs host                            does what the lines of standard input
//                                                              ask, as many at once as it is asked
//     node scripts/browser.mjs find                            says which browser is used
//
// A line that the host reads is a JSON list: a number, and the words after `browser.mjs` of a run
// or a proof. It answers with a line {"id", "status", "words"}.
//
// A scenario is a module that exports a function of { page, newPage, check, expectProblem, way,
// folder, words, site }, and the list `needs` of the scripts in assets/ it cannot do without; perhaps
// also the `limit` of its time in milliseconds. It fails when it throws, and when a page logs
// anything, throws, breaks its content security policy, or asks for what is not there or not of
// the site. The exit status is 0, 1 for a failure, 64 for words that are none of these, 69 when
// there is no browser.
import { realpathSync } from "node:fs";
import { basename, resolve } from "node:path";
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";
import { isDeepStrictEqual } from "node:util";
import { Page } from "./browser-page.mjs";
import { preview } from "./browser-preview.mjs";
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

// One browser does all that is asked of this process. One that has ended is started again.
let shared;

function sharedBrowser() {
  if (!shared || shared.hasEnded) shared = startBrowser(findBrowser());
  return shared;
}

process.once("exit", () => shared?.stop());

// From where the pages of a site are opened.
function opened(way, folder, emptied, words) {
  if (way === "http") return serve(folder, emptied);
  if (way === "serve") return preview(...words, folder);
  return { base: pathToFileURL(`${folder}/`).href, stop() {} };
}

// Runs a scenario as a reader of its own, with nothing that another has kept; gives what went wrong.
async function run(scenario, { way, folder, words = [], emptied = [], patience = 60_000 }) {
  const site = await opened(way, folder, emptied, words);
  const browser = sharedBrowser();
  const { browserContextId: context } = await browser.send("Target.createBrowserContext");
  const problems = [];
  const expected = [];
  const newPage = () => Page.make({
    browser, context, base: site.base, patience, problems,
  });
  const expectProblem = (pattern) => expected.push(pattern);
  let failure;
  try {
    await limited((async () => {
      const page = await newPage();
      await scenario.default({ page, newPage, check, expectProblem, way, folder, words, site });
    })(), scenario.limit);
  } catch (error) {
    failure = error.message;
  } finally {
    await browser.send("Target.disposeBrowserContext", { browserContextId: context })
      .catch((error) => { failure ??= error.message; });
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
  if (faults.length === 0) return { status: 0, words: "" };
  const lines = [...faults];
  // It has much to say about a machine without a desktop.
  const said = stderr.split("\n").filter((line) => line && !/WARNING:|dbus/.test(line));
  if (said.length > 0) lines.push("The browser said:", ...said.slice(-20));
  return { status: 1, words: lines.join("\n") };
}

// A scenario that passes although a script it is about does nothing proves nothing.
async function prove(scenario, folder) {
  const options = { way: "http", folder, patience: 400 };
  const idle = [];
  for (const script of scenario.needs) {
    const { faults } = await run(scenario, { ...options, emptied: [`assets/${script}`] });
    if (faults.length === 0) idle.push(script);
  }
  return {
    status: idle.length === 0 ? 0 : 1,
    words: idle.map((script) => `it passes without ${script}`).join("\n"),
  };
}

async function answer([word, ...rest]) {
  if (!findBrowser()) return { status: 69, words: "browser: there is no Chromium on PATH" };
  if (word === "find") return { status: 0, words: findBrowser() };
  const way = word === "run" ? rest.shift() : "http";
  const [folder, file, ...words] = rest;
  if (!["run", "prove"].includes(word) || !["http", "file", "serve"].includes(way) || !file) {
    return {
      status: 64,
      words: "browser: give run http|file|serve FOLDER SCENARIO, prove FOLDER SCENARIO, host or find",
    };
  }
  const scenario = await import(pathToFileURL(resolve(file)));
  if (!Array.isArray(scenario.needs)) {
    return { status: 1, words: `${basename(file)} does not export the scripts it needs` };
  }
  const site = realpathSync(folder);
  return word === "run" ? runOnce(scenario, { way, folder: site, words }) : prove(scenario, site);
}

async function host() {
  const busy = [];
  for await (const line of createInterface({ input: process.stdin })) {
    const [id, ...words] = JSON.parse(line);
    const work = answer(words).catch((error) => ({ status: 1, words: error.stack }));
    busy.push(work.then((said) => console.log(JSON.stringify({ id, ...said }))));
  }
  await Promise.all(busy);
  return 0;
}

async function main(words) {
  if (words[0] === "host") return host();
  const { status, words: said } = await answer(words);
  if (said) console.log(said);
  return status;
}

for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => process.exit(1));
process.exit(await main(process.argv.slice(2)));
