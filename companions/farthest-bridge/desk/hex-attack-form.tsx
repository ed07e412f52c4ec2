'use client';

import { chancesOfAttack } from '@/companions/farthest-bridge/rules/chances';
import { resultWords } from '@/companions/farthest-bridge/rules/combat';
import { counterOf } from '@/companions/farthest-bridge/rules/counters';
import { otherSide, type State } from '@/companions/farthest-bridge/rules/state';
import { SourceMark } from '@/companions/parts/companion-log';
import { Checkbox } from '@/components/ui/checkbox';
import type { Side } from '@/lib/words';
import { MarkerField } from './allot-form';
import type { FormProps } from './draft-form-props';
import { actOf, type Chosen, type DraftOf } from './drafts';
import { sideNames } from './farthest-bridge-words';
import { factorsNow } from './hex-pieces';

/** Who attacks and with what, and what each face of the die would bring. */
export function HexAttackForm({ state, draft, set, wrongAt, isReady }: FormProps<DraftOf<'attack'>>) {
  const side: Side = state.phase === 'alliedCombat' ? 'allied' : 'german';
  return (
    <>
      <fieldset>
        <legend className="mb-1 font-cond text-console font-medium text-ink-3">Attackers</legend>
        {draft.among.map((id) => (
          <Checkbox
            key={id}
            label={`${counterOf(id).name}, ${state.pieces[id]!.hex}: ${factorsNow(state, counterOf(id))}`}
            isTicked={draft.units.includes(id)}
            onTick={(isIn) =>
              set({ ...draft, units: isIn ? [...draft.units, id] : draft.units.filter((one) => one !== id) })
            }
          />
        ))}
        {wrongAt('units') && <p className="text-console font-medium text-overdue">{wrongAt('units')}</p>}
      </fieldset>
      <Support
        state={state}
        side={side}
        whose={`${sideNames[side]} support fire, attacking`}
        markers={draft.attackSupport}
        set={(attackSupport) => set({ ...draft, attackSupport })}
        error={wrongAt('attackSupport')}
      />
      <Support
        state={state}
        side={otherSide(side)}
        whose={`${sideNames[otherSide(side)]} support fire, defending`}
        markers={draft.defenceSupport}
        set={(defenceSupport) => set({ ...draft, defenceSupport })}
        error={wrongAt('defenceSupport')}
      />
      {isReady && <BeforeTheDie state={state} draft={draft} />}
    </>
  );
}

function Support({
  state,
  side,
  whose,
  markers,
  set,
  error,
}: {
  state: State;
  side: Side;
  whose: string;
  markers: Chosen;
  set: (markers: Chosen) => void;
  error: string | null;
}) {
  const inHand = state.tables.markers.filter(
    (marker) => marker.side === side && (state.support.inHand[marker.id] ?? 0) > 0,
  );
  if (inHand.length === 0) return null;
  return (
    <fieldset className="grid gap-1">
      <legend className="mb-1 font-cond text-console font-medium text-ink-3">{whose}</legend>
      {inHand.map((marker) => (
        <MarkerField
          key={marker.id}
          marker={marker}
          most={state.support.inHand[marker.id]!}
          markers={markers}
          set={set}
          said="in hand"
          error={null}
        />
      ))}
      {error && <p className="text-console font-medium text-overdue">{error}</p>}
    </fieldset>
  );
}

/** The differential, the column, and the six results. */
function BeforeTheDie({ state, draft }: { state: State; draft: DraftOf<'attack'> }) {
  const told = chancesOfAttack(state, actOf(draft) as never);
  if (!told.ok) return null;
  const { differential, column, results, lines } = told;
  return (
    <section aria-label="Before the die" className="border-t border-rule-2 pt-2 text-small">
      <ul className="text-ink-2">
        {lines.map(({ what, source }) => (
          <li key={what}>
            {what} <SourceMark source={source} />
          </li>
        ))}
      </ul>
      <p className="mt-1.5 text-console">
        Differential <b className="font-semibold">{differential < 0 ? `−${-differential}` : `+${differential}`}</b>,
        column <b className="font-semibold">{column}</b> <SourceMark source={state.tables.source} />
      </p>
      <table className="mt-1 w-full">
        <caption className="sr-only">What each face of the die brings</caption>
        <tbody>
          {results.map((result, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a face is known by its place
            <tr key={i} className="border-t border-rule">
              <th scope="row" className="w-6 py-0.5 text-left font-semibold">
                {i + 1}
              </th>
              <td className="w-16 font-mono">{result}</td>
              <td>{resultWords[result]}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
