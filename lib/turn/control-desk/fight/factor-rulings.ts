import type { FactorKey } from '@/lib/adjudication/factor-list';
import { type Precedent, precedentsOf } from '@/lib/advice/combat/precedents';
import { bindingRulings, combatsForPrecedents } from '@/lib/db/cases/factor-rulings';
import type { InGame } from '@/lib/turn/kernel/seat';

/** What Control has ruled on the factors of §9: binding for all, and in the combats of the day. */
export interface FactorRulings {
  bindings: BindingOnDesk[];
  /** In the order of their turns and combats. */
  precedents: Precedent[];
}

/** A binding ruling. Times are ISO. */
export interface BindingOnDesk {
  id: string;
  version: number;
  factor: FactorKey;
  text: string;
  isGranted: boolean;
  by: string;
  turn: number;
  at: string;
  combatId: string | null;
  /** By whom it was withdrawn; null: it stands. */
  withdrawnBy: string | null;
}

/** The rulings book of a game. */
export async function factorRulings(inGame: InGame): Promise<FactorRulings> {
  const [bindings, combats] = await Promise.all([bindingRulings(inGame.gameId), combatsForPrecedents(inGame.gameId)]);
  return {
    bindings: bindings.map(({ id, version, factor, text, isGranted, by, turn, at, combatId, withdrawnBy }) => ({
      id,
      version,
      text,
      isGranted,
      by,
      turn,
      combatId,
      withdrawnBy,
      factor: factor as FactorKey,
      at: at.toISOString(),
    })),
    precedents: precedentsOf(combats),
  };
}
