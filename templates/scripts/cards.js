// Pages with cards of sets: a reader chooses sets to compare.
import { startCompareSelect } from "./compare-select.js";

startCompareSelect();
