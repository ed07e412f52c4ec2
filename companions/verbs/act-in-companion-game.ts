import { z } from 'zod';
import { play } from '@/companions/rules/recorded-game';
import { change, create } from '@/lib/db/change';
import { companionGameById, holdCompanionGame } from '@/lib/db/companion-games';
import { newId } from '@/lib/db/ids';
import { lockTurn } from '@/lib/db/lock';
import { asJson } from '@/lib/ledger/kinds';
import { type Answer, done, refused } from '@/lib/result';
import { perform, read } from '@/lib/turn/kernel/perform';
import type { ControlSeat } from '@/lib/turn/kernel/seat';
import { valuesForm, withChance } from './companion-chance';
import { followedOnBoard } from './companion-on-board';
import { refusedByCompanion, standingOf } from './companion-record';
import { sidePlayed } from './hand-tables';
import { issueTables } from './issue-tables';

export const actInCompanionGameForm = z.strictObject({
  companionGameId: z.string(),
  version: z.number().int(),
  /** As the companion reads it. */
  act: z.json(),
  values: valuesForm.default(null),
});

/** Plays one act of a companion game. What is rolled is kept with it and never rolled again. */
export const actInCompanionGame = (
  seat: ControlSeat,
  input: z.input<typeof actInCompanionGameForm>,
): Promise<Answer<{ version: number }>> =>
  perform(seat, 'act-in-companion-game', 'companion games', async (tx, act) => {
    const form = read(actInCompanionGameForm, input);
    if (!form.ok) return form;
    const { companionGameId, version, values } = form.value;
    const { now } = await lockTurn(tx, seat.gameId, 'share');
    const kept = await holdCompanionGame(tx, seat.gameId, companionGameId);
    if (!kept) return refused('notFound', 'There is no such companion game.');
    if (kept.endedAt) return refused('notNow', 'This game has been put away. Begin another.');
    const { companion, standing } = standingOf(kept);
    const asked = read(companion.actSchema, form.value.act);
    if (!asked.ok) return asked;
    const side = sidePlayed(companion.name, asked.value);
    if (side && kept.seats.some((one) => one.side === side))
      return refused('notNow', 'A team plays this hand: it lays the move, or Control plays the side again.');
    const game = await change(tx, act, 'companionGame', kept.id, {}, { seen: version });
    const played = withChance(values, (draw) => {
      const told = play(companion, standing, asked.value, draw);
      return told.ok ? done(told) : refusedByCompanion(told);
    });
    if (!played.ok) return played;
    const id = newId();
    await create(tx, act, 'companionAct', id, {
      id,
      gameId: seat.gameId,
      companionGameId: kept.id,
      position: kept.acts.length + 1,
      act: asJson(asked.value) as never,
      rolls: asJson(played.value.game.acts.at(-1)!.rolls) as never,
      by: seat.label,
      at: now,
    });
    await issueTables(tx, (await companionGameById(seat.gameId, kept.id, tx))!);
    await followedOnBoard(tx, game, companion, played.value);
    return done({ version: game.version });
  });
