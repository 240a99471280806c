// What a result's page does before a reader changes it: charts are read out, and the page is shared.
import { startChartReadout } from "./chart-readout.js";
import { startShare } from "./share.js";

startChartReadout();
startShare();
