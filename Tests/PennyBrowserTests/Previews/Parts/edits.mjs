// What scenarios of the preview share.

// Waits until a page that was just written can be asked for.
export async function isThere(site, path) {
  for (let count = 0; count < 3_000; count += 1) {
    if ((await fetch(site.base + path)).ok) return;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  throw new Error(`${path} is not there`);
}

// Marks the page, to see whether it is the same one later.
export const mark = (page) => page.evaluate(() => { window.isMarked = true; });
export const isSame = (page) => page.evaluate(() => window.isMarked === true);

export const says = (page, words) => page.waitFor(
  (text) => document.querySelector("main").innerText.includes(text), `the page says ${words}`, words);

// The parts of the panel with the faults, each as a text.
export const faults = (page) => page.evaluate(() => {
  const host = [...document.body.children].find(({ shadowRoot }) => shadowRoot);
  const panel = host.shadowRoot.querySelector(".panel");
  if (panel.hidden) return null;
  const text = (css) => [...panel.querySelectorAll(css)].map(({ textContent }) => textContent);
  return {
    title: text("h2")[0], places: text(".place"), summaries: text(".summary"), lines: text("pre"),
    links: [...panel.querySelectorAll(".place a")].map(({ href }) => href),
    status: host.shadowRoot.querySelector("[role=status]").textContent,
  };
});

// Whether the page is what it would be if it was loaded now; what differs, else.
export const difference = (page) => page.evaluate(async () => {
  const text = await (await fetch(location.pathname)).text();
  const fresh = new DOMParser().parseFromString(text, "text/html");
  const plain = (root) => {
    const copy = root.cloneNode(true);
    for (const node of copy.querySelectorAll("script[data-edition], noscript, body > div")) {
      node.remove();
    }
    copy.removeAttribute("data-live");
    // Only a script that is there knows of this key.
    copy.querySelector("[aria-keyshortcuts]")?.removeAttribute("aria-keyshortcuts");
    copy.removeAttribute("style");
    copy.querySelector("body").removeAttribute("style");
    return copy.outerHTML.replace(/<meta http-equiv[^>]*>|\?edition=\d+/g, "");
  };
  const [here, wanted] = [plain(document.documentElement), plain(fresh.documentElement)];
  if (here === wanted) return "";
  let place = 0;
  while (here[place] === wanted[place]) place += 1;
  return `${here.slice(place - 60, place + 60)} and not ${wanted.slice(place - 60, place + 60)}`;
});
