// Makes a file of a chart: its drawing with the finding above it and the key below, in the colors of the
// page. The policy of the page lets no picture be loaded that a script has made, so the PNG is not made
// from the SVG: both are written from one list of shapes.

const width = 960;
const edge = 24;
const styleOf = (element) => getComputedStyle(element);
const family = styleOf(document.body).fontFamily;
const colorOf = (name) => styleOf(document.documentElement).getPropertyValue(name).trim();

const ruler = document.createElement("canvas").getContext("2d");
const fontOf = ({ size, weight }) => `${weight} ${size}px ${family}`;

function lines(text, font, room) {
  ruler.font = fontOf(font);
  const found = [""];
  for (const word of text.trim().split(/\s+/)) {
    const longer = found.at(-1) ? `${found.at(-1)} ${word}` : word;
    if (found.at(-1) && ruler.measureText(longer).width > room) found.push(word);
    else found[found.length - 1] = longer;
  }
  return found;
}

const isRightToLeft = () => document.documentElement.dir === "rtl";

// MARK: The shapes

const text = (words, x, y, font, color, anchor = "start", more = {}) =>
  ({ kind: "text", words, x, y, color, anchor, ...font, ...more });

// Puts a text over as many lines as it takes; gives where it ends.
function paragraph(shapes, words, top, font, color) {
  const start = isRightToLeft() ? width - edge : edge;
  let y = top;
  for (const line of lines(words, font, width - 2 * edge)) {
    y += font.size * 1.3;
    shapes.push(text(line, start, y, font, color));
  }
  return y;
}

function paint(element) {
  const style = styleOf(element);
  const dash = style.strokeDasharray === "none"
    ? [] : style.strokeDasharray.split(/[ ,]+/).map(Number.parseFloat);
  return {
    fill: style.fill, stroke: style.stroke, opacity: Number(style.opacity),
    line: Number.parseFloat(style.strokeWidth), dash,
  };
}

// What a drawing has, at a place of the picture and in its unit.
function shapesOf(svg, left, top, scale) {
  const at = { left, top, scale };
  return [...svg.querySelectorAll("path, rect, :not(.on-phone) > text")].map((element) => {
    const number = (name) => Number(element.getAttribute(name) ?? 0);
    if (element.localName === "path") {
      return { kind: "path", d: element.getAttribute("d"), at, ...paint(element) };
    }
    if (element.localName === "rect") {
      const d = `M${number("x")} ${number("y")}h${number("width")}v${number("height")}`
        + `h${-number("width")}z`;
      return { kind: "path", d, at, ...paint(element) };
    }
    const { fontSize, fontWeight, fill, textAnchor } = styleOf(element);
    const font = { size: Number.parseFloat(fontSize) * scale, weight: fontWeight };
    const [x, y] = [left + number("x") * scale, top + number("y") * scale];
    const isNamed = element.classList.contains("label");
    return text(element.textContent, x, y, font, fill, textAnchor, {
      direction: "ltr", halo: isNamed ? colorOf("--paper") : undefined,
    });
  });
}

function legend(shapes, figure, top) {
  const items = [...figure.querySelectorAll(".legend li")];
  if (items.length === 0) return top;
  const font = { size: 18, weight: 400 };
  let [x, y] = [edge, top + 30];
  for (const item of items) {
    ruler.font = fontOf(font);
    const room = 36 + ruler.measureText(item.textContent).width + 28;
    if (x > edge && x + room > width - edge) [x, y] = [edge, y + 28];
    const { borderTopColor } = getComputedStyle(item, "::before");
    shapes.push({
      kind: "path", d: `M${x} ${y - 6}h28`, at: { left: 0, top: 0, scale: 1 }, fill: "none",
      stroke: borderTopColor, opacity: 1, line: 5,
      dash: item.classList.contains("series-2") ? [9, 5]
        : item.classList.contains("series-3") ? [4, 4] : [],
    }, text(item.textContent, x + 36, y, font, colorOf("--ink")));
    x += room;
  }
  return y;
}

function bars(shapes, figure, top) {
  const [start, end] = isRightToLeft() ? [width - edge, edge] : [edge, width - edge];
  let y = top;
  for (const item of figure.querySelectorAll("li")) {
    const drawing = item.querySelector("svg");
    const font = { size: 19, weight: item.classList.contains("best") ? 700 : 400 };
    y += 34;
    shapes.push(
      text(item.querySelector(".bar-name").textContent, start, y, font, colorOf("--ink")),
      text(
        item.querySelector(".bar-value").textContent, end, y, { ...font, weight: 600 },
        colorOf("--ink"), "end"));
    const unit = (width - 2 * edge) / 1_000;
    for (const rect of drawing.querySelectorAll("rect")) {
      const [x, wide] = ["x", "width"].map((name) => Number(rect.getAttribute(name)) * unit);
      shapes.push({
        kind: "path", d: `M${edge + x} ${y + 10}h${wide}v14h${-wide}z`,
        at: { left: 0, top: 0, scale: 1 }, ...paint(rect), line: 2,
      });
    }
    y += 24;
  }
  return y;
}

