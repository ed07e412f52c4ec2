import { weighTie } from './maps/own-map';
import { marksOf } from './reports/reports';
import { updateDraft } from './reports/updates';

/** What Control asks about something that is being written. Each reads and writes nothing. */
export const controlChecks = {
  'report-marks': marksOf,
  'update-draft': updateDraft,
  'map-tie': weighTie,
} as const;
export type ControlChecks = typeof controlChecks;
