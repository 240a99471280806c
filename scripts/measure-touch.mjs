// Measures the first touch of a live page on a slow network, in a headless Chromium:
//
//     node scripts/measure-touch.mjs FOLDER PAGE FIELD VALUE [TIMES]
//
// A reader who has read the page clicks a field and types a value. It prints the seconds from the click to
// the changed result, the bytes that the network brought since, and the requests. The network is that of
// “slow 4G”: 1.6 Mbit/s, and 150 ms for an answer. Files come compressed by gzip, as from most hosts.
import { realpathSync } from "node:fs";
import { Page } from "./browser-page.mjs";
import { findBrowser, startBrowser } from "./browser-process.mjs";
import { serve } from "./browser-server.mjs";

const [folder, path, field, value, times = "5"] = process.argv.slice(2);
const site = await serve(realpathSync(folder), [], { isCompressed: true });
const browser = startBrowser(findBrowser());
process.once("exit", () => browser.stop());

const network = {
  offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8,
};

// Runs in the page: what it has loaded.
function loaded() {
  return performance.getEntriesByType("resource")
    .map(({ name, transferSize }) => ({ name: name.split("/").pop(), bytes: transferSize }));
}

async function touch() {
  const page = await Page.make({ browser, base: site.base, patience: 60_000, problems: [] });
  await page.send("Network.enable", {});
  await page.send("Network.setCacheDisabled", { cacheDisabled: true });
  await page.send("Network.emulateNetworkConditions", network);
  await page.open(path);
  const before = (await page.evaluate(loaded)).length;
  await new Promise((resolve) => setTimeout(resolve, 500));
  const start = performance.now();
  await page.click(`[name="${field}"]`);
  await page.evaluate((name, text) => {
    const control = document.querySelector(`[name="${name}"]`);
    control.value = text;
    control.dispatchEvent(new InputEvent("input", { bubbles: true }));
  }, field, value);
  await page.waitFor(() => !document.querySelector("#changed").hidden, "the changed result");
  const seconds = (performance.now() - start) / 1000;
  const files = (await page.evaluate(loaded)).slice(before);
  return { seconds, files };
}

try {
  const all = [];
  for (let time = 0; time < Number(times); time += 1) all.push(await touch());
  const sorted = all.map(({ seconds }) => seconds).sort((one, other) => one - other);
  const { files } = all[0];
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  console.log(`first touch on a slow network: ${sorted[Math.floor(sorted.length / 2)].toFixed(2)} s `
    + `(${sorted[0].toFixed(2)} to ${sorted.at(-1).toFixed(2)}), ${bytes} bytes in ${files.length} `
    + `requests: ${files.map(({ name }) => name).join(" ")}`);
} finally {
  browser.stop();
  site.stop();
}
