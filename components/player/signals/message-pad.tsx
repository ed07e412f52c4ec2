'use client';

import { nanoid } from 'nanoid';
import { useEffect, useRef, useState } from 'react';
import { useTransport, Writable } from '@/components/transport/desk-transport';
import type { HeldUp } from '@/components/transport/send/send';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { LocalTime } from '@/components/ui/local-time';
import { Select } from '@/components/ui/select';
import { TextArea } from '@/components/ui/text-area';
import { useToast } from '@/components/ui/toast';
import { useIsPhone } from '@/components/ui/use-is-phone';
import { meansInWords, messageLettersAtMost } from '@/lib/visibility/forms/message-form';
import type { PlayerDesk } from '@/lib/visibility/player/desk';
import { keptWords } from '../offline/kept-words';

/** What is being written; the write's id goes with it, so that a message sent again after a lost answer is the same one. */
interface Draft {
  linkId: string | null;
  text: string;
  writeId: string;
  /** Send was pressed: it goes out as soon as somebody answers. */
  isOnItsWay: boolean;
}
const control = 'control';
const blank = (): Draft => ({ linkId: null, text: '', writeId: nanoid(), isOnItsWay: false });

interface Props {
  desk: PlayerDesk;
  isShown: boolean;
  readAgain: () => Promise<void>;
  onMovedAway: () => void;
}

/** The message pad: a message is written, sent, and lies among those sent; what becomes of it is not for the sender to see. */
export function MessagePad({ desk, isShown, readAgain, onMovedAway }: Props) {
  const say = useToast();
  const { sendUntilAnswered } = useTransport();
  const { draft, write, goes, clear } = useKept(desk.seat.id);
  const [refused, setRefused] = useState<string | null>(null);
  const [heldUpBy, setHeldUpBy] = useState<HeldUp | null>(null);
  const isPhone = useIsPhone();
  const isBusy = draft.isOnItsWay;
  const isSending = useRef(false);
  const line = desk.links.find(({ id }) => id === draft.linkId);
  const isCut = line?.means === 'none';

  async function send() {
    if (draft.text.trim() === '' || isSending.current || isCut) return;
    isSending.current = true;
    goes(true);
    setRefused(null);
    const { linkId, text, writeId } = draft;
    const input = { linkId: line ? linkId : null, text };
    const write = { seatId: desk.seat.id, verb: 'send-message', writeId, input };
    const reply = await sendUntilAnswered(write, setHeldUpBy);
    setHeldUpBy(null);
    goes(false);
    isSending.current = false;
    if (reply.kind === 'refused') setRefused(reply.refusal.message);
    if (reply.kind === 'fault')
      setRefused('The console has a fault, so it may not be sent. Try again, or tell Control.');
    if (reply.kind === 'movedAway') onMovedAway();
    if (reply.kind === 'ok') {
      clear();
      say('The message is sent.');
      await readAgain();
    }
  }

  useEffect(() => {
    if (draft.isOnItsWay && !isSending.current) void send();
  });

  return (
    <div hidden={!isShown} className="min-h-0 flex-1 overflow-y-auto px-4 pt-3 pb-6 sm:px-5">
      <Writable>
        <form
          aria-label="Write a message"
          className="space-y-3"
          onSubmit={(event) => {
            event.preventDefault();
            void send();
          }}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void send();
          }}
        >
          <Select
            label="To"
            value={line ? line.id : control}
            disabled={isBusy}
            onPick={(id) => write({ ...draft, linkId: id === control ? null : id })}
            choices={[
              { id: control, label: 'Control' },
              ...desk.links.map(({ id, toName, means }) => ({
                id,
                label: `${toName}, ${meansInWords[means] ?? means}`,
              })),
            ]}
            error={isCut ? `No message can get through to ${line.toName}.` : null}
          />
          <TextArea
            label="Message"
            rows={4}
            maxLength={messageLettersAtMost}
            value={draft.text}
            readOnly={isBusy}
            onChange={(event) => write({ ...draft, text: event.target.value })}
            error={refused}
            className="font-serif"
          />
          <div className="flex items-center gap-3">
            <Button kind="act" type="submit" isBusy={isBusy} disabled={draft.text.trim() === '' || isCut} hint="Ctrl ↵">
              Send
            </Button>
            <p role="status" className="text-small text-ink-3">
              {heldUpBy
                ? keptWords(heldUpBy, isPhone ? 'phone' : 'laptop')
                : `What you write is kept on this ${isPhone ? 'phone' : 'laptop'} until it is sent.`}
            </p>
          </div>
        </form>
      </Writable>
      <Sent messages={desk.sentMessages} />
    </div>
  );
}

function Sent({ messages }: { messages: PlayerDesk['sentMessages'] }) {
  if (messages.length === 0)
    return <EmptyState title="Nothing is sent yet">What your HQ sends is kept here, with the hour it went.</EmptyState>;
  return (
    <section aria-label="Messages sent" className="mt-6 border-t-[1.5px] border-ink">
      <ul>
        {messages.map(({ id, toName, means, text, writtenBy, sentAt, news }) => (
          <li key={id} className="border-b border-rule py-2">
            <p className="flex flex-wrap gap-x-3 text-note">
              <b>To {toName}</b>
              {means && <span className="text-ink-2">{meansInWords[means] ?? means}</span>}
              <span className="ml-auto text-small text-ink-3">
                sent <LocalTime time={sentAt} /> · {writtenBy}
              </span>
            </p>
            <p className="font-serif leading-snug whitespace-pre-wrap">{text}</p>
            {news.map((one) => (
              <p key={one.text} className="text-note text-ink-2">
                <LocalTime time={one.at} /> {one.text}
              </p>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The draft of a seat in this browser: it outlives a closed lid. */
function useKept(seatId: string) {
  const [draft, setDraft] = useState<Draft>(blank);
  const { keep } = useTransport();
  const store = useRef(keep<Draft>(seatId, 'message'));
  const isTouched = useRef(false);
  useEffect(() => {
    void store.current.load().then((kept) => kept && !isTouched.current && setDraft(kept));
  }, []);
  return {
    draft,
    /** Other words are another message: the id of what was sent before stays with what was sent. */
    write: (next: Draft) => {
      isTouched.current = true;
      const changed = { ...next, writeId: nanoid(), isOnItsWay: false };
      setDraft(changed);
      void store.current.keep(changed);
    },
    /** The same message is on its way, or is not. */
    goes: (isOnItsWay: boolean) => {
      const changed = { ...draft, isOnItsWay };
      setDraft(changed);
      void store.current.keep(changed);
    },
    clear: () => {
      setDraft(blank());
      void store.current.keep(null);
    },
  };
}
