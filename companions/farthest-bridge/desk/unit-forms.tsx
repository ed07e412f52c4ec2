'use client';

import { chancesOfLanding } from '@/companions/farthest-bridge/rules/chances';
import { counterOf } from '@/companions/farthest-bridge/rules/counters';
import { directions } from '@/companions/farthest-bridge/rules/hexes';
import { hexesWritten } from '@/companions/farthest-bridge/rules/hexes-written';
import { planMove } from '@/companions/farthest-bridge/rules/movement';
import { printedHexes } from '@/companions/farthest-bridge/rules/schedule';
import type { State } from '@/companions/farthest-bridge/rules/state';
import { SourceMark } from '@/companions/parts/companion-log';
import { TextField } from '@/components/ui/field';
import type { FormProps } from './draft-form-props';
import { actOf, type DraftOf } from './drafts';
import { outcomeWords } from './farthest-bridge-words';
import { HexField } from './hex-field';

type OneHex = DraftOf<'land' | 'arrive'>;

/** A landing hex, and what each face of the die would make of it. */
export function LandForm({ state, draft, set, wrongAt, isReady }: FormProps<OneHex>) {
  const unit = counterOf(draft.unit);
  return (
    <>
      <HexField
        label="Landing hex"
        value={draft.hex}
        onWrite={(hex) => set({ ...draft, hex })}
        hint={`It lands ${printedHexes(unit.entry)}.`}
        error={wrongAt('hex')}
      />
      {isReady && <LandingChances state={state} draft={draft} isGlider={unit.airborne === 'glider'} />}
    </>
  );
}

function LandingChances({ state, draft, isGlider }: { state: State; draft: OneHex; isGlider: boolean }) {
  const told = chancesOfLanding(state, actOf(draft) as never);
  if (!told.ok) return null;
  return (
    <table className="text-small">
      <caption className="cap pb-1 text-left">{isGlider ? 'Before the crash die' : 'Before the scatter die'}</caption>
      <tbody>
        {told.chances.map(({ die, hex, outcome, source }) => (
          <tr key={die ?? 0} className="border-t border-rule">
            <th scope="row" className="w-16 py-0.5 text-left font-normal text-ink-3">
              {die === null ? 'No die' : isGlider ? die : `${die} ${directions[die - 1]}`}
            </th>
            <td className="w-16 font-mono">{hex ?? 'off map'}</td>
            <td className={outcome === 'eliminated' ? 'font-medium text-overdue' : ''}>
              {outcomeWords[outcome]} <SourceMark source={source} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The hex where a unit comes onto the map. */
export function ArriveForm({ draft, set, wrongAt }: FormProps<OneHex>) {
  const { among } = draft;
  const free = among.length === 0 ? 'none is free or known' : among.slice(0, 12).join(', ');
  return (
    <HexField
      label="Arrival hex"
      value={draft.hex}
      onWrite={(hex) => set({ ...draft, hex })}
      hint={`${printedHexes(counterOf(draft.unit).entry)}: ${free}${among.length > 12 ? ' …' : ''}.`}
      error={wrongAt('hex')}
    />
  );
}

/** A path from hex to hex, and what it has cost so far. */
export function MoveForm({ state, draft, set, wrongAt }: FormProps<DraftOf<'move'>>) {
  const from = state.pieces[draft.unit]!.hex;
  return (
    <>
      <TextField
        label={`From ${from}, hex by hex`}
        value={draft.path}
        inputMode="numeric"
        placeholder="2011 2012, or press them"
        onChange={(event) => set({ ...draft, path: event.target.value })}
        hint={draft.path.trim() ? undefined : `Next: ${draft.among.join(', ')}.`}
        error={wrongAt('path')}
      />
      <Cost state={state} draft={draft} />
    </>
  );
}

/** As far as the path is sound. */
function Cost({ state, draft }: { state: State; draft: DraftOf<'move'> }) {
  const unit = counterOf(draft.unit);
  const path = hexesWritten(draft.path);
  for (let length = path.length; length > 0; length -= 1) {
    const planned = planMove(state, unit, path.slice(0, length));
    if (!planned.ok) continue;
    const last = planned.steps.at(-1)!;
    return (
      <div aria-live="polite" className="text-small">
        <p className="text-ink-2">
          {planned.steps.map(({ hex, spent }) => `${hex} ${spent}`).join(' · ')}{' '}
          <SourceMark source={state.tables.source} />
        </p>
        <p>
          <b className="font-semibold">
            {last.spent} of {unit.movement}
          </b>{' '}
          spent
          {last.zone && (
            <>
              , and it stops in an enemy zone of control <SourceMark source="ours" />
            </>
          )}
          .
        </p>
      </div>
    );
  }
  return null;
}
