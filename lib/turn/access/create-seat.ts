import { z } from 'zod';
import { issueCode, type NewSeat, createSeat as writeSeat } from '@/lib/db/seats';
import { teamByKey, teamsOf } from '@/lib/db/teams';
import type { Tx } from '@/lib/db/transaction';
import { type Answer, done, refused } from '@/lib/result';
import { writtenText } from '@/lib/visibility/order-form';
import { perform, read } from '../kernel/perform';
import type { ControlSeat } from '../kernel/seat';

const label = writtenText(60).trim().min(1, 'give the seat a name');
const roles = ['gameControl', 'teamControl', 'mapControl', 'airControl'] as const;
const duties = ['commander', 'operations', 'intelligence'] as const;

export const createSeatForm = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('control'),
    label,
    roles: z.array(z.enum(roles)).min(1, 'choose at least one role'),
    teamKeys: z.array(z.string()),
  }),
  z.strictObject({
    kind: z.literal('player'),
    label,
    teamKey: z.string().min(1, 'choose a team'),
    duty: z.enum(duties),
  }),
]);

/** Game control makes a seat (§2). Answers its one-time code, shown once. */
export const createSeat = (
  seat: ControlSeat,
  input: z.input<typeof createSeatForm>,
): Promise<Answer<{ seatId: string; code: string }>> =>
  perform(seat, 'create-seat', '§2', async (tx, act) => {
    const form = read(createSeatForm, input);
    if (!form.ok) return form;
    const made = await newSeat(tx, seat.gameId, form.value);
    if (!made.ok) return made;
    const seatId = await writeSeat(tx, act, made.value);
    return done({ seatId, code: await issueCode(tx, seatId) });
  });

async function newSeat(tx: Tx, gameId: string, form: z.output<typeof createSeatForm>): Promise<Answer<NewSeat>> {
  if (form.kind === 'control') {
    const known = new Set((await teamsOf(gameId, tx)).map(({ key }) => key));
    const unknown = form.teamKeys.find((key) => !known.has(key));
    if (unknown !== undefined)
      return refused('badInput', `There is no team “${unknown}” in this game.`, { field: 'teamKeys' });
    return done({ ...form, teamId: null, duty: null });
  }
  const { kind, label, teamKey, duty } = form;
  const team = await teamByKey(tx, gameId, teamKey);
  if (!team) return refused('badInput', 'There is no such team in this game.', { field: 'teamKey' });
  return done({ kind, label, duty, teamId: team.id, roles: [], teamKeys: [] });
}
