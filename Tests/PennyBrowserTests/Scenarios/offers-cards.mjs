// Two cards, of which each is paid in its own way: one a payment of each month, the other its minimum payments.
export const needs = ["offers.js"];

export default async function ({ page }) {
  await page.phone();
  const verdict = () => page.evaluate(() => document.querySelector("[data-verdict]").textContent);
  const field = (offer, name) => `[data-offer=${offer}] [name=${name}]`;
  const type = async (offer, name, text) => {
    await page.tap(field(offer, name));
    await page.type(text);
  };

  await page.open("compare/cards.html");
  await type("a", "balance", "3000");
  await type("a", "payment", "150");
  await type("a", "rate", "18");
  await page.has(field("b", "payment"), "placeholder", "150");
  await page.tap("[data-offer=b] [data-fold=more] > summary");
  await type("b", "minimumPercent", "2");
  await page.shows("[data-verdict]", "Please enter: Offer B: Lowest minimum payment");
  await type("b", "minimumAmount", "25");
  await page.waitFor(() => document.querySelector(".verdict.is-found"), "the verdict");
  // The payment of the first card is not the second one's.
  await page.waitFor(
    () => document.querySelector("[data-offer=b] [name=payment]").placeholder !== "150", "its own payment");
  await page.waitFor(
    () => document.querySelector("#beside")?.textContent.includes("2%"), "the second card has its minimum");
  await page.becomes(async () => (await verdict()).startsWith("“Offer A” costs "), true, "which card costs less");
}
