import { z } from 'zod';
import { teamById } from '@/lib/db/access/teams';
import { companionGameById } from '@/lib/db/cases/companion-games';
import { dropTables } from '@/lib/db/issued/issued';
import { change, create, remove } from '@/lib/db/kernel/change';
import { newId } from '@/lib/db/kernel/ids';
import { touchDesk } from '@/lib/db/kernel/transaction';
import { refusal } from '@/lib/result';
import { controlVerb } from '@/lib/turn/kernel/verb';
import { anyControl } from '@/lib/turn/kernel/verb-roles';
import { type CompanionName, type Side, sides } from '@/lib/words';
import { companionGameForm, lockInPlay } from './companion-in-play';
import { handTableOf } from './hand-tables';
import { issueTables } from './issue-tables';

/**
 * Two teams play a companion game against each other, each before its own desk: both are shown their side of the table.
 * Refused for one that plays out something of the main game: how many cards a unit is dealt would tell its status.
 */
export const seatCompanionTeams = controlVerb({
  name: 'seat-companion-teams',
  rule: 'companion games',
  who: anyControl,
  /** null: Control plays the side itself. */
  form: z.strictObject({
    ...companionGameForm,
    allied: z.string().nullable(),
    german: z.string().nullable(),
  }),
  inLedger: 'had teams play the companion game',
  undo: 'atItsDesk',
  run: async (given): Promise<{ version: number }> => {
    const { tx, act, form } = given;
    const { kept } = await lockInPlay(given);
    const { gameId } = kept;
    if (!handTableOf(kept.companion as CompanionName))
      throw refusal('notNow', 'This game is played on Control’s desk alone.');
    if (kept.about !== null)
      throw refusal('notNow', 'It plays out something of the game: what its units are worth would show in the hands.');
    if (form.allied !== null && form.allied === form.german)
      throw refusal('badInput', 'One team cannot play both sides.', { field: 'german' });
    for (const side of sides) {
      const teamId = form[side];
      if (teamId !== null && !(await teamById(tx, gameId, teamId)))
        throw refusal('badInput', 'There is no such team in this game.', { field: side });
    }
    const game = await change(tx, act, 'companionGame', kept.id, {}, { seen: form.version });
    const leaving = kept.seats.filter(({ side, teamId }) => form[side as Side] !== teamId);
    for (const { id, teamId } of leaving) {
      await remove(tx, act, 'companionSeat', id);
      await dropTables(tx, [id]);
      touchDesk(tx, gameId, teamId);
    }
    for (const side of sides) {
      const teamId = form[side];
      if (teamId === null || kept.seats.some((one) => one.side === side && one.teamId === teamId)) continue;
      const id = newId();
      await create(tx, act, 'companionSeat', id, { id, gameId, companionGameId: kept.id, side, teamId });
    }
    await issueTables(tx, (await companionGameById(gameId, kept.id, tx))!);
    return { version: game.version };
  },
});
