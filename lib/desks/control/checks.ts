import { colourMarksOf } from './combat/colour';
import { weighTie } from './maps/own-map';
import { marksOf } from './reports/reports';
import { updateDraft } from './reports/updates';
import { mayTakeBack } from './undo/may-take-back';

/** A check answers a question about something that is being written. It reads, and writes nothing. */
export const controlChecks = {
  'colour-marks': colourMarksOf,
  'report-marks': marksOf,
  'update-draft': updateDraft,
  'map-tie': weighTie,
  'may-take-back': mayTakeBack,
} as const;
export type ControlChecks = typeof controlChecks;
