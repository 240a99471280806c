// Says what the engine does not understand: at the field, which is marked; again below the fields, in
// a list that leads to each; and with buttons for what the reader may have meant.
//
//     const faults = Penny.faults(form, Penny.fields(form));
//     faults.tell(problems);
Penny.faults = (form, typing) => {
  "use strict";

  const { fields, controls, lines, listOf, nameOf, fill, unfold } = typing;

  const summary = form.querySelector("[data-summary]");
  const rowOf = (name) => name.split(".", 2).join(".");
  const list = (name) => fields.querySelector(`[data-list="${CSS.escape(name)}"]`);

  function made(name, words, className = "") {
    const element = document.createElement(name);
    element.textContent = words;
    if (className) element.className = className;
    return element;
  }

  // What describes a field is its help, and before it what is wrong.
  function describe(control, error) {
    const help = document.getElementById(`help-${control.name}`)?.id;
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
  function places() {
    const byName = new Map();
    const firstOfRow = new Map();
    for (const control of controls()) {
      byName.set(control.name, control);
      const row = rowOf(control.name);
      if (!firstOfRow.has(row) && control.type !== "hidden") firstOfRow.set(row, control);
    }
    // A list's entries that the engine was told of, in their order.
    const rows = new Map();
    for (const row of new Set(lines().map(nameOf).filter(listOf).map(rowOf))) {
      const name = listOf(`${row}.`);
      if (!rows.has(name)) rows.set(name, []);
      rows.get(name).push(row);
    }
    return ({ input, entry, field }) => {
      if (entry === "") {
        const control = byName.get(input);
        return { control, parent: control?.closest(".field") ?? list(input) };
      }
      const row = rows.get(input)?.[Number(entry)];
      const control = byName.get(`${row}.${field}`) ?? firstOfRow.get(row);
      return { control, parent: control?.closest(".field") };
    };
  }

  // Buttons that put an answer into the field.
  function answers(control, texts) {
    const line = made("p", "", "answers");
    line.append(...texts.flatMap((text) => {
      const button = made("button", text, "button quiet");
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
    const line = made("div", "", "error");
    // With two hyphens, which the id of no heading has.
    line.id = `error--${number}`;
    line.append(made("p", words));
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
    const link = made("a", text);
    link.href = `#${control.id}`;
    link.addEventListener("click", (event) => {
      event.preventDefault();
      control.focus();
    });
    line.append(link);
    return line;
  }

  // The list is short: who mends the first ones sees the next.
  const most = 10;

  return {
    clear,

    // What stands in the place of a list of problems.
    note(words) {
      clear();
      summary.append(made("p", words));
    },

    tell(problems) {
      clear();
      if (problems.length === 0) return;
      const place = places();
      const found = problems.map((problem) => [problem, place(problem)]);
      found.forEach(([problem, spot], number) => mark(problem, spot, number));
      const lines = document.createElement("ul");
      lines.append(...found.slice(0, most).map(([problem, spot]) => item(problem, spot)));
      summary.append(made("p", Penny.say("faults.title"), "title"), lines);
    },
  };
};
