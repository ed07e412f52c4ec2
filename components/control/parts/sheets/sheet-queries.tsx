'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { TextArea } from '@/components/ui/text-area';
import type { Result } from '@/lib/result';
import type { ControlQuery } from '@/lib/turn/control-desk/papers/orders';
import { GuardMarks, useGuarded } from '../guard-marks';
import { clockTime } from '../time-words';
import { useMutation } from '../use-mutation';

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
  const { isBusy, run } = useMutation();
  const [text, setText] = useState('');
  const guarded = useGuarded(text);
  const canGo = text.trim() !== '' && !guarded.isHeld;
  const send = () => canGo && run(() => ask(text.trim(), guarded.given), onDone, guarded.takes);
  return (
    <form
      className="mt-2"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <TextArea
        label={`Question about ${about}`}
        value={text}
        maxLength={1000}
        ref={(field) => field?.focus()}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) send();
          if (event.key === 'Escape') onDone();
        }}
      />
      <GuardMarks guarded={guarded} label="Reason to send it all the same" />
      <div className="mt-1 flex flex-wrap gap-x-2 gap-y-1">
        <Button type="submit" kind="act" size="small" isBusy={isBusy} disabled={!canGo} hint="Ctrl ↵">
          {guarded.hasMarks ? 'Send it all the same' : 'Send the question'}
        </Button>
        <Button size="small" kind="quiet" onClick={onDone}>
          Put it away
        </Button>
      </div>
    </form>
  );
}
