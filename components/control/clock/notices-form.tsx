'use client';

import { ActForm } from '@/components/control/parts/form/act-form';
import { useActForm } from '@/components/control/parts/form/use-act-form';
import { clockTime } from '@/components/control/parts/time-words';
import { useMutation } from '@/components/control/parts/use-mutation';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { lines } from '@/components/ui/form/field-makers';
import { useToast } from '@/components/ui/toast';
import type { NoticeHung } from '@/lib/desks/control/clock/hall';

/** The notices of the hall: a new one, and those that hang. What the guard finds is put right, or hung with a reason. */
export function NoticesForm({ notices }: { notices: NoticeHung[] }) {
  const { isBusy, act } = useMutation();
  const say = useToast();
  const form = useActForm({
    verb: 'issue-notice',
    begin: { text: '' },
    input: ({ text }, reason) => ({ text, reason }),
    guards: ({ text }) => [text],
    onDone: () => say('The notice is up, on the projector and on every desk.'),
  });
  return (
    <section aria-label="Public notices">
      <h2 className="mb-2 lead">Public notices</h2>
      <ActForm
        form={form}
        does="Put the notice up"
        doesAllTheSame="Put it up all the same"
        isWhole={form.values.text.trim() !== ''}
        fields={[
          lines('text', 'New notice', {
            rows: 2,
            maxLength: 280,
            hint: 'Everybody reads it: both sides, and anyone who walks past the projector.',
          }),
        ]}
      />
      {notices.length === 0 ? (
        <EmptyState title="No notice is up.">
          Lunch, a changed time, who is wanted at Control: write it here.
        </EmptyState>
      ) : (
        <ul aria-label="Notices that are up" className="mt-5 border-t border-rule">
          {notices.map(({ id, text: hung, issuedAt }) => (
            <li key={id} className="flex items-baseline gap-3 border-b border-rule py-2">
              <span className="aside">{clockTime(issuedAt)}</span>
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
