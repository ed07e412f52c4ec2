import type { AirMission, Losses, MovementGround } from './words';

/** The words of a union that several rooms name, in each of the forms in which it is said. */

/** The air missions as they are printed on a sheet, and the letter that circles each. */
export const missionWords: Record<AirMission, { word: string; letter: string }> = {
  closeAirSupport: { word: 'Close air support', letter: 'c' },
  cabRank: { word: 'Cab rank', letter: 'k' },
  bombing: { word: 'Bombing', letter: 'b' },
  recce: { word: 'Recce', letter: 'r' },
  escort: { word: 'Escort', letter: 'e' },
  airCover: { word: 'Air cover', letter: 'v' },
  airTransport: { word: 'Air transport', letter: 't' },
};

/** Missions that a headquarters calls otherwise in a letter than the sheet does. */
const missionsInLetters: { readonly [Mission in AirMission]?: string } = {
  recce: 'air reconnaissance',
  escort: 'fighter escort',
};

/** A mission within a sentence: `close air support`. */
export const missionInSentence = (mission: AirMission): string => missionWords[mission].word.toLowerCase();

/** A mission as a headquarters calls it in a letter: `air reconnaissance`. */
export const missionInLetter = (mission: AirMission): string =>
  missionsInLetters[mission] ?? missionInSentence(mission);

/** A mission as the air picture tells of it: `reconnaissance`. */
export const missionInPicture = (mission: AirMission): string =>
  mission === 'recce' ? 'reconnaissance' : missionInSentence(mission);

/** The ground of the movement table: as a choice on a form, within a sentence, and in a narrow column of a card. */
export const movementGroundWords: Record<MovementGround, { choice: string; inSentence: string; inColumn: string }> = {
  open: { choice: 'Open', inSentence: 'in the open', inColumn: 'open' },
  close: { choice: 'Close country', inSentence: 'in close country', inColumn: 'close' },
  woodTown: { choice: 'Woods or town', inSentence: 'in woods or town', inColumn: 'wood, town' },
  marsh: { choice: 'Marsh', inSentence: 'in marsh', inColumn: 'marsh' },
};

/**
 * The words for losses: of troops (§10), plainly and by each staff; of aircraft (§13), and at the end of a sentence about
 * them.
 */
interface LossesTold {
  ofTroops: string;
  british: string;
  american: string;
  german: string;
  ofAircraft: string;
  atTheEnd: string;
}

export const lossesWords: Record<Losses, LossesTold> = {
  none: {
    ofTroops: 'hardly any losses',
    british: 'next to no casualties',
    american: 'hardly any casualties',
    german: 'no losses to speak of',
    ofAircraft: 'no losses',
    atTheEnd: '',
  },
  light: {
    ofTroops: 'light losses',
    british: 'light casualties',
    american: 'light casualties',
    german: 'slight losses',
    ofAircraft: 'light losses',
    atTheEnd: ', with light losses',
  },
  heavy: {
    ofTroops: 'heavy losses',
    british: 'heavy casualties',
    american: 'heavy casualties',
    german: 'heavy losses',
    ofAircraft: 'heavy losses',
    atTheEnd: ', with heavy losses',
  },
};

/** The losses of troops in the words of one staff. */
export const lossesAs = (staff: 'ofTroops' | 'british' | 'american' | 'german'): Record<Losses, string> => ({
  none: lossesWords.none[staff],
  light: lossesWords.light[staff],
  heavy: lossesWords.heavy[staff],
});
