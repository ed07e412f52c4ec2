import { z } from 'zod';
import { play } from '@/companions/rules/recorded-game';
import { change, create } from '@/lib/db/change';
import { companionGameById, lockCompanionGame } from '@/lib/db/companions/companion-games';
import { newId } from '@/lib/db/ids';
import { tablesShown } from '@/lib/db/issuing/issued';
import { lockTurn } from '@/lib/db/lock';
import { laidOn } from '@/lib/db/player/team-rows';
import { asJson } from '@/lib/ledger/kinds';
import { refusal } from '@/lib/result';
import { controlVerb } from '@/lib/turn/kernel/verb';
import { anyControl } from '@/lib/turn/kernel/verb-roles';
import type { TableMove } from '@/lib/visibility/forms/table-form';
import { valuesForm, withChance } from './companion-chance';
import { refusedByCompanion, standingOf } from './companion-record';
import { handTableOf } from './hand-tables';
import { issueTables } from './issue-tables';

const sideTitles = { allied: 'The Allies', german: 'The Germans' };

/**
 * Turns over what the teams have laid on the table of a companion game, all of it at once: each is played as an act of the
 * game, and both teams are shown how the table stands. Refused while a side that is waited for has laid nothing.
 */
export const turnOverMoves = controlVerb({
  name: 'turn-over-moves',
  rule: 'companion games',
  who: anyControl,
  form: z.strictObject({
    companionGameId: z.string(),
    version: z.number().int(),
    values: valuesForm.default(null),
  }),
  inLedger: 'turned over what the teams had laid',
  undo: 'atItsDesk',
  run: async ({ tx, act, seat, form }): Promise<{ version: number }> => {
    const { gameId } = seat;
    const { companionGameId, version, values } = form;
    const { now } = await lockTurn(tx, gameId, 'share');
    const kept = await lockCompanionGame(tx, gameId, companionGameId);
    if (!kept) throw refusal('notFound', 'There is no such companion game.');
    if (kept.endedAt) throw refusal('notNow', 'This game has been put away.');
    const { companion, standing } = standingOf(kept);
    const table = handTableOf(companion.name);
    const sides = table?.waitsFor(standing.state) ?? [];
    if (!table || sides.length === 0) throw refusal('notNow', 'Nobody has anything to lay now.');
    const tables = await tablesShown(
      kept.seats.map(({ id }) => id),
      tx,
    );
    const laid = await laidOn(
      [...tables.values()].map(({ id }) => id),
      tx,
    );
    const game = await change(tx, act, 'companionGame', kept.id, {}, { seen: version });
    const moves: unknown[] = [];
    for (const side of sides) {
      const sitting = kept.seats.find((one) => one.side === side);
      const move = sitting && laid.find(({ tableId }) => tableId === tables.get(sitting.id)?.id);
      if (!move) throw refusal('notNow', `${sideTitles[side]} have laid nothing yet.`);
      moves.push(table.actOf(side, move.move as TableMove));
    }
    const played = withChance(values, (draw) => {
      let at = standing;
      for (const move of moves) {
        const told = play(companion, at, move, draw);
        if (!told.ok) throw refusedByCompanion(told);
        at = told;
      }
      return at;
    });
    for (const [i, { act: one, rolls }] of played.game.acts.slice(kept.acts.length).entries()) {
      const id = newId();
      await create(tx, act, 'companionAct', id, {
        ...{ id, gameId, companionGameId: kept.id, position: kept.acts.length + 1 + i },
        ...{ act: asJson(one) as never, rolls: asJson(rolls) as never, by: seat.label, at: now },
      });
    }
    await issueTables(tx, (await companionGameById(gameId, kept.id, tx))!);
    return { version: game.version };
  },
});
