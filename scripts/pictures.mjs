// Takes pictures of pages of a built site, as a headless Chromium shows them:
//
//     node scripts/pictures.mjs FOLDER HEIGHT (PAGE FILE.png)...
//
// Each picture is the top of a page, 1,000 pixels wide and HEIGHT high. The reader asks for light
// colors and for no motion.
import { realpathSync, writeFileSync } from "node:fs";
import { Page } from "./browser-page.mjs";
import { findBrowser, startBrowser } from "./browser-process.mjs";
import { serve } from "./browser-server.mjs";
import { ask, resize } from "./pages/screen.mjs";

const width = 1000;

// Runs in the page: waits until fonts and scripts have done their work.
async function settle() {
  await document.fonts.ready;
  await new Promise((resolve) => setTimeout(resolve, 500));
}

const [folder, height, ...words] = process.argv.slice(2);
const site = await serve(realpathSync(folder));
const browser = startBrowser(findBrowser());
process.once("exit", () => browser.stop());
const problems = [];
const page = await Page.make({ browser, base: site.base, patience: 20_000, problems });
await ask(page, {});
await resize(page, width, Number(height));
for (let index = 0; index < words.length; index += 2) {
  await page.open(words[index]);
  await page.evaluate(settle);
  const { data } = await page.send("Page.captureScreenshot", { format: "png" });
  writeFileSync(words[index + 1], Buffer.from(data, "base64"));
}
site.stop();
for (const problem of problems) console.error(`pictures: ${problem}`);
process.exit(problems.length === 0 ? 0 : 1);
