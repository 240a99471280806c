// The form of a result: a reader changes the inputs, and saves them.
import { storeDrafts } from "./draft-inputs.js";
import { startKeypad } from "./keypad.js";
import { startLiveForm } from "./live-form.js";
import { startSaving } from "./save-set.js";
import { startStickyResult } from "./sticky-result.js";

const form = document.querySelector("form#inputs");
const saving = document.querySelector("form[data-save]");
if (form) {
  startKeypad(form);
  const live = startLiveForm(form);
  startStickyResult();
  if (saving) startSaving(saving, live);
  storeDrafts(live);
}
