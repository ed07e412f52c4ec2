'use client';

import { useEffect, useRef } from 'react';
import { lines } from '@/components/ui/form/field-makers';
import type { Result } from '@/lib/result';
import type { ControlQuery } from '@/lib/turn/control-desk/papers/orders';
import { ActForm } from '../form/act-form';
import { useWorkForm } from '../form/use-act-form';
import { clockTime } from '../time-words';

/** Questions asked and what was answered, the oldest first. */
export function SheetQueries({ queries, about }: { queries: ControlQuery[]; about: string }) {
  if (queries.length === 0) return null;
  return (
    <ul aria-label={`Queries on ${about}`} className="mt-1 space-y-1 text-small">
      {queries.map((query) => (
        <li key={query.id} className="border-l-2 border-rule-2 pl-2">
          <p>
            <span className="font-cond text-ink-3">{clockTime(query.askedAt)} asked </span>
            <q>{query.text}</q>
          </p>
          {query.answer ? (
            <p className="font-medium">
              <span className="font-cond font-normal text-ink-3">
                {clockTime(query.answer.at)} {query.answer.by}{' '}
              </span>
              {query.answer.text}
            </p>
          ) : (
            <p className="text-waiting">Not answered yet.</p>
          )}
        </li>
      ))}
    </ul>
  );
}

/** The question, written beside what it is about. Control and Enter sends it, Escape puts it away. */
export function QuestionForm({
  about,
  ask,
  onDone,
}: {
  about: string;
  ask: (text: string, reason: string) => Promise<Result<{ id: string }>>;
  onDone: () => void;
}) {
  const form = useWorkForm({
    begin: { text: '' },
    guards: ({ text }) => [text],
    work: ({ text }, reason) => ask(text.trim(), reason),
    onDone,
  });
  const page = useRef<HTMLDivElement>(null);
  useEffect(() => page.current?.querySelector('textarea')?.focus(), []);
  return (
    <div ref={page}>
      <ActForm
        form={form}
        className="mt-2 space-y-1"
        does="Send the question"
        doesAllTheSame="Send it all the same"
        hint="Ctrl ↵"
        isSmall
        leaves="Put it away"
        onLeave={onDone}
        isWhole={form.values.text.trim() !== ''}
        fields={[lines('text', `Question about ${about}`, { maxLength: 1000 })]}
      />
    </div>
  );
}
