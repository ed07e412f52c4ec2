import { teamsOf } from '@/lib/db/access/teams';
import { unitsOnMaster } from '@/lib/db/movement/units';
import { ledgerDifferences } from '@/lib/db/record/ledger-differences';
import { draftsOf } from '@/lib/db/reports/reports';
import type { Unit } from '@/lib/db/rows';
import { correctionsOnDesk } from '@/lib/desks/control/reports/corrections';
import type { Fault } from './umpire';

/** The units of a game as they stood at some moment. */
export type UnitsThen = ReadonlyMap<string, Pick<Unit, 'id' | 'isCaptured' | 'stepsLost' | 'isOnMap'>>;

export const unitsThen = async (gameId: string): Promise<UnitsThen> =>
  new Map((await unitsOnMaster(gameId)).map((unit) => [unit.id, unit]));

/**
 * The checks that must hold once a turn is over: the ledger gives what is stored, nobody is owed a correction, and of
 * every unit that was captured its team has read. `before`: the units when the turn began.
 */
export async function faultsAfter(gameId: string, turn: number, before: UnitsThen): Promise<Fault[]> {
  const of = (at: string, all: readonly string[]): Fault[] => all.map((words) => ({ turn, at, words }));
  const differences = await ledgerDifferences(gameId);
  const owed = await correctionsOnDesk(gameId, turn);
  return [
    ...of('ledger', differences),
    ...of(
      'untold',
      owed.map(({ teamKey, why }) => `${teamKey}: ${why}`),
    ),
    ...of('lost without a word', await lostInSilence(gameId, turn, before)),
  ];
}

async function lostInSilence(gameId: string, turn: number, before: UnitsThen): Promise<string[]> {
  const lost = (await unitsOnMaster(gameId)).filter(({ id, isCaptured }) => isCaptured && !before.get(id)?.isCaptured);
  if (lost.length === 0) return [];
  const drafts = (await draftsOf(gameId, turn)).filter(({ state }) => state === 'released');
  const teams = new Map((await teamsOf(gameId)).map(({ id, key }) => [id, key]));
  return lost.flatMap(({ name, shortName, teamId }) => {
    const letters = drafts.filter((draft) => draft.teamId === teamId).map(({ body }) => body);
    const isTold = letters.some((body) => body.includes(name) || body.includes(shortName));
    return isTold ? [] : [`${teams.get(teamId)}: ${name}`];
  });
}
