import { type Action, actions, type GoalBy, type Posture, postures } from '@/lib/words';

/**
 * The words of the order sheet as §5 prints them, and their one-letter keys (`order-columns.ts` has its columns).
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

/** The ways in which a writer said where a row sends its units. No letter circles these. */
export const goalWords: Record<GoalBy, { word: string; letter: string }> = {
  drawn: { word: 'Drawn', letter: '' },
  confirmed: { word: 'Confirmed', letter: '' },
  stays: { word: 'They stay', letter: '' },
};

/** The printed words, each with the letter that rings it. */
export const actionChoices = actions.map((id) => ({ id, ...actionWords[id] }));
export const postureChoices = postures.map((id) => ({ id, ...postureWords[id] }));

/** The symbols of guns that fire from a distance, as they are printed on counters. */
const gunSymbols = ['artillery', 'selfPropelledArtillery', 'airborneArtillery', 'mountainArtillery'];
export const areGuns = (symbol: string | null): boolean => symbol !== null && gunSymbols.includes(symbol);
