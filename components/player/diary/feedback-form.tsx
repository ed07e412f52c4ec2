'use client';

import { useState } from 'react';
import { useTransport } from '@/components/transport/desk-transport';
import { newWriteId } from '@/components/transport/send/send';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { TextArea } from '@/components/ui/text-area';

const blank = { wentWell: '', wentBadly: '', moment: '', isNamed: false };

/** Three questions to a player when the battle is over. Unless he wishes otherwise nobody can tell who answered. */
export function FeedbackForm({ seatId }: { seatId: string }) {
  const [id] = useState(newWriteId);
  const [said, setSaid] = useState(blank);
  const [state, setState] = useState<'open' | 'sent' | string>('open');
  const { sendPress } = useTransport();
  const put = (words: Partial<typeof blank>) => setSaid({ ...said, ...words });

  async function send() {
    setState('Sending…');
    const reply = await sendPress({ seatId, verb: 'give-feedback', input: { id, ...said } }, () => {});
    if (reply.kind === 'ok') return setState('sent');
    setState(reply.kind === 'refused' ? reply.refusal.message : 'It was not sent. Try again.');
  }

  return (
    <section aria-label="How was it?" className="not-printed on-desk mx-auto mt-4 max-w-5xl space-y-3 p-4">
      <h2 className="text-lead font-semibold">The battle is over. How was it?</h2>
      {state === 'sent' ? (
        <p role="status">Thank you. Control reads it with the answers of the others.</p>
      ) : (
        <form
          className="space-y-3"
          onSubmit={(event) => {
            event.preventDefault();
            void send();
          }}
        >
          <TextArea
            label="What went well?"
            value={said.wentWell}
            maxLength={1000}
            onChange={(e) => put({ wentWell: e.target.value })}
          />
          <TextArea
            label="What did not?"
            value={said.wentBadly}
            maxLength={1000}
            onChange={(e) => put({ wentBadly: e.target.value })}
          />
          <TextArea
            label="One moment to talk about"
            value={said.moment}
            maxLength={1000}
            onChange={(e) => put({ moment: e.target.value })}
          />
          <Checkbox
            label="My seat’s name may stand with it"
            isTicked={said.isNamed}
            onTick={(isNamed) => put({ isNamed })}
          />
          <p className="text-note text-ink-2">Without the tick nothing is kept that says whose answer it is.</p>
          {state !== 'open' && <p role="alert">{state}</p>}
          <Button type="submit">Send</Button>
        </form>
      )}
    </section>
  );
}
