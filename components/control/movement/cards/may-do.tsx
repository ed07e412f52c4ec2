'use client';

import { RuleReference } from '@/components/control/parts/rule-reference';
import { inKm } from '@/components/map/core/grid-reference';
import { Tag } from '@/components/ui/tag';
import { maxKmOf } from '@/lib/adjudication/movement';
import { rulebookFrom } from '@/lib/adjudication/rulebook';
import type { LegAdvice } from '@/lib/advice/movement/leg-advice';
import { causesOf } from '@/lib/advice/movement/measure-move';
import type { MasterCounter, MasterMap } from '@/lib/desks/control/movement/map';
import type { MovementMode } from '@/lib/words';

interface Props {
  counter: MasterCounter;
  map: Pick<MasterMap, 'daypart' | 'weather' | 'rulebook'>;
  mode: MovementMode;
  /** The reasons that slow it down, as ticked. */
  slowedBy: readonly string[];
  /** The advice against its last move. */
  advice: readonly LegAdvice[];
}

/**
 * The moves that a unit may still make this turn: whether it can move at all, how far at the most, and the advice against
 * its last move.
 */
export function MayDo({ counter, map, mode, slowedBy, advice }: Props) {
  return (
    <>
      {counter.isImmobilised ? (
        <p className="text-small">
          <Tag meaning="overdue">Immobilised</Tag> for the rest of the turn.{' '}
          <RuleReference rule="§9 Bombing/Interdiction, OC-81" className="text-ink-3" />
        </p>
      ) : (
        <p className="detail">
          {farWords(counter, map, mode, slowedBy)} <RuleReference rule="§6 Movement" className="text-ink-3" />
        </p>
      )}
      {advice.length > 0 && (
        <ul
          aria-label="Advice"
          className="mt-2 space-y-0.5 rounded-1 bg-waiting-soft px-2 py-1 text-small text-waiting"
        >
          {advice.map(({ code, message, rule }) => (
            <li key={`${code} ${message}`}>
              {message} <RuleReference rule={rule} className="text-ink-3" />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** The distance it gets in the rest of its turn, by the guide: by road, and across open ground as it moves. */
function farWords(
  { mover, turnShareMoved }: MasterCounter,
  { daypart, weather, rulebook }: Props['map'],
  mode: MovementMode,
  slowedBy: readonly string[],
): string {
  const left = Math.max(0, 1 - turnShareMoved);
  if (left === 0) return 'Its turn is used up.';
  const km = (as: MovementMode) =>
    left *
    maxKmOf(
      { mover, ground: 'open', mode: as, daypart, slowedBy: causesOf({ weather, slowedBy }) },
      rulebookFrom(rulebook),
    );
  const across = km(mode === 'roadColumn' ? 'nonTactical' : mode);
  const road = `${inKm(km('roadColumn'))} by road`;
  return across > 0 ? `At the most ${road}, ${inKm(across)} across open ground.` : `At the most ${road}.`;
}
