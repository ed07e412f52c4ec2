import { keysSaid } from '@/components/control/parts/keys/key-table';
import { Button } from '@/components/ui/button';
import { inSentence } from '@/lib/visibility/forms/columns';
import { goalSaid } from '@/lib/visibility/forms/order-row';
import type { LineWrite } from '@/lib/visibility/forms/order-writes';
import { confirmedNext, type PaperGoal, type PaperReading } from './paper-goal';

interface RowReadProps {
  /** 1 for the first row. */
  number: number;
  line: LineWrite;
  reading: PaperReading;
  onSay: (goal: PaperGoal) => void;
}

/**
 * The reading of one row of a paper. Whoever types it in has the paper before them, and confirms it; the words are the
 * order.
 */
export function RowRead({ number, line, reading, onSay }: RowReadProps) {
  const { asked, goals, doubts } = reading;
  const said = goals.find(({ is }) => is.goalBy === line.goalBy && is.goal === line.goal);
  const next = confirmedNext(line, reading);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot lie in the line of its legend
    <div
      role="group"
      aria-label={`How row ${number} is read`}
      className="flex flex-wrap items-center gap-x-2 px-1.5 detail"
    >
      {line.goalBy ? (
        <span className="font-semibold text-mine">{said ? `Confirmed: ${inSentence(said.says)}` : goalSaid(line)}</span>
      ) : (
        <span className="text-ink-3">Read: {goals.map(({ says }) => inSentence(says)).join(' or ')}</span>
      )}
      {asked.map((words) => (
        <span key={words}>{words}</span>
      ))}
      {!line.goalBy &&
        doubts.map((doubt) => (
          <span key={doubt} className="text-waiting">
            {doubt}
          </span>
        ))}
      <Button size="small" kind="quiet" tabIndex={-1} onClick={() => onSay(next)}>
        {!next.goalBy ? 'Clear it' : goals.length > 1 ? goals.find(({ is }) => is === next)!.says : 'Confirm'}
        {keysSaid(['confirmReading'], (key) => ` (${key})`)}
      </Button>
    </div>
  );
}
