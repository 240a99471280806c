// A result's page as a single file: it stores nothing and needs no other page.
import "./chart-files.js";
import { startChartReadout } from "./chart-readout.js";
import { watchForm } from "./form-loader.js";
import { startKeypad } from "./keypad.js";
import { startLiveForm } from "./live-form.js";
import { startShare } from "./share.js";
import { startStickyResult } from "./sticky-result.js";

startChartReadout();
startShare();
watchForm(document.currentScript);
const form = document.querySelector("form#inputs");
if (form) {
  startKeypad(form);
  startLiveForm(form);
  startStickyResult();
}
