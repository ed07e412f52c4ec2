import { seatsOf } from '@/lib/db/access/seats';
import { countSheetsBegun } from '@/lib/db/orders/sheets-of-turn';
import { gameScenario } from '@/lib/db/sequence/kept-scenario';
import { type Difference, differencesOf } from '@/lib/scenario/draft/differences';
import type { Scenario } from '@/lib/scenario/types';
import { counted } from '@/lib/text';

/** The changes where the hall plays another scenario instead of the one that is open. */
export interface TakeOver {
  differences: Difference[];
  /** The fate of seats and papers, in words. */
  seats: string[];
}

export async function takeOverOf(gameId: string, scenario: Scenario): Promise<TakeOver> {
  const [open, all, sheets] = await Promise.all([gameScenario(gameId), seatsOf(gameId), countSheetsBegun(gameId)]);
  const seats = all.filter(({ revokedAt }) => revokedAt === null);
  const keys = new Set(scenario.teams.map(({ key }) => key));
  const lost = seats.filter(({ team }) => team && !keys.has(team.key));
  const lostTeams = [...new Set(lost.map(({ team }) => team!.name))];
  return {
    differences: differencesOf(open, scenario),
    seats: [
      keptInWords(seats.length - lost.length),
      ...lostTeams.map((name) => `The seats of ${name} are taken back: there is no such team.`),
      ...(sheets > 0 ? [`${counted(sheets, 'order sheet')} begun by teams stay behind in the game that is left.`] : []),
    ],
  };
}

/** The number of seats that go along, in words. */
const keptInWords = (kept: number): string =>
  kept === 1
    ? '1 seat stays with whoever has it, and the code on its card still opens it.'
    : `${counted(kept, 'seat')} stay with whoever has them, and the codes on their cards still open them.`;
