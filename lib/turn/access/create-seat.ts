import { z } from 'zod';
import { issueCode } from '@/lib/db/access/seat-codes';
import { type NewSeat, createSeat as writeSeat } from '@/lib/db/access/seats';
import { teamByKey, teamsOf } from '@/lib/db/access/teams';
import { change } from '@/lib/db/kernel/change';
import { lockTurn } from '@/lib/db/kernel/lock';
import type { Act, Tx } from '@/lib/db/kernel/transaction';
import { gameById } from '@/lib/db/sequence/games';
import { writtenText } from '@/lib/forms';
import { refusal } from '@/lib/result';
import { controlRoles, playerDuties } from '@/lib/words';
import { controlVerb } from '../kernel/verb';
import { gameControl } from '../kernel/verb-roles';

const label = writtenText(60).trim().min(1, 'give the seat a name');

const createSeatForm = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('control'),
    label,
    roles: z.array(z.enum(controlRoles)).min(1, 'choose at least one role'),
    teamKeys: z.array(z.string()),
  }),
  z.strictObject({
    kind: z.literal('player'),
    label,
    teamKey: z.string().min(1, 'choose a team'),
    duty: z.enum(playerDuties),
  }),
]);

/**
 * Game control makes a seat (§2). Answers its one-time code, shown once. With a further seat of Control the game is no
 * longer run by one umpire.
 */
export const createSeat = controlVerb({
  name: 'create-seat',
  rule: '§2',
  who: gameControl,
  form: createSeatForm,
  inLedger: 'made a seat',
  undo: 'atItsDesk',
  run: async ({ tx, act, seat, form }): Promise<{ seatId: string; code: string }> => {
    // The turn is locked before anything is written, as everywhere.
    if (form.kind === 'control') await lockTurn(tx, seat.gameId, 'update');
    const made = await newSeat(tx, seat.gameId, form);
    const seatId = await writeSeat(tx, act, made);
    if (form.kind === 'control') await endOneUmpire(tx, act);
    return { seatId, code: await issueCode(tx, seatId) };
  },
});

async function endOneUmpire(tx: Tx, act: Act): Promise<void> {
  const { isOneUmpire } = await gameById(act.gameId, tx);
  if (isOneUmpire) await change(tx, act, 'game', act.gameId, { isOneUmpire: false });
}

async function newSeat(tx: Tx, gameId: string, form: z.output<typeof createSeatForm>): Promise<NewSeat> {
  if (form.kind === 'control') {
    const known = new Set((await teamsOf(gameId, tx)).map(({ key }) => key));
    const unknown = form.teamKeys.find((key) => !known.has(key));
    if (unknown !== undefined)
      throw refusal('badInput', `There is no team “${unknown}” in this game.`, { field: 'teamKeys' });
    return { ...form, teamId: null, duty: null };
  }
  const { kind, label, teamKey, duty } = form;
  const team = await teamByKey(tx, gameId, teamKey);
  if (!team) throw refusal('badInput', 'There is no such team in this game.', { field: 'teamKey' });
  return { kind, label, duty, teamId: team.id, roles: [], teamKeys: [] };
}
