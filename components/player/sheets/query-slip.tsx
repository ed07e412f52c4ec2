'use client';

import { useState } from 'react';
import { Writable } from '@/components/transport/desk-transport';
import { useSeated } from '@/components/transport/seated';
import { useWrite } from '@/components/transport/send/use-write';
import { Button } from '@/components/ui/button';
import { LocalTime } from '@/components/ui/local-time';
import { TextArea } from '@/components/ui/text-area';
import type { DeskQuery } from '@/lib/visibility/player/desk';
import { unkeptWords } from '../offline/kept-words';

interface Props {
  query: DeskQuery;
  /** The subject of the question, in words. */
  about: string | null;
}

/** A question of Control's, and the place for the answer. */
export function QuerySlip({ query, about }: Props) {
  const [text, setText] = useState('');
  const [refused, setRefused] = useState<string | null>(null);
  const { readAgain } = useSeated();
  const { isBusy, heldUpBy, write } = useWrite((why) => {
    setRefused(why);
    void readAgain();
  });
  const send = () => {
    if (text.trim() === '' || isBusy) return;
    setRefused(null);
    void write('answer-query', { queryId: query.id, text }, null);
  };

  return (
    <article className="rounded-3 bg-waiting-soft px-3.5 py-3 shadow-1">
      <p className="flex justify-between text-small">
        <b className="text-waiting">Control asks{about && ` about ${about}`}</b>
        <span className="text-ink-2">
          <LocalTime time={query.askedAt} />
        </span>
      </p>
      <p className="mt-0.5 mb-2 whitespace-pre-wrap">{query.text}</p>
      <Writable>
        <TextArea
          label="Your answer"
          isLabelHidden
          rows={1}
          maxLength={2000}
          placeholder="Answer…"
          value={text}
          readOnly={isBusy}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
            event.preventDefault();
            send();
          }}
          error={refused}
        />
      </Writable>
      {heldUpBy && (
        <p role="status" className="mt-1 text-note">
          {unkeptWords(heldUpBy)}
        </p>
      )}
      {text.trim() !== '' && (
        <Button kind="act" size="small" className="mt-2" isBusy={isBusy} onClick={send} hint="↵">
          Send the answer
        </Button>
      )}
    </article>
  );
}
