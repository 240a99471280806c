// Waits while a reader presses what takes a click: where that moved in the meantime, the click would miss it.
const clickable = "summary, button, a, label";

// Gives a function that does something at once, or else at the end of the press, before its click.
export function startPresses() {
  let isPressed = false;
  let waiting = [];

  function release() {
    const actions = waiting;
    [isPressed, waiting] = [false, []];
    for (const action of actions) action();
  }

  addEventListener("mousedown", ({ button, target }) => {
    isPressed = button === 0 && Boolean(target.closest?.(clickable));
  }, true);
  for (const end of ["mouseup", "dragend", "pointercancel", "keydown"]) addEventListener(end, release, true);

  return (action) => {
    if (isPressed) waiting.push(action);
    else action();
  };
}
