'use client';

import { GuardMarks, useGuarded } from '@/components/control/parts/guard-marks';
import { useRouter } from '@/components/control/parts/router';
import { conflictTitles } from '@/components/control/parts/sheets/conflict-words';
import type { SheetActs } from '@/components/control/parts/sheets/sheet-acts';
import { clockTime } from '@/components/control/parts/time-words';
import { useAct } from '@/components/control/parts/use-mutation';
import { Button } from '@/components/ui/button';
import type { Result } from '@/lib/result';
import type { ConflictOnDesk } from '@/lib/turn/conflicts/conflicts';

/** What a conflict becomes in one step, as the pages bring it in. */
export interface ConflictActs {
  query: SheetActs['query'];
  letStand: (seatId: string, input: { conflict: string; turn: number; text: string }) => Promise<Result>;
}

/**
 * A conflict becomes a query, whose words stand here before it is sent, or is let stand as an exception: one press each. What
 * the guard holds goes with a reason; the teams before it have been asked by then.
 */
export function ConflictSteps(props: { conflict: ConflictOnDesk; turn: number; acts: ConflictActs }) {
  const { conflict, turn, acts } = props;
  const { id, code, message, questions, isAsked, exception } = conflict;
  const { seatId } = useRouter();
  const { isBusy, act } = useAct();
  const guarded = useGuarded(questions[0]?.text ?? '');
  if (exception)
    return (
      <p className="mb-2 text-small text-mine">
        Let stand by {exception.by}, {clockTime(exception.at)}.
      </p>
    );
  const ask = () => {
    let held = '';
    const askAll = async (): Promise<Result<unknown>> => {
      for (const [i, { sheetId, lineId, text }] of questions.entries()) {
        held = text;
        const answer = await acts.query(seatId, { sheetId, lineId, text, reason: i === 0 ? guarded.given : '' });
        if (!answer.ok) return answer;
      }
      return { ok: true, value: null };
    };
    act(askAll, undefined, (refusal) => guarded.takes(refusal, [held]));
  };
  const text = `${conflictTitles[code]}: ${message}`.slice(0, 1000);
  return (
    <div className="mb-2">
      {isAsked && questions.length === 0 && (
        <p className="mb-1 text-small text-ink-3">The team has been asked about this row.</p>
      )}
      {questions.map((question) => (
        <p key={question.lineId} className="mb-1 text-small text-ink-3">
          To {question.teamName}: “{question.text}”
        </p>
      ))}
      <GuardMarks guarded={guarded} label="Reason to send it all the same" />
      <div className="flex flex-wrap gap-2">
        {questions.length > 0 && (
          <Button size="small" isBusy={isBusy} disabled={guarded.isHeld} onClick={ask}>
            {guarded.hasMarks ? 'Send it all the same' : 'Make it a query'}
          </Button>
        )}
        <Button
          size="small"
          isBusy={isBusy}
          onClick={() => act(() => acts.letStand(seatId, { conflict: id, turn, text }))}
        >
          Let it stand
        </Button>
      </div>
    </div>
  );
}
