// What several checks need in a page, put there as `eyes`: what is seen, how it is named, and how
// its colours differ.
function install() {
  if (globalThis.eyes) return;

  const isSeen = (element) => {
    const box = element.getBoundingClientRect();
    return box.width > 0 && box.height > 0
      && element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  };

  const words = (element, length = 40) =>
    (element.textContent ?? "").replace(/\s+/g, " ").trim().slice(0, length);

  // Arabic digits as those of a program.
  const western = (text) => text.replace(/[٠-٩]/g, (digit) => digit.codePointAt(0) - 0x660);

  function name(element) {
    const id = element.id ? `#${element.id}` : "";
    const classes = (element.getAttribute("class") ?? "").split(/\s+/).filter(Boolean)
      .map((word) => `.${word}`).join("");
    const text = words(element);
    return `${element.localName}${id}${classes}${text ? ` “${text}”` : ""}`;
  }

  // A colour as red, green, blue from 0 to 1 and its opacity.
  function colour(text) {
    const numbers = (text.match(/-?[\d.]+(e-?\d+)?/g) ?? []).map(Number);
    if (text.startsWith("color(")) return [...numbers.slice(-4), 1].slice(0, 4);
    const [red = 0, green = 0, blue = 0, alpha = 1] = numbers;
    return [red / 255, green / 255, blue / 255, alpha];
  }

  const over = (top, below) =>
    [0, 1, 2].map((part) => top[part] * top[3] + below[part] * (1 - top[3])).concat(1);

  function luminance([red, green, blue]) {
    const linear = (part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
  }

  function ratio(one, other) {
    const [high, low] = [luminance(one), luminance(other)].sort((a, b) => b - a);
    return (high + 0.05) / (low + 0.05);
  }

  // The colours that an element may stand on: of its own background and those it lets through. A
  // gradient counts with each of its colours, one at a time.
  function grounds(element) {
    const layers = [];
    for (let at = element; at; at = at.parentElement) {
      const { backgroundColor, backgroundImage } = getComputedStyle(at);
      const stops = backgroundImage.match(/(?:rgba?|color)\([^)]*\)/g) ?? [];
      layers.push({ paint: colour(backgroundColor), stops: stops.map(colour) });
      if (layers.at(-1).paint[3] === 1) break;
    }
    const isDark = getComputedStyle(document.documentElement).colorScheme.includes("dark")
      && matchMedia("(prefers-color-scheme: dark)").matches;
    let possible = [isDark ? [0.07, 0.07, 0.07, 1] : [1, 1, 1, 1]];
    for (const { paint, stops } of layers.reverse()) {
      const plain = possible.map((below) => over(paint, below));
      possible = [...plain, ...stops.flatMap((stop) => plain.map((below) => over(stop, below)))];
    }
    return possible;
  }

  // The least contrast of a paint on what an element may stand on.
  const contrast = (text, element) => Math.min(
    ...grounds(element).map((ground) => ratio(over(colour(text), ground), ground)));

  globalThis.eyes = { isSeen, words, western, name, colour, contrast };
}

export function openEyes(page) {
  return page.evaluate(install);
}
