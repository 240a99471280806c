// Closes an open menu, the whole one or the entries below another, by Escape and by a touch of the page
// behind it. Without this file the menu's own button closes it.

export function closeMenus() {
  const menus = [...document.querySelectorAll(".submenu, .menu")];
  if (menus.length === 0) return;

  // What belongs to a menu: what its button opens stands in it, or behind it.
  const hold = (menu) => (menu.matches(".menu") ? menu.parentElement : menu);

  document.addEventListener("keydown", ({ key, target }) => {
    if (key !== "Escape") return;
    const open = menus.filter((menu) => menu.open);
    const menu = open.find((menu) => hold(menu).contains(target)) ?? open[0];
    if (!menu) return;
    menu.open = false;
    menu.querySelector("summary").focus();
  });
  document.addEventListener("pointerdown", ({ target }) => {
    for (const menu of menus) if (!hold(menu).contains(target)) menu.open = false;
  });
}
