// The buttons below the figures of a result, or of compared offers: a link to what is shown, a summary as
// text, paper, and the charts as files. Without this file a page offers its files alone.
import { decoded } from "./addresses.js";
import { saveFile } from "./files.js";
import { loadScript } from "./load-script.js";

export function startShare() {
  const share = document.querySelector(".share");
  if (!share) return;

  const status = share.querySelector("[data-share-status]");
  const folding = share.querySelector("details");
  const words = share.dataset;
  const part = (css) => document.querySelector(css);

  // What live-form.js knows of the inputs, once a reader has touched the form.
  function live() {
    let known;
    document.dispatchEvent(
      new CustomEvent("pennypress:live", { detail: (given) => { known = given; } }));
    return known;
  }

  function shows(text, what) {
    const field = document.createElement("textarea");
    field.readOnly = true;
    field.value = text;
    field.rows = Math.min(text.split("\n").length + 1, 8);
    field.setAttribute("aria-label", what);
    status.replaceChildren(what);
    status.after(field);
    field.focus();
    field.select();
  }

  // Copies a text; where the browser refuses, the reader does it.
  async function copy(text, copied, shown) {
    share.querySelector("textarea")?.remove();
    try {
      await navigator.clipboard.writeText(text);
      status.textContent = copied;
    } catch {
      shows(text, shown);
    }
  }

  // Only here do inputs become part of an address.
  async function link() {
    const address = new URL(location.href);
    const fragment = live()?.fragment() ?? "";
    address.hash = fragment;
    if (fragment) await copy(address.href, words.inputsCopied, words.inputsShown);
    else await copy(address.href.replace(/#$/, ""), words.linkCopied, words.linkShown);
  }

  const pairs = (css) => [...document.querySelectorAll(css)].map((row) => {
    const [name, ...values] = row.children;
    const texts = values.flatMap((value) => {
      const entries = [...value.querySelectorAll("li")];
      return (entries.length > 0 ? entries : [value]).map(({ textContent }) => textContent.trim());
    });
    return `${name.textContent}: ${texts.filter(Boolean).join("; ")}`;
  });

  function summary() {
    const notes = [...document.querySelectorAll("#result > .note")]
      .map(({ textContent }) => textContent);
    const answer = part("#result > .answer, .verdict.is-found");
    const blocks = [
      [part("h1").textContent.trim()], answer ? [answer.textContent] : [],
      pairs("#result > .figures > .figure, #beside tbody tr"), notes,
      pairs("#understood > dl:not(.defaults) > div"),
    ];
    const text = blocks.filter((lines) => lines.length > 0).map((lines) => lines.join("\n"));
    return text.join("\n\n").replace(/[\u2066-\u2069]/g, "");
  }

  // MARK: Charts

  const charts = () => [...document.querySelectorAll("#result figure.chart")];
  const pageName = () =>
    decoded(location.pathname.split("/").pop()).replace(/\.html$/, "") || "chart";

  async function save(ending) {
    const { svg, png } = await loadScript("chart-files.js");
    const name = live()?.fileName(pageName()) ?? pageName();
    const all = charts();
    for (const [place, figure] of all.entries()) {
      const blob = await (ending === "svg" ? svg : png)(figure);
      saveFile(`${name}${all.length > 1 ? `-${place + 1}` : ""}.${ending}`, blob);
    }
  }

  const actions = {
    link, summary: () => copy(summary(), words.summaryCopied, words.summaryShown),
    print: () => print(), svg: () => save("svg"), png: () => save("png"),
  };

  share.addEventListener("click", ({ target }) => {
    const action = actions[target.dataset.share];
    if (action) action();
  });
  share.addEventListener("keydown", ({ key }) => {
    if (key !== "Escape" || !folding?.open) return;
    folding.open = false;
    folding.querySelector("summary").focus();
  });
  document.addEventListener("pennypress:computed", () => { status.textContent = ""; });

  for (const button of share.querySelectorAll("[data-share]")) button.hidden = false;
  for (const item of share.querySelectorAll("[data-of-chart]")) item.hidden = charts().length === 0;
}
