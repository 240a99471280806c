// How a reader goes through the fields of a form: who comes into a field has its text selected, so that
// typing replaces it, and Enter leads to the next field, as the key “Next” of a phone does.

const isText = (control) => control.matches?.("input:not([type=range], [type=date], [type=hidden])");

const fieldsOf = (scope) => [...scope.querySelectorAll("[data-fields] input[name]")]
  .filter((control) => isText(control) && control.checkVisibility());

// `scope` has the fields that follow each other: those of the form, or of all forms of a page. `signal` ends
// it.
export function startFieldKeys(form, { scope = form, signal } = {}) {
  // The field that this press has come into.
  let entered;

  form.addEventListener("focusin", ({ target }) => {
    if (!isText(target)) return;
    entered = target;
    target.select();
    const fields = fieldsOf(scope);
    target.enterKeyHint = fields.at(-1) === target ? "done" : "next";
  }, { signal });
  // The end of a press puts the caret where it was; a second one may.
  form.addEventListener("click", ({ target }) => {
    if (entered === target && target.selectionStart === target.selectionEnd) target.select();
    entered = undefined;
  }, { signal });
  form.addEventListener("keydown", (event) => {
    entered = undefined;
    // The keypad takes Enter for the end of a calculation.
    if (event.defaultPrevented || event.isComposing) return;
    if (event.key !== "Enter" || !isText(event.target)) return;
    event.preventDefault();
    const fields = fieldsOf(scope);
    const next = fields[fields.indexOf(event.target) + 1];
    if (next) next.focus();
    else event.target.blur();
  }, { signal });
}
