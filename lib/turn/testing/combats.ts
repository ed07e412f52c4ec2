import { expect } from 'vitest';
import { db } from '@/lib/db/kernel/client';
import { ledgerDifferences } from '@/lib/db/record/ledger-differences';
import type { GivenGame } from './given-game';

/** The worked example of §9 as the scenario `arnhem-bridge` holds it, for tests of combats. */

/** The units of the worked example of §9, by their ids in the scenario. */
export const para = 'A087';
export const battery = 'A096';
export const pzgr = 'G149';
export const attackers = [pzgr, 'G151', 'G152', 'G153'];
export const guns = 'G258';

export const city = { isBuiltUp: true, isWoods: false, isCity: true, isFortified: false, isBadTerrain: false };
export const open = { isBuiltUp: false, isWoods: false, isCity: false, isFortified: false, isBadTerrain: false };

/** §9 Example of Combat Procedure: a day in the city counts as a tactical advantage, and they hold at all costs. */
export const workedExample = {
  combatId: null,
  version: 0,
  units: [
    ...attackers.map((unitId) => ({ unitId, role: 'attacker' as const })),
    ...[para, battery].map((unitId) => ({
      unitId,
      role: 'defender' as const,
      standFast: true,
      tacticalAdvantages: ['in position in the city for a day'],
    })),
    { unitId: guns, role: 'attacker' as const, isArtillery: true },
  ],
};

export const good = <T>(answer: { ok: true; value: T } | { ok: false; refusal: { message: string } }): T => {
  if (!answer.ok) throw new Error(answer.refusal.message);
  return answer.value;
};
export const refusal = (answer: { ok: boolean; refusal?: { code: string; message: string; field?: string } }) => {
  if (answer.ok) throw new Error('was not refused');
  return answer.refusal!;
};

export const unitOf = (game: GivenGame, id: string) =>
  db().unit.findUniqueOrThrow({ where: { gameId_id: { gameId: game.gameId, id } } });

/** The ledger, folded over the scenario, gives what is stored. */
export async function ledgerAgreesIn(game: GivenGame): Promise<void> {
  expect(await ledgerDifferences(game.gameId)).toEqual([]);
}
