// The ways in which a text is changed.
export const swap = (old, next) => (text) => text.replace(old, next);
export const drop = (old) => swap(old, "");
// Behind all else in the page's content.
export const add = (markup) => swap("</main>", () => `${markup}\n</main>`);
// Rules that win over those of the theme.
export const rules = (css) => (text) => `${text}\n${css}\n`;
