import { z } from 'zod';
import { teamsOf } from '@/lib/db/access/teams';
import { snapshot } from '@/lib/db/kernel/client';
import { newId } from '@/lib/db/kernel/ids';
import { touchControl } from '@/lib/db/kernel/transaction';
import { profilesOf } from '@/lib/db/movement/status-profiles';
import { truthAt } from '@/lib/db/record/truth-at';
import { createDraft } from '@/lib/db/scenarios/drafts';
import { gameScenario } from '@/lib/db/sequence/kept-scenario';
import { scenarioAt } from '@/lib/ledger/scenario-at';
import { refusal } from '@/lib/result';
import { writtenDraft } from '@/lib/scenario/draft/written-draft';
import { controlVerb } from '../kernel/verb';
import { gameControl } from '../kernel/verb-roles';
import { draftName, mayBegin } from './draft-steps';

/**
 * Makes a scenario of this game as it stood at a number of its ledger: it opens with the places, steps, bridges, orders and
 * turn of then. Answers what had no place in it, in words.
 */
export const draftFromGame = controlVerb({
  name: 'draft-from-game',
  rule: '§2',
  who: gameControl,
  form: z.strictObject({
    name: draftName,
    /** The number of the ledger; null: the newest. */
    number: z.int().min(1).nullable(),
  }),
  inLedger: null,
  undo: 'atItsDesk',
  run: async ({ tx, seat: { gameId }, form: { name, number } }): Promise<{ draftId: string; leftOut: string[] }> => {
    await mayBegin(tx, gameId, name);
    const then = await snapshot(() => truthAt(gameId, number));
    if (!then) throw refusal('badInput', 'The ledger has no such number.', { field: 'number' });
    const teams = await teamsOf(gameId, tx);
    const { scenario, leftOut } = scenarioAt(await gameScenario(gameId, tx), then.state, {
      turn: then.turn,
      profiles: await profilesOf(gameId, tx),
      teamKeys: new Map(teams.map(({ id, key }) => [id, key])),
    });
    const id = newId();
    await createDraft(tx, { gameId, id, name }, writtenDraft(scenario));
    touchControl(tx, gameId);
    return { draftId: id, leftOut: leftOut.slice(0, 12) };
  },
});
