import { type AirMission, airMissions } from '@/lib/words';

/**
 * The air request sheet (§12): what a team asks of the air, in its own words. Shared by the browser and the server; knows
 * nothing of how aircraft are judged.
 */

/** The words of the sheet, and the letter that rings each. */
export const wishWords: Record<AirMission, { word: string; letter: string }> = {
  closeAirSupport: { word: 'Close air support', letter: 'c' },
  cabRank: { word: 'Cab rank', letter: 'k' },
  bombing: { word: 'Bombing', letter: 'b' },
  recce: { word: 'Recce', letter: 'r' },
  escort: { word: 'Escort', letter: 'e' },
  airCover: { word: 'Air cover', letter: 'v' },
  airTransport: { word: 'Air transport', letter: 't' },
};

/** The printed words, each with the letter that rings it. */
export const wishChoices = airMissions.map((id) => ({ id, ...wishWords[id] }));

/**
 * Whether a reference reads as one: four figures or six, as the margins of the map number them; or km with a point, as a
 * square is written where its figures stand twice on the map.
 */
export const isGridReference = (text: string): boolean =>
  /^(\d{2} ?\d{2}|\d{3} ?\d{3}|-?\d{1,3}\.\d{1,2} -?\d{1,3}\.\d{1,2})$/.test(text);
