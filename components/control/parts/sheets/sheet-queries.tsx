'use client';

import type { ControlQuery } from '@/lib/desks/control/orders/orders';
import type { Result } from '@/lib/result';
import { clockTime } from '../time-words';
import { WordsForm } from './words-form';

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

/** A question to the team, written beside what it is about. */
export const QuestionForm = ({
  about,
  ask,
  onDone,
}: {
  about: string;
  ask: (text: string, reason: string) => Promise<Result<{ id: string }>>;
  onDone: () => void;
}) => <WordsForm label={`Question about ${about}`} does="Send the question" write={ask} onDone={onDone} />;
