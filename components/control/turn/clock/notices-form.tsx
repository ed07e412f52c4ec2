'use client';

import { useState } from 'react';
import { GuardMarks, useGuarded } from '@/components/control/parts/guard-marks';
import { clockTime } from '@/components/control/parts/time-words';
import { useMutation } from '@/components/control/parts/use-mutation';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { TextArea } from '@/components/ui/text-area';
import { useToast } from '@/components/ui/toast';
import type { NoticeHung } from '@/lib/turn/control-desk/seats/hall';

/** The notices of the hall: a new one, and those that hang. What the guard finds is put right, or hung with a reason. */
export function NoticesForm({ notices }: { notices: NoticeHung[] }) {
  const { isBusy, act } = useMutation();
  const say = useToast();
  const [text, setText] = useState('');
  const guarded = useGuarded(text);

  const hang = () =>
    act(
      'issue-notice',
      { text, reason: guarded.given },
      () => {
        setText('');
        say('The notice is up, on the projector and on every desk.');
      },
      guarded.takes,
    );
  return (
    <section aria-label="Public notices">
      <h2 className="mb-2 text-lead font-semibold">Public notices</h2>
      <TextArea
        label="New notice"
        hint="Everybody reads it: both sides, and whoever walks past the projector."
        rows={2}
        maxLength={280}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <GuardMarks guarded={guarded} label="Reason to put it up all the same" />
      <p className="mt-3">
        <Button kind="act" isBusy={isBusy} disabled={text.trim() === '' || guarded.isHeld} onClick={hang}>
          {guarded.hasMarks ? 'Put it up all the same' : 'Put the notice up'}
        </Button>
      </p>
      {notices.length === 0 ? (
        <EmptyState title="No notice is up.">
          Lunch, a changed time, who is wanted at Control: write it here.
        </EmptyState>
      ) : (
        <ul aria-label="Notices that are up" className="mt-5 border-t border-rule">
          {notices.map(({ id, text: hung, issuedAt }) => (
            <li key={id} className="flex items-baseline gap-3 border-b border-rule py-2">
              <span className="text-small text-ink-3">{clockTime(issuedAt)}</span>
              <span className="min-w-0 flex-1 break-words">{hung}</span>
              <Button
                size="small"
                isBusy={isBusy}
                aria-label={`Take down: ${hung}`}
                onClick={() => act('withdraw-notice', { noticeId: id })}
              >
                Take down
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
