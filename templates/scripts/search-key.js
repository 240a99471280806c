// Leads to the search by the key “/”, from anywhere on a page where nobody types.

export function startSearchKey() {
  const form = document.querySelector("[data-find]");
  const field = form?.querySelector("input");
  if (!field) return;

  field.setAttribute("aria-keyshortcuts", "/");

  const takesText = (element) =>
    element.matches("input, textarea, select, [contenteditable]:not([contenteditable=false])");

  addEventListener("keydown", (event) => {
    if (event.key !== "/" || event.defaultPrevented || event.isComposing) return;
    if (event.ctrlKey || event.metaKey || event.altKey || takesText(event.target)) return;
    event.preventDefault();
    // Where there is no room for the field, its button leads to the page of the search.
    if (field.offsetParent === null) form.requestSubmit();
    else field.select();
    field.focus();
  });

  field.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || event.isComposing || form.closest("main")) return;
    if (field.value) field.value = "";
    else field.blur();
  });
}
