// Closes a menu that a reader has opened: by Escape, and by a touch of the page behind it. Without
// this file its button closes it.
(() => {
  "use strict";

  const menu = document.querySelector(".menu");
  if (!menu) return;

  document.addEventListener("keydown", ({ key }) => {
    if (key !== "Escape" || !menu.open) return;
    menu.open = false;
    menu.querySelector("summary").focus();
  });
  document.addEventListener("pointerdown", ({ target }) => {
    if (!menu.parentElement.contains(target)) menu.open = false;
  });
})();
