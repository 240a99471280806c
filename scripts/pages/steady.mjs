// That nothing moves while a page comes: the sum of its layout shifts, in a wide window and a
// narrow one, as fast as this machine is and, for one page of each make, over a slow line.
import { readText } from "./folder.mjs";
import { ask } from "./screen.mjs";
import { onPages } from "./tabs.mjs";

// What readers cannot see; the measure is that of the Layout Instability API.
const most = 0.001;
const widths = [1280, 390];
// Like a phone in a train, in milliseconds and bytes a second.
const slow = { latency: 150, downloadThroughput: 100_000 };
const fast = { latency: 0, downloadThroughput: -1 };

// Runs in every page, before all else.
function watch() {
  globalThis.shifts = [];
  new PerformanceObserver((list) => {
    for (const { value, startTime, hadRecentInput, sources } of list.getEntries()) {
      if (hadRecentInput) continue;
      const parts = sources.map(({ node }) => node?.nodeType === 1 ? node : node?.parentElement)
        .filter(Boolean).map(({ localName, className }) =>
          [localName, ...String(className).split(" ")].filter(Boolean).join("."));
      globalThis.shifts.push({ value, startTime, parts });
    }
  }).observe({ type: "layout-shift", buffered: true });
}

// Runs in the page: what has moved, when it has come to rest. Where the whole page comes at once, a busy machine may
// still paint a part of it: `isWhole` leaves out what moves before all of it is read.
function rest(isWhole) {
  return new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => {
      const start = isWhole ? performance.getEntriesByType("navigation")[0].domInteractive : 0;
      const shifts = globalThis.shifts.filter(({ startTime }) => startTime >= start);
      resolve({
        sum: shifts.reduce((sum, { value }) => sum + value, 0),
        parts: [...new Set(shifts.flatMap(({ parts }) => parts))].slice(0, 4),
      });
    }, 60)));
  });
}

// Pages of one make load the same scripts and begin alike; the longest of them is the slowest.
function oneOfEachMake(folder, pages) {
  const found = new Map();
  for (const path of pages) {
    const text = readText(folder, path);
    const scripts = [...text.matchAll(/assets\/([\w-]+\.js)/g)].map(([, name]) => name).join();
    const start = /<main[^>]*>\s*<(\w+[^>]*)>/.exec(text)?.[1].replace(/ data-.*/, "") ?? "";
    const make = `${path.split("/").slice(0, -1)} ${scripts} ${start}`;
    if ((found.get(make)?.length ?? 0) < text.length) found.set(make, { path, length: text.length });
  }
  return new Set([...found.values()].map(({ path }) => path));
}

export function checkSteady({ folder, pages, tabs, report }) {
  const makes = oneOfEachMake(folder, pages);
  const watched = new WeakSet();
  return onPages({ folder, paths: pages, tabs, report }, async (page, path) => {
    if (!watched.has(page)) {
      watched.add(page);
      await page.before(watch);
      await page.send("Network.setCacheDisabled", { cacheDisabled: true });
    }
    await ask(page, { motion: "no-preference" });
    for (const line of makes.has(path) ? [fast, slow] : [fast]) {
      for (const width of widths) {
        // A window and no phone's: that would paint nothing before its scripts have run.
        await page.send("Emulation.setDeviceMetricsOverride", {
          width, height: 844, deviceScaleFactor: 1, mobile: false,
        });
        await page.send("Network.emulateNetworkConditions", {
          offline: false, uploadThroughput: -1, ...line,
        });
        await page.open(path);
        const { sum, parts } = await page.evaluate(rest, line === fast);
        if (sum <= most) continue;
        const when = `${width} px${line === slow ? ", slow line" : ""}`;
        report.add(path, `the page moves while it comes (${when})`,
          `${sum.toFixed(4)}: ${parts.join(", ")}`);
      }
    }
  });
}
