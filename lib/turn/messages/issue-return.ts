import { z } from 'zod';
import { teamsOf } from '@/lib/db/access/teams';
import { countersIssued } from '@/lib/db/issued/issued';
import { lockTurn } from '@/lib/db/kernel/lock';
import { writtenText } from '@/lib/forms';
import { refusal } from '@/lib/result';
import { guardText, overGuard } from '../issuing/guard-text';
import { issueSource } from '../issuing/issue-source';
import { controlVerb } from '../kernel/verb';
import { anyControl } from '../kernel/verb-roles';
import { layPlaces } from './lay-places';
import { layOnDesk } from './message-delivery';

/**
 * Sends the return of an HQ to another of its side in its stead (§2, OC-126): where its units stand as that HQ was last told,
 * never where they truly are. It comes in at once. Refused with the guard's marks.
 */
export const issueReturn = controlVerb({
  name: 'issue-return',
  rule: '§2',
  who: anyControl,
  /** `reason` overrules the guard. */
  form: z.strictObject({
    fromTeamId: z.string(),
    toTeamId: z.string(),
    text: writtenText(2000).trim().min(1, 'write what it says').default('Our places as we know them.'),
    reason: overGuard,
  }),
  inLedger: 'sent a return',
  undo: 'teamTold',
  run: async ({ tx, act: unsigned, seat, form }): Promise<{ units: number }> => {
    const { fromTeamId, toTeamId, text, reason } = form;
    const { gameId } = seat;
    const { turn } = await lockTurn(tx, gameId, 'share');
    const teams = await teamsOf(gameId, tx);
    const [from, to] = [fromTeamId, toTeamId].map((id) => teams.find((team) => team.id === id));
    if (!from) throw refusal('badInput', 'There is no such team in this game.', { field: 'fromTeamId' });
    if (!to || to === from || to.side !== from.side)
      throw refusal('badInput', 'Choose another HQ of the same side.', { field: 'toTeamId' });
    const words = [{ field: 'text', name: 'the return', text }];
    const passed = await guardText(tx, { gameId, turn, teamIds: [toTeamId] }, words, { reason });
    const source = await issueSource(tx);
    const counters = await countersIssued(tx, gameId, fromTeamId);
    const places = counters.flatMap(({ id: counterId, name, x, y, isLost }) =>
      isLost || x === null || y === null ? [] : [{ counterId, name, x, y }],
    );
    if (places.length === 0) throw refusal('notNow', `${from.name} has no unit on its map yet.`);
    const asOf = new Date(Math.max(...counters.map((counter) => counter.asOf.getTime())));
    const asOfTurn = Math.max(...counters.map((counter) => counter.asOfTurn));
    const told = await layPlaces(tx, to, { places, turn: asOfTurn, sentAt: asOf }, source);
    const laid = { turn, sender: from.name, means: '', gameTime: '', text, marks: [], places: told };
    await layOnDesk(tx, { ...unsigned, reason: passed }, toTeamId, laid, source);
    return { units: told.length };
  },
});
