// Without its engine the page stays the result that was published, and says so.
import { engineIs, home, inputs, put, resultOf } from "./Parts/live.mjs";

export const needs = ["form.js"];

const words = "The calculator did not load. Check your connection and try again. You see the "
  + "published result.";
const unable = "You cannot change the inputs in this browser. You see the published result.";
const lower = "Published: $2,155.01 (−$167.75)";

// Before the page is opened: what each instance of a loan's module computes by is replaced by what
// `window.replaced` makes of it.
const replace = (page) => page.before(() => {
  const withOther = (instance) => {
    const { penny_loan } = instance.exports;
    return { exports: { ...instance.exports, penny_loan: window.replaced(penny_loan) } };
  };
  for (const name of ["instantiate", "instantiateStreaming"]) {
    const original = WebAssembly[name];
    WebAssembly[name] = async (...request) => {
      const made = await original(...request);
      return made.instance ? { ...made, instance: withOther(made.instance) } : withOther(made);
    };
  }
});

export default async function ({ page, newPage, check, expectProblem, way }) {
  await page.open(home);
  const published = await resultOf(page);
  await page.block("*engine/loan.wasm", "*engine/loan.js");
  expectProblem(/^failed request: .*engine\/loan\.([a-zA-Z-]+\.)?(wasm|words|js) /);
  expectProblem(/^console.debug: Pennypress: /);
  await page.click(inputs.rate);
  await engineIs(page, "failed");
  await page.shows("[data-failed] p:not(.actions)", words);
  await page.shows("#inputs");
  check((await page.texts("#understood")).length, 1, "whether the inputs are listed");
  check(await resultOf(page), published, "the result without an engine");
  await page.shows("#changed");
  check(await page.texts("#inputs .error"), [], "faults of nothing");

  // It may come the next time.
  await page.block();
  await page.evaluate(() => { location.hash = "rate=5.5%25"; });
  await engineIs(page, "ready");
  await page.shows("[data-failed]");
  await page.shows("#changed [data-changes]", lower);

  // A module that traps takes nothing along, and another instance answers after it.
  const broken = await newPage();
  await replace(broken);
  await broken.before(() => {
    window.replaced = (compute) => {
      let isBroken = false;
      return (...request) => {
        isBroken ||= window.isBroken;
        if (isBroken) throw new WebAssembly.RuntimeError("unreachable");
        return compute(...request);
      };
    };
  });
  await broken.open(home);
  await put(broken, "rate", "5.5");
  await broken.waitFor(() => seen("#changed").length > 0, "the figures are others");
  await broken.evaluate(() => { window.isBroken = true; });
  await put(broken, "rate", "5");
  await engineIs(broken, "failed");
  await broken.shows("[data-failed] p:not(.actions)", words);
  await broken.shows("#changed");
  check(await resultOf(broken), published, "the result after a trap");
  await broken.evaluate(() => { window.isBroken = false; });
  await broken.click("[data-retry]");
  await engineIs(broken, "ready");
  await broken.shows("[data-failed]");
  await broken.shows(
    "#changed [data-changes]", "Published: $2,155.01 (−$276.13)");

  // A server that says another type of it.
  if (way === "http") {
    const untyped = await newPage();
    await untyped.before(() => {
      const { fetch } = window;
      window.fetch = async (...request) => new Response(
        await (await fetch(...request)).arrayBuffer(), { headers: { "Content-Type": "text/plain" } });
    });
    await untyped.open(`${home}#rate=5.5%25`);
    await engineIs(untyped, "ready");
    await untyped.shows("#changed [data-changes]", lower);
  }

  // Without its words, the engine is not used.
  const wordless = await newPage();
  await wordless.block("*engine/loan.en-US.words", "*engine/loan.en-US.js");
  await wordless.open(`${home}#rate=5.5%25`);
  await engineIs(wordless, "failed");
  await wordless.shows("[data-failed] p:not(.actions)", words);
  check(await resultOf(wordless), published, "the result without words");

  // Words of another build are asked for once more, and then not used.
  const stale = await newPage();
  await replace(stale);
  await stale.before(() => {
    window.asked = 0;
    window.replaced = (compute) => (place, length, format) => {
      if (format !== 7) return compute(place, length, format);
      window.asked += 1;
      return 2;
    };
  });
  await stale.open(`${home}#rate=5.5%25`);
  await engineIs(stale, "failed");
  await stale.shows("[data-failed] p:not(.actions)", words);
  check(await stale.evaluate(() => window.asked), 2, "how often words were sent");
  check(await resultOf(stale), published, "the result with words of another build");

  // No WebAssembly at all.
  const old = await newPage();
  await old.before(() => { delete window.WebAssembly; });
  await old.open(`${home}#rate=5.5%25`);
  await engineIs(old, "failed");
  await old.shows("[data-unable]", unable);
  check(await resultOf(old), published, "the result without WebAssembly");
}
