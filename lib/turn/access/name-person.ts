import { z } from 'zod';
import { seatInGame } from '@/lib/db/access/seats';
import { change } from '@/lib/db/kernel/change';
import { refusal, thereIs } from '@/lib/result';
import { controlVerb } from '../kernel/verb';
import { gameControl } from '../kernel/verb-roles';
import { personName } from './person-form';

/** Game Control notes who is to sit on a seat; empty: nobody. No player hears of it. */
export const namePerson = controlVerb({
  name: 'name-person',
  rule: '§2',
  who: gameControl,
  /** `was` is the name the person saw. */
  form: z.strictObject({ seatId: z.string(), was: personName, person: personName }),
  inLedger: 'noted who sits there',
  undo: 'atItsDesk',
  run: async ({ tx, act, seat, form }): Promise<void> => {
    const { id, person } = thereIs(await seatInGame(tx, seat.gameId, form.seatId), 'seat in this game');
    if (person !== form.was)
      throw refusal('changedByAnother', `Somebody has written “${person}” there meanwhile.`, { field: 'person' });
    if (person === form.person) throw refusal('alreadyDone', 'This name stands there already.');
    await change(tx, act, 'seat', id, { person: form.person });
  },
});
