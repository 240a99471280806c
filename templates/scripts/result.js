// What a result's page does for who only reads: charts are read out, and the page is shared.
import { startChartReadout } from "./chart-readout.js";
import { startShare } from "./share.js";

startChartReadout();
startShare();
