import { z } from 'zod';
import type { Kind } from '@/lib/adjudication/adjudicate';
import { type CaseAbout, caseInputOf } from '@/lib/advice/cases/case-record';
import { lockGroups } from '@/lib/db/air/air-tasks';
import { lockCrossings, namesInGame, unruledCases } from '@/lib/db/cases/cases';
import type { TurnNow } from '@/lib/db/kernel/lock';
import type { Tx } from '@/lib/db/kernel/transaction';
import { refusal, thereIs } from '@/lib/result';

const ids = z.array(z.string()).max(50).optional();

/** The things of the game that a case is about, as Control's form sends them. */
export const aboutForm = z.strictObject({
  unitId: z.string().optional(),
  crossingId: z.string().optional(),
  a: ids,
  b: ids,
  bombers: ids,
});

/** A case as the game grounds it: a bridge of the game is in the state the game has it in; and what the ids of the game are called. */
interface GroundedCase {
  input: Record<string, unknown>;
  named: ReadonlyMap<string, string>;
}

/**
 * Looks a case up in the game it is put in. Refused: something of the game that is not there, one group of squadrons twice,
 * and the test of a bridge whose die of this turn has fallen and waits for a ruling (OC-110).
 */
export async function groundedInGame(
  tx: Tx,
  turn: TurnNow,
  kind: Kind,
  input: Record<string, unknown>,
  about: CaseAbout,
): Promise<GroundedCase> {
  const { gameId } = turn;
  const named = await namesInGame(tx, gameId);
  if (about.unitId && !named.has(about.unitId))
    throw refusal('notFound', 'There is no such unit in this game.', { field: 'about.unitId' });
  const flown = [...(about.a ?? []), ...(about.b ?? []), ...(about.bombers ?? [])];
  const groups = await lockGroups(tx, gameId, flown);
  for (const [field, listed] of Object.entries({ a: about.a, b: about.b, bombers: about.bombers }))
    for (const id of listed ?? []) {
      const group = groups.get(id);
      if (!group) throw refusal('notFound', 'There is no such group of squadrons.', { field: `about.${field}` });
      if (flown.filter((other) => other === id).length > 1)
        throw refusal('badInput', `${group.name} flies once: remove it from one of its places.`, {
          field: `about.${field}`,
        });
    }
  if (!about.crossingId) return { input, named };
  const crossing = thereIs(
    (await lockCrossings(tx, gameId, [about.crossingId])).get(about.crossingId),
    'crossing in this game',
    'about.crossingId',
  );
  if (kind !== 'bridge') return { input, named };
  const waiting = (await unruledCases(tx, gameId, turn.turn, kind)).find(
    (other) => caseInputOf(other).about.crossingId === crossing.id,
  );
  if (waiting)
    throw refusal(
      'alreadyDone',
      `${crossing.name} has been tested: the die has fallen. Rule on case ${waiting.number}.`,
      {
        field: 'about.crossingId',
        rule: '§8 Blowing Bridges, OC-110',
      },
    );
  return { input: { ...input, state: crossing.state }, named };
}
