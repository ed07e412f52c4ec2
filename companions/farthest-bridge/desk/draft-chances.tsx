import { chancesOfAttack, chancesOfLanding } from '@/companions/farthest-bridge/rules/chances';
import { resultWords } from '@/companions/farthest-bridge/rules/combat';
import { counterOf } from '@/companions/farthest-bridge/rules/counters';
import { directions } from '@/companions/farthest-bridge/rules/hexes';
import { hexesWritten } from '@/companions/farthest-bridge/rules/hexes-written';
import { planMove } from '@/companions/farthest-bridge/rules/movement';
import type { State } from '@/companions/farthest-bridge/rules/state';
import { allotmentOf } from '@/companions/farthest-bridge/rules/support-fire';
import { SourceMark } from '@/companions/parts/companion-log';
import { withSign } from '@/companions/rules/entered';
import { sideWords } from '@/lib/text';
import { actOf, type Draft, type DraftOf } from './drafts';
import { outcomeWords } from './farthest-bridge-words';

/** The words over the fields of an act: the rest of an allotment, or for whose eyes a set-up is. */
export function BeforeFields({ state, draft }: { state: State; draft: Draft }) {
  if (draft.kind === 'write')
    return (
      <p className="rounded-2 bg-secret-soft px-2 py-1.5 text-secret">
        For the {sideWords[draft.side]} player’s eyes. What is written is hidden until both have written.
      </p>
    );
  if (draft.kind !== 'allot') return null;
  const limit = allotmentOf(state, draft.side);
  const total = Object.values(draft.markers).reduce((sum, count) => sum + count, 0);
  return (
    <p aria-live="polite">
      <b className="font-semibold">
        {total} of {limit}
      </b>{' '}
      chosen{total < limit ? `, ${limit - total} left` : ''}. <SourceMark source={state.tables.source} />
    </p>
  );
}

/** The cost of an act, or the results of its die, before it is played. `isReady`: it has no fault. */
export function Chances({ state, draft, isReady }: { state: State; draft: Draft; isReady: boolean }) {
  if (draft.kind === 'move') return <Cost state={state} draft={draft} />;
  if (draft.kind === 'land' && isReady) return <LandingChances state={state} draft={draft} />;
  if (draft.kind === 'attack' && isReady) return <BeforeTheDie state={state} draft={draft} />;
  return null;
}

/** The result of each face of the die for a landing. */
function LandingChances({ state, draft }: { state: State; draft: DraftOf<'land'> }) {
  const isGlider = counterOf(draft.unit).airborne === 'glider';
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

/** The cost of a path, as far as it is sound. */
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
      <p className="mt-1.5 text-small">
        Differential <b className="font-semibold">{withSign(differential)}</b>, column{' '}
        <b className="font-semibold">{column}</b> <SourceMark source={state.tables.source} />
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
