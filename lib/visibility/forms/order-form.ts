import { type Action, actions, type Posture, postures } from '@/lib/words';
import type { LineWords } from './order-writes';

/**
 * The order sheet as §5 prints it: the form both rooms fill in, its words, and its one-letter keys.
 * Shared by the browser and the server; knows nothing of how orders are judged.
 */

/** The words of the sheet, and the letter that circles each. */
export const actionWords: Record<Action, { word: string; letter: string }> = {
  breakThrough: { word: 'Break through', letter: 'b' },
  attack: { word: 'Attack', letter: 'a' },
  probe: { word: 'Probe', letter: 'p' },
  hold: { word: 'Hold', letter: 'h' },
  move: { word: 'Move', letter: 'm' },
  prepare: { word: 'Prepare', letter: 'r' },
};

export const postureWords: Record<Posture, { word: string; letter: string }> = {
  tact: { word: 'Tact', letter: 't' },
  nonTact: { word: 'Non-Tact', letter: 'n' },
  rest: { word: 'Rest', letter: 's' },
};

/** The printed words, each with the letter that rings it. */
export const actionChoices = actions.map((id) => ({ id, ...actionWords[id] }));
export const postureChoices = postures.map((id) => ({ id, ...postureWords[id] }));

/** The symbols of guns that fire from a distance, as they are printed on counters. */
const gunSymbols = ['artillery', 'selfPropelledArtillery', 'airborneArtillery', 'mountainArtillery'];
export const areGuns = (symbol: string | null): boolean => symbol !== null && gunSymbols.includes(symbol);

export const emptyLine: LineWords = {
  counterIds: [],
  grouping: '',
  orders: '',
  supportIds: [],
  supportText: '',
  action: null,
  posture: null,
  standFast: false,
  asksForAir: false,
  interdicts: '',
};
