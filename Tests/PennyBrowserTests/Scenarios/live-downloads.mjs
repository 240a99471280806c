// What is downloaded after a change is, byte for byte, what a build of the same inputs writes.
import { mkdtempSync, existsSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { home, put } from "./Parts/live.mjs";

export const needs = ["form.js"];

// The set, and what is not as it was published.
const name = "thirty-yearly-interest-rate-5.5-term-20-years";

export default async function ({ page, check, folder }) {
  const downloads = mkdtempSync(join(tmpdir(), "penny-downloads-"));
  try {
    await page.browser.send("Browser.setDownloadBehavior", {
      behavior: "allow", downloadPath: downloads, browserContextId: page.context,
    });
    await page.open(home);
    await page.click(".downloads summary");
    await put(page, "rate", "5.5");
    await put(page, "term", "20 years");
    // Until then the page shows, and gives, what was published.
    await page.shows("#result .figure >> Number of payments", "Number of payments 240");
    for (const ending of ["csv", "json"]) {
      await same(page, check, ending);
      rmSync(join(downloads, `${name}.${ending}`));
    }
    // Beside a fault it is what the page shows still.
    await put(page, "rate", "x");
    await page.waitFor(() => seen("#inputs .error").length === 1, "the fault is told");
    await same(page, check, "csv");
  } finally {
    rmSync(downloads, { recursive: true, force: true });
  }

  async function same(page, check, ending) {
    const file = join(downloads, `${name}.${ending}`);
    const wanted = readFileSync(join(folder, "calculations", `thirty-sooner.${ending}`));
    await page.click(`.downloads a[href$=".${ending}"]`);
    await page.until(
      () => existsSync(file) && readFileSync(file).length >= wanted.length, `${file} is there`);
    check(readFileSync(file).equals(wanted), true, `whether the ${ending} is that of a build`);
  }
}
