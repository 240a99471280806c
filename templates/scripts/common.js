// What every page does: menus that close, and the key that leads to the search.
import { closeMenus } from "./menu.js";
import { startSearchKey } from "./search-key.js";

closeMenus();
startSearchKey();
