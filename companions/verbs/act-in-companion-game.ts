import { z } from 'zod';
import { play } from '@/companions/rules/recorded-game';
import { change, create } from '@/lib/db/change';
import { companionGameById, lockCompanionGame } from '@/lib/db/companions/companion-games';
import { newId } from '@/lib/db/ids';
import { lockTurn } from '@/lib/db/lock';
import { asJson } from '@/lib/ledger/kinds';
import { orThrow, refusal } from '@/lib/result';
import { read } from '@/lib/turn/kernel/perform';
import { controlVerb } from '@/lib/turn/kernel/verb';
import { anyControl } from '@/lib/turn/kernel/verb-roles';
import { valuesForm, withChance } from './companion-chance';
import { followedOnBoard } from './companion-on-board';
import { refusedByCompanion, standingOf } from './companion-record';
import { sidePlayed } from './hand-tables';
import { issueTables } from './issue-tables';

/** Plays one act of a companion game. What is rolled is kept with it and never rolled again. */
export const actInCompanionGame = controlVerb({
  name: 'act-in-companion-game',
  rule: 'companion games',
  who: anyControl,
  form: z.strictObject({
    companionGameId: z.string(),
    version: z.number().int(),
    /** As the companion reads it. */
    act: z.json(),
    values: valuesForm.default(null),
  }),
  inLedger: 'played in the companion game',
  undo: 'atItsCompanionGame',
  run: async ({ tx, act, seat, form }): Promise<{ version: number }> => {
    const { companionGameId, version, values } = form;
    const { now } = await lockTurn(tx, seat.gameId, 'share');
    const kept = await lockCompanionGame(tx, seat.gameId, companionGameId);
    if (!kept) throw refusal('notFound', 'There is no such companion game.');
    if (kept.endedAt) throw refusal('notNow', 'This game has been put away. Begin another.');
    const { companion, standing } = standingOf(kept);
    const asked = orThrow(read(companion.actSchema, form.act));
    const side = sidePlayed(companion.name, asked);
    if (side && kept.seats.some((one) => one.side === side))
      throw refusal('notNow', 'A team plays this hand: it lays the move, or Control plays the side again.');
    const game = await change(tx, act, 'companionGame', kept.id, {}, { seen: version });
    const played = withChance(values, (draw) => {
      const told = play(companion, standing, asked, draw);
      if (!told.ok) throw refusedByCompanion(told);
      return told;
    });
    const id = newId();
    await create(tx, act, 'companionAct', id, {
      id,
      gameId: seat.gameId,
      companionGameId: kept.id,
      position: kept.acts.length + 1,
      act: asJson(asked) as never,
      rolls: asJson(played.game.acts.at(-1)!.rolls) as never,
      by: seat.label,
      at: now,
    });
    await issueTables(tx, (await companionGameById(seat.gameId, kept.id, tx))!);
    await followedOnBoard(tx, game, companion, played);
    return { version: game.version };
  },
});
