// Makes elements of a page.
export function make(name, text = "", className = "") {
  const element = document.createElement(name);
  element.textContent = text;
  if (className) element.className = className;
  return element;
}

export function makeButton(className, text, label) {
  const button = make("button", text, className);
  button.type = "button";
  if (label) button.setAttribute("aria-label", label);
  return button;
}

// A line whose text a screen reader says when it changes.
export function makeStatus(className) {
  const line = make("p", "", className);
  line.setAttribute("role", "status");
  return line;
}
