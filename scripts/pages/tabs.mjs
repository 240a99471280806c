// Pages opened in several browsers at once, each with a profile and a reader's focus of its own.
import { pathToFileURL } from "node:url";
import { Page } from "../browser-page.mjs";
import { findBrowser, startBrowser } from "../browser-process.mjs";
import { serve } from "../browser-server.mjs";

// For all that is done on one page, in milliseconds.
const patience = 180_000;

async function openTab(base) {
  const browser = startBrowser(findBrowser());
  const stop = () => browser.stop();
  process.once("exit", stop);
  const problems = [];
  const page = await Page.make({ browser, base, patience: 20_000, problems });
  return {
    page,
    problems,
    close() {
      process.off("exit", stop);
      browser.stop();
    },
  };
}

function limited(work) {
  let timer;
  const end = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error(`not done in ${patience / 1000} s`)), patience);
  });
  return Promise.race([work, end]).finally(() => clearTimeout(timer));
}

// Does `work(page, path, problems)` for every path; what it throws is a fault of that page. A tab
// that failed is replaced: who knows what it still does.
export async function onPages({ folder, paths, tabs, report, way = "http" }, work) {
  const site = way === "http"
    ? await serve(folder) : { base: pathToFileURL(`${folder}/`).href, stop() {} };
  const queue = [...paths];
  const worker = async () => {
    let tab;
    while (queue.length > 0) {
      const path = queue.shift();
      try {
        tab ??= await openTab(site.base);
        tab.problems.length = 0;
        await limited(work(tab.page, path, tab.problems));
      } catch (error) {
        report.add(path, `could not be checked: ${error.message.split("\n")[0]}`);
        tab?.close();
        tab = undefined;
      }
    }
    tab?.close();
  };
  await Promise.all(Array.from({ length: Math.min(tabs, queue.length) }, worker));
  site.stop();
}
