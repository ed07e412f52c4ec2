import { weighTie } from './ground/own-map';
import { marksOf } from './reports/reports';

/** What Control asks about something that is being written. Each reads and writes nothing. */
export const controlChecks = { 'report-marks': marksOf, 'map-tie': weighTie } as const;
export type ControlChecks = typeof controlChecks;
