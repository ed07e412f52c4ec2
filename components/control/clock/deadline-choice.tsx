'use client';

import { useId, useState } from 'react';
import { useMutation } from '@/components/control/parts/use-mutation';
import type { Chrome } from '@/lib/desks/control/frame/chrome';

const policies = [
  {
    id: 'wait',
    name: 'Control waits',
    what: 'Late sheets are taken until the troops march, and marked late.',
  },
  {
    id: 'takeDraft',
    name: 'Drafts are taken as they are',
    what: 'What a team has written by then counts, marked as not handed in, and the team is told. A blank sheet is not taken, nor that of a team whose more time still runs.',
  },
] as const;

/** The rule for orders that are not in when the orders phase ends. */
export function DeadlineChoice({ deadline }: { deadline: Chrome['deadline'] }) {
  const { isBusy, act } = useMutation();
  const name = useId();
  const [asked, setAsked] = useState(deadline);
  const shown = isBusy ? asked : deadline;
  return (
    <fieldset>
      <legend className="mb-2 lead">Orders not in when their phase ends</legend>
      <div className="space-y-2">
        {policies.map(({ id, name: words, what }) => (
          <label key={id} className="flex items-start gap-2.5">
            <input
              type="radio"
              name={name}
              checked={shown === id}
              onChange={() => {
                setAsked(id);
                act('set-deadline', { deadline: id });
              }}
              className="mt-0.5 size-4.5 shrink-0 accent-mine"
            />
            <span>
              <b className="font-medium">{words}</b>
              <span className="block text-ink-2">{what}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
