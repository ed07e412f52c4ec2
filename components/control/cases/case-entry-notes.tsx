import { RuleReference } from '@/components/control/parts/rule-reference';
import type { CaseOnDesk } from '@/lib/desks/control/cases/rules';

/** The notes over a form before it is written in: where it comes from, and what the hour decides. */
export function CaseEntryNotes({ again, isStopped }: { again: CaseOnDesk | null; isStopped: boolean }) {
  return (
    <>
      {again && (
        <p role="note" className="mb-2 bg-sunk px-2 py-1 text-ink-2">
          Case {again.number} of turn {again.turn} put again. Units of the game are as they are now.
        </p>
      )}
      {isStopped && (
        <p role="note" className="mb-2 flex items-baseline gap-2 bg-waiting-soft px-2 py-1 text-waiting">
          <span className="flex-1">
            The weather is bad: nothing flies to look, no die is rolled, and the result is nothing.
          </span>
          <RuleReference rule="OC-113" className="font-cond text-small" />
        </p>
      )}
    </>
  );
}
