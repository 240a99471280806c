// Two offers of a home loan on narrow screens and with large text: no amount is split over two lines, and the
// page does not scroll sideways. What the second offer leaves empty, its fees too, is that of the first one.
export const needs = ["offers.js"];

const offers = "a.principal=1,350,000&a.rate=6.25%25&a.term=30%20years&a.fees=900&b.rate=5.9%25";

// Runs in the page: the amounts in the table that stand on more than one line.
function split() {
  const texts = document.createTreeWalker(document.querySelector("#beside"), NodeFilter.SHOW_TEXT);
  const found = [];
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    for (const { 0: amount, index } of node.data.matchAll(/\S*\d\S*/g)) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + amount.length);
      if (range.getClientRects().length > 1) found.push(amount);
    }
  }
  return found;
}

export default async function ({ page, check }) {
  await page.phone();
  await page.open(`compare/loans.html#${offers}`);
  await page.waitFor(() => document.querySelector(".verdict.is-found"), "the verdict");
  await page.has("[data-offer=b] [name=fees]", "placeholder", "900");
  const fees = await page.evaluate(() => [...document.querySelectorAll("#beside tbody tr")]
    .filter((row) => row.cells[0].textContent.startsWith("Fees")).length);
  check(fees, 0, "how many rows of inputs that differ are of fees");
  for (const [width, size] of [[320, "100%"], [360, "100%"], [360, "200%"]]) {
    await page.send("Emulation.setDeviceMetricsOverride", {
      width, height: 740, deviceScaleFactor: 2, mobile: true,
    });
    await page.evaluate((text) => { document.documentElement.style.fontSize = text; }, size);
    check(await page.evaluate(split), [], `what is split at ${width} pixels and ${size}`);
    check(
      await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), true,
      `whether the page fits at ${width} pixels and ${size}`);
  }
}
