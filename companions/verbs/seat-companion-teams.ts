import { z } from 'zod';
import { change, create, remove } from '@/lib/db/change';
import { companionGameById, holdCompanionGame } from '@/lib/db/companion-games';
import { newId } from '@/lib/db/ids';
import { dropTables } from '@/lib/db/issued';
import { lockTurn } from '@/lib/db/lock';
import { teamById } from '@/lib/db/teams';
import { touchDesk } from '@/lib/db/transaction';
import { type Answer, done, refused } from '@/lib/result';
import { perform, read } from '@/lib/turn/kernel/perform';
import type { ControlSeat } from '@/lib/turn/kernel/seat';
import type { CompanionName } from '@/lib/words';
import { handTableOf, tableSides } from './hand-tables';
import { issueTables } from './issue-tables';

/** null: Control plays the side itself. */
export const seatCompanionTeamsForm = z.strictObject({
  companionGameId: z.string(),
  version: z.number().int(),
  allied: z.string().nullable(),
  german: z.string().nullable(),
});

/**
 * Two teams play a companion game against each other, each before its own desk: both are shown their side of the table.
 * Refused for one that plays out something of the main game: how many cards a unit is dealt would tell its status.
 */
export const seatCompanionTeams = (
  seat: ControlSeat,
  input: z.input<typeof seatCompanionTeamsForm>,
): Promise<Answer<{ version: number }>> =>
  perform(seat, 'seat-companion-teams', 'companion games', async (tx, act) => {
    const form = read(seatCompanionTeamsForm, input);
    if (!form.ok) return form;
    const { gameId } = seat;
    const { companionGameId, version } = form.value;
    await lockTurn(tx, gameId, 'share');
    const kept = await holdCompanionGame(tx, gameId, companionGameId);
    if (!kept) return refused('notFound', 'There is no such companion game.');
    if (kept.endedAt) return refused('notNow', 'This game has been put away. Begin another.');
    if (!handTableOf(kept.companion as CompanionName))
      return refused('notNow', 'This game is played on Control’s desk alone.');
    if (kept.about !== null)
      return refused('notNow', 'It plays out something of the game: what its units are worth would show in the hands.');
    if (form.value.allied !== null && form.value.allied === form.value.german)
      return refused('badInput', 'One team cannot play both sides.', { field: 'german' });
    for (const side of tableSides) {
      const teamId = form.value[side];
      if (teamId !== null && !(await teamById(tx, gameId, teamId)))
        return refused('badInput', 'There is no such team in this game.', { field: side });
    }
    const game = await change(tx, act, 'companionGame', kept.id, {}, { seen: version });
    const leaving = kept.seats.filter(({ side, teamId }) => form.value[side as 'allied' | 'german'] !== teamId);
    for (const { id, teamId } of leaving) {
      await remove(tx, act, 'companionSeat', id);
      await dropTables(tx, [id]);
      touchDesk(tx, gameId, teamId);
    }
    for (const side of tableSides) {
      const teamId = form.value[side];
      if (teamId === null || kept.seats.some((one) => one.side === side && one.teamId === teamId)) continue;
      const id = newId();
      await create(tx, act, 'companionSeat', id, { id, gameId, companionGameId: kept.id, side, teamId });
    }
    await issueTables(tx, (await companionGameById(gameId, kept.id, tx))!);
    return done({ version: game.version });
  });
