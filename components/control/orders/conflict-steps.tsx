'use client';

import { GuardMarks, useGuarded } from '@/components/control/parts/guard-marks';
import { conflictTitles } from '@/components/control/parts/sheets/conflict-words';
import { clockTime } from '@/components/control/parts/time-words';
import { oneByOne, useMutation, useSend } from '@/components/control/parts/use-mutation';
import { Button } from '@/components/ui/button';
import type { ConflictOnDesk } from '@/lib/turn/orders/conflicts/conflicts';

/**
 * A conflict becomes a query, whose words stand here before it is sent, or is let stand as an exception: one press each. What
 * the guard holds goes with a reason; the teams before it have been asked by then.
 */
export function ConflictSteps(props: { conflict: ConflictOnDesk; turn: number }) {
  const send = useSend();
  const { conflict, turn } = props;
  const { id, code, message, questions, isAsked, exception } = conflict;
  const { isBusy, act, run } = useMutation();
  const guarded = useGuarded(questions[0]?.text ?? '');
  if (exception)
    return (
      <p className="mb-2 text-small text-mine">
        Let stand by {exception.by}, {clockTime(exception.at)}.
      </p>
    );
  const ask = () => {
    let held = '';
    const askAll = () =>
      oneByOne(questions, ({ sheetId, lineId, text }, i) => {
        held = text;
        return send('query-order-line', { sheetId, lineId, text, reason: i === 0 ? guarded.given : '' });
      });
    run(askAll, undefined, (refusal) => guarded.takes(refusal, [held]));
  };
  const text = `${conflictTitles[code]}: ${message}`.slice(0, 1000);
  return (
    <div className="mb-2">
      {isAsked && questions.length === 0 && <p className="mb-1 aside">The team has been asked about this row.</p>}
      {questions.map((question) => (
        <p key={question.lineId} className="mb-1 aside">
          To {question.teamName}: “{question.text}”
        </p>
      ))}
      <GuardMarks guarded={guarded} label="Reason to send it all the same" />
      <div className="flex flex-wrap gap-2">
        {questions.length > 0 && (
          <Button size="small" isBusy={isBusy} disabled={guarded.isHeld} onClick={ask}>
            {guarded.hasMarks ? 'Send it all the same' : 'Send the query now'}
          </Button>
        )}
        <Button size="small" isBusy={isBusy} onClick={() => act('accept-exception', { conflict: id, turn, text })}>
          Let it stand
        </Button>
      </div>
    </div>
  );
}
