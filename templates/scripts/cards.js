// Pages with cards of sets: a reader narrows a long list, and chooses sets to compare.
import { startCardFilter } from "./card-filter.js";
import { startCompareSelect } from "./compare-select.js";

startCompareSelect();
startCardFilter();
