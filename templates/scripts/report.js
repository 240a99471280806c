// Says how long ago the report is of, by the reader's own day, which a build does not know. Without
// this file the report says its date.
import { age } from "./age.js";

const time = document.querySelector("time[data-age]");
if (time && Intl.RelativeTimeFormat) {
  // In the digits of the page.
  const digits = /[٠-٩]/.test(time.textContent) ? "-u-nu-arab" : "";
  const words = age(time.dateTime, new Date(), document.documentElement.lang + digits);
  time.append(` (${words})`);
}
