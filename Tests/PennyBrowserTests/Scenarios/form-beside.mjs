// On a wide screen the form stays beside what it changes first, and never lies over what is below.
export const needs = ["form.js", "start.js"];

export default async function ({ page, check }) {
  await page.send("Emulation.setDeviceMetricsOverride", {
    width: 1280, height: 900, deviceScaleFactor: 1, mobile: false,
  });
  await page.open("calculations/thirty.html");
  await page.click("#inputs [name=rate]");
  await page.becomes(
    () => page.evaluate(() => document.querySelector("form[data-save][hidden]") === null), true,
    "whether the form is whole");
  await page.waitFor(
    () => document.querySelector(".stay").style.getPropertyValue("--tall") !== "",
    "the form says how tall it is");
  const places = await page.evaluate(async () => {
    const form = document.querySelector(".adjust");
    const inner = form.firstElementChild;
    const found = { covers: 0, stays: 0 };
    const end = document.documentElement.scrollHeight - innerHeight;
    for (let y = 0; y <= end; y += 100) {
      scrollTo(0, y);
      await new Promise((resolve) => requestAnimationFrame(resolve));
      const { top, bottom } = inner.getBoundingClientRect();
      if (form.getBoundingClientRect().top < -100 && top > -100) found.stays += 1;
      const below = document.querySelector(".table-block, .all-rows, .steps").getBoundingClientRect();
      if (below.top < bottom - 1 && below.bottom > top + 1) found.covers += 1;
    }
    return found;
  });
  check(places.covers, 0, "how often the form lies over what is below");
  check(places.stays > 0, true, "whether the form stays in sight");
}