function picture(figure) {
  const shapes = [];
  const title = figure.querySelector("figcaption").textContent;
  let y = paragraph(shapes, title, edge, { size: 24, weight: 650 }, colorOf("--ink"));
  const plot = figure.querySelector("svg.plot");
  if (plot) {
    const scale = (width - 2 * edge) / plot.viewBox.baseVal.width;
    shapes.push(...shapesOf(plot, edge, y + 18, scale));
    y = legend(shapes, figure, y + 18 + plot.viewBox.baseVal.height * scale);
  } else {
    y = bars(shapes, figure, y);
  }
  return { shapes, height: Math.ceil(y + edge), paper: colorOf("--paper"), title };
}

// MARK: As SVG

const escaped = (words) => words.replace(/[<>&"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
const fixed = (number) => Number(number.toFixed(2));

function element(shape) {
  if (shape.kind === "text") {
    const way = shape.direction ?? (isRightToLeft() ? "rtl" : "ltr");
    const halo = shape.halo
      ? ` paint-order="stroke" stroke="${escaped(shape.halo)}" stroke-width="6"` : "";
    return `<text x="${fixed(shape.x)}" y="${fixed(shape.y)}" direction="${way}" `
      + `font-size="${fixed(shape.size)}" font-weight="${shape.weight}" `
      + `text-anchor="${shape.anchor}" fill="${escaped(shape.color)}"${halo}>`
      + `${escaped(shape.words)}</text>`;
  }
  const { left, top, scale } = shape.at;
  const dash = shape.dash.length > 0 ? ` stroke-dasharray="${shape.dash.join(" ")}"` : "";
  return `<path transform="translate(${fixed(left)} ${fixed(top)}) scale(${fixed(scale)})" `
    + `d="${escaped(shape.d)}" fill="${escaped(shape.fill)}" stroke="${escaped(shape.stroke)}" `
    + `stroke-width="${shape.line}"${dash} opacity="${shape.opacity}"/>`;
}

export function svg(figure) {
  const { shapes, height, paper, title } = picture(figure);
  const markup = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" `
      + `height="${height}" font-family="${escaped(family)}" stroke-linejoin="round">`,
    `<title>${escaped(title)}</title>`,
    `<rect width="${width}" height="${height}" fill="${escaped(paper)}"/>`,
    ...shapes.map(element), "</svg>", "",
  ].join("\n");
  return new Blob([markup], { type: "image/svg+xml" });
}

// MARK: As PNG

function write(context, shape) {
  context.font = fontOf(shape);
  context.direction = shape.direction ?? (isRightToLeft() ? "rtl" : "ltr");
  context.textAlign = { middle: "center" }[shape.anchor] ?? shape.anchor;
  if (shape.halo) {
    context.strokeStyle = shape.halo;
    context.lineWidth = 6;
    context.strokeText(shape.words, shape.x, shape.y);
  }
  context.fillStyle = shape.color;
  context.fillText(shape.words, shape.x, shape.y);
}

function trace(context, shape) {
  const { left, top, scale } = shape.at;
  context.translate(left, top);
  context.scale(scale, scale);
  context.globalAlpha = shape.opacity;
  const path = new Path2D(shape.d);
  if (shape.fill !== "none") {
    context.fillStyle = shape.fill;
    context.fill(path);
  }
  if (shape.stroke === "none" || !(shape.line > 0)) return;
  context.strokeStyle = shape.stroke;
  context.lineWidth = shape.line;
  context.setLineDash(shape.dash);
  context.stroke(path);
}

export function png(figure) {
  const { shapes, height, paper } = picture(figure);
  const canvas = document.createElement("canvas");
  // For screens with fine dots, and for paper.
  [canvas.width, canvas.height] = [width * 2, height * 2];
  const context = canvas.getContext("2d");
  context.scale(2, 2);
  context.fillStyle = paper;
  context.fillRect(0, 0, width, height);
  context.lineJoin = "round";
  for (const shape of shapes) {
    context.save();
    (shape.kind === "text" ? write : trace)(context, shape);
    context.restore();
  }
  return new Promise((resolve) => canvas.toBlob(resolve, "image/png"));
}
