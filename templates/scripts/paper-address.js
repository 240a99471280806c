// On paper, the address that has the inputs of the figures: below the title, and at the foot of each sheet.
import { say } from "./messages.js";

// The most letters that have room beside the number of a sheet.
const longest = 90;

// What stands at a foot that began with `own`, the address of the page. A long one is below the title alone.
export function footWith(address, foot, own) {
  if (!own || !foot.startsWith(own)) return foot;
  const rest = foot.slice(own.length);
  const whole = address + rest;
  return whole.length > longest ? rest.replace(/^ · /, "") : whole;
}

// `fragment` gives what an address says of the inputs; it is empty for those that were published.
export function startPaperAddress(fragment) {
  const page = document.documentElement;
  const foot = page.dataset.foot ?? "";
  const own = document.querySelector("link[rel=canonical]")?.href;
  const line = document.createElement("p");
  line.className = "paper-address";
  addEventListener("beforeprint", () => {
    const inputs = fragment();
    page.dataset.foot = foot;
    line.remove();
    if (!inputs) return;
    const address = new URL(own ?? location.href);
    address.hash = inputs;
    page.dataset.foot = footWith(address.href, foot, own);
    line.textContent = say("paper-address.inputs", { address: address.href });
    document.querySelector("h1").after(line);
  });
}
