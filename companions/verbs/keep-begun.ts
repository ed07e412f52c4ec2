import type { AnyCompanion } from '@/companions/registry';
import { begin } from '@/companions/rules/recorded-game';
import { nextCompanionGameNumber } from '@/lib/db/cases/companion-games';
import { create } from '@/lib/db/kernel/change';
import { newId } from '@/lib/db/kernel/ids';
import { orThrow } from '@/lib/result';
import type { CompanionAbout } from '@/lib/turn/cases/companion-about';
import { read } from '@/lib/turn/kernel/perform';
import type { ControlSeat } from '@/lib/turn/kernel/seat';
import type { Given } from '@/lib/turn/kernel/verb';
import { asJson } from '@/lib/values';
import { withChance } from './companion-chance';
import { refusedByCompanion } from './companion-record';

interface Begun {
  companion: AnyCompanion;
  /** The name by Control; empty: the game's own title. */
  name: string;
  /** As the companion reads it. */
  setup: unknown;
  about: CompanionAbout | null;
  values: readonly number[] | null;
}

/** Sets a companion game up and keeps it with what its setup rolls. The caller has locked the turn for update. */
export async function keepBegun(
  { tx, act, seat }: Pick<Given<ControlSeat, never>, 'tx' | 'act' | 'seat'>,
  turn: { turn: number; now: Date },
  { companion, name, setup: asked, about, values }: Begun,
): Promise<{ companionGameId: string; number: number }> {
  const setup = orThrow(read(companion.setupSchema, asked));
  const begun = withChance(values, (draw) => {
    const told = begin(companion, setup, draw);
    if (!told.ok) throw refusedByCompanion(told);
    return told;
  });
  const id = newId();
  const number = await nextCompanionGameNumber(tx, seat.gameId);
  await create(tx, act, 'companionGame', id, {
    id,
    gameId: seat.gameId,
    turn: turn.turn,
    number,
    companion: companion.name,
    name: name || companion.title,
    setup: asJson(setup) as never,
    rolls: asJson(begun.game.rolls) as never,
    ...(about ? { about: asJson(about) as never } : {}),
    begunBy: seat.label,
    begunAt: turn.now,
  });
  return { companionGameId: id, number };
}
