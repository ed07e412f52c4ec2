import { missionWords } from '@/lib/word-tables';
import { airMissions } from '@/lib/words';

/**
 * The air request sheet (§12): what a team asks of the air, in its own words. Shared by the browser and the server; knows
 * nothing of how aircraft are judged.
 */

/** The printed words, each with the letter that circles it. */
export const wishChoices = airMissions.map((id) => ({ id, ...missionWords[id] }));

/**
 * True when a reference reads as one: four figures or six, as the margins of the map number them; or km with a point,
 * as a square is written where its figures stand twice on the map.
 */
export const isGridReference = (text: string): boolean =>
  /^(\d{2} ?\d{2}|\d{3} ?\d{3}|-?\d{1,3}\.\d{1,2} -?\d{1,3}\.\d{1,2})$/.test(text);
