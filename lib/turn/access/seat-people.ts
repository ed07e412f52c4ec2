import { z } from 'zod';
import { createSeat, seatsToFill } from '@/lib/db/access/seats';
import { teamsOf } from '@/lib/db/access/teams';
import { changeAll } from '@/lib/db/kernel/change';
import { lockTurn } from '@/lib/db/kernel/lock';
import { refusal } from '@/lib/result';
import { playerDuties } from '@/lib/words';
import { controlVerb } from '../kernel/verb';
import { gameControl } from '../kernel/verb-roles';
import { personName } from './person-form';
import { labelOf } from './seat-label';

/** As many as a list may hold. */
const peopleAtMost = 200;

const line = z.strictObject({
  teamKey: z.string(),
  duty: z.enum(playerDuties),
  person: personName.min(1, 'write the name'),
});

/** The result of a list: seats that were there and have a name now, and seats that were made. */
interface Seated {
  named: number;
  made: number;
}

/**
 * Game Control seats a list of people (§2): each takes the first seat of his team and duty that has no name and that nobody
 * holds; where there is none, one more is made. All of the list or none of it. No player hears of it.
 */
export const seatPeople = controlVerb({
  name: 'seat-people',
  rule: '§2',
  who: gameControl,
  form: z.strictObject({ people: z.array(line).min(1, 'write at least one line').max(peopleAtMost) }),
  inLedger: 'seated a list of people',
  undo: 'atItsDesk',
  run: async ({ tx, act, seat: { gameId }, form }): Promise<Seated> => {
    await lockTurn(tx, gameId, 'update');
    const teams = new Map((await teamsOf(gameId, tx)).map((team) => [team.key, team]));
    const free = await seatsToFill(tx, gameId);
    const named: { id: string; patch: { person: string } }[] = [];
    let made = 0;
    for (const [at, { teamKey, duty, person }] of form.people.entries()) {
      const team = teams.get(teamKey);
      if (!team) throw refusal('badInput', `Line ${at + 1}: there is no team “${teamKey}”.`, { field: 'people' });
      const place = free.findIndex((seat) => seat.teamId === team.id && seat.duty === duty);
      const [seat] = place < 0 ? [] : free.splice(place, 1);
      if (seat) named.push({ id: seat.id, patch: { person } });
      else {
        const label = await labelOf(tx, { gameId, teamId: team.id, duty });
        await createSeat(tx, act, { kind: 'player', label, duty, teamId: team.id, roles: [], teamKeys: [], person });
        made += 1;
      }
    }
    await changeAll(tx, act, 'seat', named);
    return { named: named.length, made };
  },
});
