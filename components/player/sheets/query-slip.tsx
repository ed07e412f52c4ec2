'use client';

import { useRef, useState } from 'react';
import { useTransport, Writable } from '@/components/transport/desk-transport';
import { type HeldUp, newWriteId } from '@/components/transport/send/send';
import { Button } from '@/components/ui/button';
import { LocalTime } from '@/components/ui/local-time';
import { TextArea } from '@/components/ui/text-area';
import type { DeskQuery } from '@/lib/visibility/player/desk';
import { unkeptWords } from '../offline/kept-words';

interface Props {
  query: DeskQuery;
  seatId: string;
  /** What the question is about, in words. */
  about: string | null;
  onAnswered: () => Promise<void>;
}

/** A question of Control's, and the place for the answer. */
export function QuerySlip({ query, seatId, about, onAnswered }: Props) {
  const [text, setText] = useState('');
  const line = useTransport();
  const [refused, setRefused] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [heldUpBy, setHeldUpBy] = useState<HeldUp | null>(null);
  const sent = useRef<{ writeId: string; text: string } | null>(null);

  async function send() {
    if (text.trim() === '' || isBusy) return;
    setBusy(true);
    setRefused(null);
    if (sent.current?.text !== text) sent.current = { writeId: newWriteId(), text };
    const input = { queryId: query.id, text };
    const write = { seatId, verb: 'answer-query', writeId: sent.current.writeId, input };
    const reply = await line.sendUntilAnswered(write, setHeldUpBy);
    setHeldUpBy(null);
    if (reply.kind === 'refused') setRefused(reply.refusal.message);
    if (reply.kind === 'fault')
      setRefused('The console has a fault, so it may not be sent. Try again, or tell Control.');
    if (reply.kind === 'ok' || reply.kind === 'refused' || reply.kind === 'movedAway') await onAnswered();
    setBusy(false);
  }

  return (
    <article className="rounded-3 bg-waiting-soft px-3.5 py-3 shadow-1">
      <p className="flex justify-between text-console">
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
            void send();
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

/** What was asked about one row, and what was answered, beside the row. */
export function RowQueries({ queries, lineId }: { queries: readonly DeskQuery[]; lineId: string }) {
  return queries
    .filter((query) => query.lineId === lineId)
    .map((query) => (
      <span key={query.id} className="mt-1.5 block border-l-2 border-waiting pl-2 text-note">
        <span className="block text-waiting">Control asks: {query.text}</span>
        {query.answer ? (
          <span className="block text-ink-2">
            {query.answer.by}: {query.answer.text}
          </span>
        ) : (
          <span className="block font-medium text-waiting">Waits for your answer, among the signals.</span>
        )}
      </span>
    ));
}
