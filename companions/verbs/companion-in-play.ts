import { z } from 'zod';
import { play } from '@/companions/rules/recorded-game';
import { companionGameById, type KeptCompanionGame, lockCompanionGame } from '@/lib/db/cases/companion-games';
import { create } from '@/lib/db/kernel/change';
import { newId } from '@/lib/db/kernel/ids';
import { lockTurn } from '@/lib/db/kernel/lock';
import { refusal, thereIs } from '@/lib/result';
import type { ControlSeat } from '@/lib/turn/kernel/seat';
import type { Given } from '@/lib/turn/kernel/verb';
import { asJson } from '@/lib/values';
import { withChance } from './companion-chance';
import { followedOnBoard } from './companion-on-board';
import { refusedByCompanion, standingOf } from './companion-record';
import { issueTables } from './issue-tables';

/** The id of a companion game in an act on it, and the version of it that was seen. */
export const companionGameForm = { companionGameId: z.string(), version: z.number().int() };

type OfGame = Pick<Given<ControlSeat, z.ZodType<{ companionGameId: string }>>, 'tx' | 'act' | 'seat' | 'form'>;

/** Locks a companion game, with the turn; `now` is the database's. Refused where there is none. */
export async function lockKept({ tx, seat, form }: OfGame, how: 'share' | 'update' = 'share') {
  const { now } = await lockTurn(tx, seat.gameId, how);
  const kept = thereIs(await lockCompanionGame(tx, seat.gameId, form.companionGameId), 'companion game');
  return { kept, now };
}

/** The same where it is being played. Refused once it has been put away. */
export async function lockInPlay(given: OfGame) {
  const locked = await lockKept(given);
  if (locked.kept.endedAt) throw refusal('notNow', 'This game has been put away. Begin another.');
  return locked;
}

/** Plays acts one after the other, each with the chance that falls in it, keeps them, and shows the table as it stands then. */
export async function playActs(
  { tx, act, seat }: OfGame,
  { kept, now }: { kept: KeptCompanionGame; now: Date },
  acts: readonly unknown[],
  values: readonly number[] | null,
): Promise<void> {
  const { companion, standing } = standingOf(kept);
  const played = withChance(values, (draw) => {
    let at = standing;
    for (const one of acts) {
      const told = play(companion, at, one, draw);
      if (!told.ok) throw refusedByCompanion(told);
      at = told;
    }
    return at;
  });
  for (const [i, { act: one, rolls }] of played.game.acts.slice(kept.acts.length).entries()) {
    const id = newId();
    await create(tx, act, 'companionAct', id, {
      id,
      gameId: seat.gameId,
      companionGameId: kept.id,
      position: kept.acts.length + 1 + i,
      act: asJson(one) as never,
      rolls: asJson(rolls) as never,
      by: seat.label,
      at: now,
    });
  }
  await issueTables(tx, (await companionGameById(seat.gameId, kept.id, tx))!);
  await followedOnBoard(tx, kept, companion, played);
}
