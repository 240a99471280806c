// Adds entries to the lists of a form, and removes them.
import { nameOf } from "./input-lines.js";

// `put` shows other inputs as a whole, and gives whether the form has them.
export function formLists({ fields, controls, typed, lines, unfold }, put) {
  // A row that has no value yet is one for the form alone.
  function linesWithRows() {
    const names = new Set(lines().map(nameOf));
    const isFirst = (control) => control.matches(".entry > .field:first-of-type *");
    return controls().filter((control) => names.has(control.name) || isFirst(control))
      .map((control) => `${control.name}=${typed(control)}`);
  }

  // A new set starts as a copy of the last one, with a new name.
  function copied(entry, number, first) {
    const names = new Set(controls().filter(({ name }) => name.endsWith(`.${first}`))
      .map(({ value }) => value));
    let name = number + 1;
    while (names.has(String(name))) name += 1;
    const start = `${entry}.`;
    const isCopied = (line) => line.startsWith(start) && !line.startsWith(`${start}title=`);
    const other = start.replace(/\d+\.$/, `${number}.`);
    return lines().filter(isCopied).map((line) => line.startsWith(`${start}${first}=`)
      ? `${other}${first}=${name}` : other + line.slice(start.length));
  }

  async function add({ add: name, first, copies }) {
    const numbers = controls().filter((control) => control.name.startsWith(`${name}.`))
      .map((control) => Number(control.name.slice(name.length + 1).split(".")[0]));
    const number = Math.max(-1, ...numbers) + 1;
    const added = copies === undefined
      ? [`${name}.${number}.${first}=`] : copied(`${name}.${copies}`, number, first);
    if (!await put([...linesWithRows(), ...added])) return;
    const list = fields.querySelector(`[data-list="${CSS.escape(name)}"]`);
    const control = [...list?.querySelectorAll(":scope > .entry") ?? []].at(-1)
      ?.querySelector("[name]:not([type=hidden])");
    unfold(control);
    control?.focus();
  }

  async function remove({ remove: entry }) {
    await put(linesWithRows().filter((line) => !line.startsWith(`${entry}.`)));
    fields.querySelector(`[data-add="${CSS.escape(entry.replace(/\.\d+$/, ""))}"]`)?.focus();
  }

  return { add, remove };
}
