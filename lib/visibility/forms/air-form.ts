import { z } from 'zod';
import { type AirMission, airMissions } from '@/lib/words';
import { draftOf, id, rowWrite, sheetOf, writtenText } from './order-form';

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

/**
 * What a person writes in one row. `counterIds` are the team's own counters it is for, `squadronIds` squadrons it was told
 * of; `at` is a grid reference or empty.
 */
export const airWords = z.strictObject({
  mission: z.enum(airMissions).nullable(),
  target: writtenText(300),
  at: writtenText(20).trim(),
  timing: writtenText(120),
  wish: writtenText(2000),
  counterIds: z.array(id).max(40),
  squadronIds: z.array(id).max(40),
});
export type AirWords = z.infer<typeof airWords>;

const airLineWrite = airWords.extend(rowWrite);
export type AirLineWrite = z.infer<typeof airLineWrite>;

export const emptyAirLine: AirWords = {
  mission: null,
  target: '',
  at: '',
  timing: '',
  wish: '',
  counterIds: [],
  squadronIds: [],
};

export const airDraftWrite = draftOf(airLineWrite);
export const airSheetWrite = sheetOf(airLineWrite);

/** Whether a reference reads as one: four figures or six, as the margins of the map number them. */
export const isGridReference = (text: string): boolean => /^(\d{2} ?\d{2}|\d{3} ?\d{3})$/.test(text);
