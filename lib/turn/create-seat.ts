import { z } from 'zod';
import { createSeat as writeSeat } from '@/lib/db/seats';
import { teamByKey } from '@/lib/db/teams';
import { perform, read } from './act';
import { type Answer, done, refused } from './answer';
import type { ControlSeat } from './seat';

const label = z.string().trim().min(1, 'give the seat a name').max(60);
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
    if (form.value.kind === 'control')
      return done(await writeSeat(tx, act, { ...form.value, teamId: null, duty: null }));
    const { kind, label, teamKey, duty } = form.value;
    const team = await teamByKey(tx, seat.gameId, teamKey);
    if (!team) return refused('badInput', 'There is no such team in this game.', { field: 'teamKey' });
    return done(await writeSeat(tx, act, { kind, label, duty, teamId: team.id, roles: [], teamKeys: [] }));
  });
