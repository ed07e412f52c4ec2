'use client';

import { Checkbox } from '@/components/ui/checkbox';
import { takenBack } from '@/lib/advice/cases/case-effects';
import type { AppliedToCase } from '@/lib/advice/cases/case-record';
import type { GameRowsChanged } from '@/lib/advice/cases/game-rows-changed';
import type { RulesDesk } from '@/lib/desks/control/cases/rules';
import { changeInWords } from './case-words';

/** The game as it would stand with an earlier ruling taken back. */
export function gameBefore(desk: RulesDesk, applied: readonly AppliedToCase[]): GameRowsChanged {
  const before = <Row extends { id: string }>(subject: AppliedToCase['subject'], rows: readonly Row[]) =>
    new Map(
      rows.map((row) => {
        const done = applied.find((one) => one.subject === subject && one.id === row.id);
        return [row.id, done ? { ...row, ...takenBack(row, done) } : row];
      }),
    );
  return {
    unit: before('unit', desk.units),
    crossing: before('crossing', desk.crossings),
    squadron: before('squadron', desk.groups),
    airTask: before('airTask', desk.tasks),
  };
}

/** The effects of the ruling on the game: shown before it is done, and kept with it. */
export function Changes({
  changes,
  isDone,
  isApplied,
  onApplied,
  name,
}: {
  changes: readonly AppliedToCase[];
  isDone: boolean;
  isApplied: boolean;
  /** null: it cannot be changed any more. */
  onApplied: ((isApplied: boolean) => void) | null;
  name: (change: AppliedToCase) => string;
}) {
  if (changes.length === 0)
    return (
      <p className="mt-1.5 aside">
        {isDone && !isApplied
          ? 'Kept, and not applied to the game.'
          : isDone
            ? 'The game was not changed.'
            : 'The result is kept; the game does not change.'}
      </p>
    );
  return (
    <section aria-label="In the game" className="mt-1.5 border-t border-rule pt-1">
      {isDone || !onApplied ? (
        <p className="font-medium">Applied to the game</p>
      ) : (
        <Checkbox label="Apply to the game" isTicked={isApplied} onTick={onApplied} />
      )}
      <ul aria-label="Changes" className={`text-small ${isApplied ? 'text-ink-2' : 'text-ink-3 line-through'}`}>
        {changes.map((change) => (
          <li key={`${change.subject} ${change.id}`}>
            <b className="font-medium">{name(change)}</b>: {changeInWords(change)}
          </li>
        ))}
      </ul>
    </section>
  );
}
