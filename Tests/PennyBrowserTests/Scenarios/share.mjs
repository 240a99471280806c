// A link to what is shown and a summary of it are copied; where the browser refuses, they are shown
// to be copied by hand. Only the link has inputs, and says so. Paper has the address of what it shows, and no words
// about other figures.
import { home, put } from "./Parts/live.mjs";

export const needs = ["result.js"];
export const alsoFromDisk = true;

const status = "[data-share-status]";

const copied = (page) => page.evaluate(() => globalThis.copied);

export default async function ({ page, check }) {
  await page.before(() => {
    let isRefused = false;
    globalThis.refuse = () => { isRefused = true; };
    Object.defineProperty(navigator, "clipboard", { value: {
      async writeText(text) {
        if (isRefused) throw new Error("refused");
        globalThis.copied = text;
      },
    } });
    globalThis.print = () => { globalThis.printed = true; };
  });
  await page.open(home);
  await page.shows(
    ".share > button, .share summary", "Copy link", "Copy summary", "Print or save as PDF",
    "Download");
  await page.click(".share button >> Copy link");
  await page.shows(status, "Link copied.");
  check((await copied(page)).endsWith("/calculations/thirty.html"), true, "whether it is the page");
  await page.click(".share button >> Print");
  check(await page.evaluate(() => globalThis.printed), true, "whether the page is printed");

  await put(page, "rate", "5.5");
  await page.shows("#result .figure.main dd", "$1,987.26");
  check(await page.evaluate(() => location.hash), "", "what the address says of the inputs");
  await page.click(".share button >> Copy link");
  await page.shows(status,
    "Link copied. It includes the inputs you typed, and everyone who has it can see them.");
  check((await copied(page)).endsWith("/calculations/thirty.html#rate=5.5%25"), true,
    "whether the link has the inputs");
  check(await page.evaluate(() => location.hash), "", "the address after the link is copied");
  await page.click(".share button >> Copy summary");
  await page.shows(status, "Summary copied.");
  const text = await copied(page);
  for (const words of ["First home\n", "Monthly payment: $1,987.26\n", "Yearly interest rate: 5.5%"]) {
    check(text.includes(words), true, `whether the summary has “${words}”`);
  }

  await page.evaluate(() => globalThis.refuse());
  await page.click(".share button >> Copy link");
  await page.shows(status,
    "Copy this link. It includes the inputs you typed, and everyone who has it can see them:");
  const shown = await page.evaluate(() => {
    const { value, selectionStart, selectionEnd } = document.activeElement;
    return [value.endsWith("#rate=5.5%25"), selectionEnd - selectionStart === value.length];
  });
  check(shown, [true, true], "whether the link is shown and selected");

  // Who hears the page hears the answer before the buttons.
  const isBehind = await page.evaluate(() => Boolean(document.querySelector("#result > .answer")
    .compareDocumentPosition(document.querySelector(".share")) & Node.DOCUMENT_POSITION_FOLLOWING));
  check(isBehind, true, "whether the buttons are behind the answer");

  await page.open("calculations/car-fund.html");
  const author = ":is(.lead, .story > .prose)";
  const onPaper = async () => {
    await page.send("Emulation.setEmulatedMedia", { media: "print" });
    await page.evaluate(() => { dispatchEvent(new Event("beforeprint")); });
    const texts = [await page.texts(author), await page.texts(".paper-address")];
    await page.send("Emulation.setEmulatedMedia", { media: "" });
    return texts;
  };
  const words = ["What to save for a car", "These are the words of an author."];
  check(await onPaper(), [words, []], "what paper says of the published figures");
  await put(page, "target", "25000");
  await page.waitFor(() => !document.querySelector("#changed").hidden, "other figures are shown");
  const [told, [address]] = await onPaper();
  check(told, [], "the words about other figures on paper");
  check(address.endsWith("/calculations/car-fund.html#target=25000"), true, `whether it leads there: ${address}`);
  await page.click("button >> Undo changes");
  await page.becomes(onPaper, [words, []], "paper");
  await page.shows(author, ...words);

  // The link leads to what was shown.
  await page.open(`${home}#rate=5.5%25`);
  await page.shows("#result .figure.main dd", "$1,987.26");
}
