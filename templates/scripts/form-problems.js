// Shows the problems that the engine sees in the inputs: at the field, which is marked; again below the
// fields, in a list that leads to each; and with buttons for what the reader may have meant.
import { make } from "./elements.js";
import { nameOf, rowsOf } from "./input-lines.js";
import { say } from "./messages.js";

export function formProblems(form, typing) {
  const { fields, controls, lines, fill, unfold } = typing;

  const summary = form.querySelector("[data-summary]");
  const list = (name) => fields.querySelector(`[data-list="${CSS.escape(name)}"]`);

  // What describes a field is its help, and before it what is wrong.
  function describe(control, error) {
    const help = control.closest(".field")?.querySelector(".help")?.id;
    const ids = [error, help].filter(Boolean).join(" ");
    if (ids) control.setAttribute("aria-describedby", ids);
    else control.removeAttribute("aria-describedby");
  }

  function clear() {
    for (const line of form.querySelectorAll(".error")) line.remove();
    for (const control of form.querySelectorAll("[aria-invalid]")) {
      control.removeAttribute("aria-invalid");
      describe(control);
    }
    if (summary.hasChildNodes()) summary.replaceChildren();
  }

  // Finds the field of a problem, and where its words stand. The form is gone through once for all
  // problems, of which a long list may have thousands.
  function fieldFinder() {
    const byName = new Map();
    const firstOfRow = new Map();
    for (const control of controls()) {
      byName.set(control.name, control);
      for (const row of rowsOf(control.name)) {
        if (!firstOfRow.has(row) && control.type !== "hidden") firstOfRow.set(row, control);
      }
    }
    // The entries of each list that the engine was asked about, in their order.
    const rows = new Map();
    for (const row of new Set(lines().map(nameOf).flatMap(rowsOf))) {
      const name = row.replace(/\.\d+$/, "");
      if (!rows.has(name)) rows.set(name, []);
      rows.get(name).push(row);
    }
    // The entry of a list by its number, and the name of a field in it.
    function inRow(name, entry, field) {
      const row = rows.get(name)?.[Number(entry)];
      const [, inner, number, column] = /^(.+)\.(\d+)\.([^.]*)$/.exec(field) ?? [];
      if (inner) return inRow(`${row}.${inner}`, number, column);
      return { name: `${row}.${field}`, first: firstOfRow.get(row) };
    }
    return ({ input, entry, field }) => {
      if (entry === "") {
        const control = byName.get(input);
        return { control, parent: control?.closest(".field") ?? list(input) };
      }
      const { name, first } = inRow(input, entry, field);
      const parent = byName.has(name) ? undefined : list(name);
      const control = parent ? undefined : byName.get(name) ?? first;
      return { control, parent: parent ?? control?.closest(".field") };
    };
  }

  // Buttons that put an answer into the field.
  function answers(control, texts) {
    const line = make("p", "", "answers");
    line.append(...texts.flatMap((text) => {
      const button = make("button", text, "button quiet");
      button.type = "button";
      button.addEventListener("click", () => {
        fill(control, text);
        control.focus();
        control.dispatchEvent(new InputEvent("input", { bubbles: true }));
      });
      return [button, " "];
    }));
    return line;
  }

  function mark({ words, answers: texts = [] }, { control, parent }, number) {
    const line = make("div", "", "error");
    // With two hyphens, which the id of no heading has.
    line.id = `error--${number}`;
    line.append(make("p", words));
    if (control && texts.length > 0) line.append(answers(control, texts));
    (parent ?? fields).append(line);
    unfold(control ?? parent);
    if (!control) return;
    control.setAttribute("aria-invalid", "true");
    describe(control, line.id);
  }

  function item({ place, words }, { control }) {
    const line = document.createElement("li");
    const text = place ? `${place}: ${words}` : words;
    if (!control) {
      line.textContent = text;
      return line;
    }
    const link = make("a", text);
    link.href = `#${control.id}`;
    link.addEventListener("click", (event) => {
      event.preventDefault();
      control.focus();
    });
    line.append(link);
    return line;
  }

  // The list is short: after readers fix these, they see the next ones.
  const most = 10;

  return {
    clear,

    // Shows words in place of a list of problems.
    note(words) {
      clear();
      summary.append(make("p", words));
    },

    show(problems) {
      clear();
      if (problems.length === 0) return;
      const fieldOf = fieldFinder();
      const found = problems.map((problem) => [problem, fieldOf(problem)]);
      found.forEach(([problem, field], number) => mark(problem, field, number));
      const lines = document.createElement("ul");
      lines.append(...found.slice(0, most).map(([problem, field]) => item(problem, field)));
      summary.append(make("p", say("form-problems.title"), "title"), lines);
    },
  };
}
