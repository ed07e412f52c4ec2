import type { FactorKey } from '@/lib/adjudication/factor-list';
import { type Precedent, precedentsOf } from '@/lib/advice/combat/precedents';
import { bindingRulings, combatsForPrecedents } from '@/lib/db/cases/factor-rulings';
import type { BindingRuling } from '@/lib/db/rows';
import type { InGame } from '@/lib/turn/kernel/seat';
import { type AsSent, asSent } from '@/lib/values';

/** The rulings of Control on the factors of §9: binding for all, and in the combats of the day. */
export interface FactorRulings {
  bindings: BindingOnDesk[];
  /** In the order of their turns and combats. */
  precedents: Precedent[];
}

const ofTheRuling = ['id', 'version', 'text', 'isGranted', 'by', 'turn', 'at', 'combatId', 'withdrawnBy'] as const;

/** A binding ruling; `withdrawnBy` null: it stands. Times are ISO. */
export interface BindingOnDesk extends AsSent<BindingRuling, (typeof ofTheRuling)[number]> {
  factor: FactorKey;
}

/** The rulings book of a game. */
export async function factorRulings(inGame: InGame): Promise<FactorRulings> {
  const [bindings, combats] = await Promise.all([bindingRulings(inGame.gameId), combatsForPrecedents(inGame.gameId)]);
  return {
    bindings: bindings.map((row) => ({ ...asSent(row, ofTheRuling), factor: row.factor as FactorKey })),
    precedents: precedentsOf(combats),
  };
}
