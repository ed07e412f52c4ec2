import type { PostcardState } from '@/companions/postcard-arnhem/rules';
import { mustStand } from '@/companions/postcard-arnhem/rules/aftermath';
import { resultWords } from '@/companions/postcard-arnhem/rules/attack';
import { oddsTable } from '@/companions/postcard-arnhem/rules/ladder';
import { hexName, other, unitsIn } from '@/companions/postcard-arnhem/rules/state';
import { FactorLines } from './attack-factor-lines';
import { Chances } from './coin-chances';

/** The attack that is being worked: its count and its chances, or what the coins have said. */
export function DeclaredAttack({ state }: { state: PostcardState }) {
  const attack = state.attack!;
  const odds = oddsTable.find(({ rung }) => rung === attack.rung);
  const defenders = unitsIn(state, attack.hex, other(state.player));
  return (
    <section aria-label="The attack" className="grid gap-3 border-t border-rule-2 pt-3">
      <h3 className="text-lead font-semibold">
        {attack.isPressed ? 'Pressed attack' : 'Attack'} on {hexName(state, attack.hex)}
      </h3>
      {attack.result ? (
        <p role="status">
          The coins have fallen: <b className="font-semibold">{resultWords[attack.result]}</b>
        </p>
      ) : (
        <>
          <FactorLines {...attack} />
          <p>
            <b className="font-semibold">
              {attack.attack} against {attack.defence}: {odds && `${odds.attack}:${odds.defence}`}
            </b>
            {attack.isDisrupted && ', one level up: a disrupted unit is attacked'}
          </p>
          <Chances
            attack={attack}
            stand={defenders.every((unit) => mustStand(state, unit)) ? 'ordered' : 'voluntary'}
          />
        </>
      )}
    </section>
  );
}
