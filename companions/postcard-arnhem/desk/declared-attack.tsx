import type { PostcardState } from '@/companions/postcard-arnhem/rules';
import { resultWords } from '@/companions/postcard-arnhem/rules/attack';
import { oddsTable } from '@/companions/postcard-arnhem/rules/ladder';
import { hexName, unitsIn } from '@/companions/postcard-arnhem/rules/state';
import { otherSide } from '@/lib/sides';
import { OddsAndChances } from './odds-and-chances';

/** The attack that is being worked: its count and its chances, or what the coins have said. */
export function DeclaredAttack({ state }: { state: PostcardState }) {
  const attack = state.attack!;
  return (
    <section aria-label="The attack" className="grid gap-3 border-t border-rule-2 pt-3">
      <h3 className="lead">
        {attack.isPressed ? 'Pressed attack' : 'Attack'} on {hexName(state, attack.hex)}
      </h3>
      {attack.result ? (
        <p role="status">
          The coins have fallen: <b className="font-semibold">{resultWords[attack.result]}</b>
        </p>
      ) : (
        <OddsAndChances
          state={state}
          counted={attack}
          odds={oddsTable.find(({ rung }) => rung === attack.rung)}
          onLadder={attack}
          defenders={unitsIn(state, attack.hex, otherSide(state.player))}
        />
      )}
    </section>
  );
}
