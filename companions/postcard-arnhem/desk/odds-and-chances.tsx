import type { PostcardState } from '@/companions/postcard-arnhem/rules';
import { mustStand } from '@/companions/postcard-arnhem/rules/aftermath';
import type { AttackOnLadder } from '@/companions/postcard-arnhem/rules/ladder';
import type { FactorLine, UnitInPlay } from '@/companions/postcard-arnhem/rules/state';
import { FactorLines } from './attack-factor-lines';
import { Chances } from './coin-chances';

/** The count of an attack, its odds and its exact chances; below 1:1 the count alone. */
export function OddsAndChances({
  state,
  counted,
  odds,
  onLadder,
  defenders,
}: {
  state: PostcardState;
  counted: { factors: readonly FactorLine[]; attack: number; defence: number };
  odds: { attack: number; defence: number } | null | undefined;
  /** null: it stands on no rung. */
  onLadder: AttackOnLadder | null;
  defenders: readonly UnitInPlay[];
}) {
  return (
    <>
      <FactorLines {...counted} />
      {onLadder && (
        <>
          <p>
            <b className="font-semibold">
              {counted.attack} against {counted.defence}: {odds && `${odds.attack}:${odds.defence}`}
            </b>
            {onLadder.isDisrupted && ', one level up: a disrupted unit is attacked'}
          </p>
          <Chances
            attack={onLadder}
            stand={defenders.every((unit) => mustStand(state, unit)) ? 'ordered' : 'voluntary'}
          />
        </>
      )}
    </>
  );
}
