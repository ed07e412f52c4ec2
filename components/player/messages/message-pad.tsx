'use client';

import { nanoid } from 'nanoid';
import { useEffect, useRef, useState } from 'react';
import { Writable } from '@/components/transport/desk-transport';
import { useKeptDraft } from '@/components/transport/keeper/use-kept-draft';
import { useSeated } from '@/components/transport/seated';
import { useWrite } from '@/components/transport/send/use-write';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { later } from '@/components/ui/later';
import { LocalTime } from '@/components/ui/local-time';
import { Select } from '@/components/ui/select';
import { TextArea } from '@/components/ui/text-area';
import { useIsPhone } from '@/components/ui/use-is-phone';
import { unbroken } from '@/lib/text';
import { meansWords, messageLettersAtMost } from '@/lib/visibility/forms/message-form';
import type { PlayerDesk } from '@/lib/visibility/player/desk';
import { keptWords } from '../offline/kept-words';
import { WentWithIt } from './went-with-it';

/** Most messages are words to Control: it is loaded with the first line to another HQ, or the first mark. */
const GoesWithIt = later(async () => (await import('./goes-with-it')).GoesWithIt);

/** The text being written; the write's id goes with it, so that a message sent again after a lost answer is the same one. */
interface Draft {
  linkId: string | null;
  text: string;
  /** Marks of the map that go with it. */
  markIds: string[];
  /** Own units whose places it tells. */
  unitIds: string[];
  writeId: string;
  /** Send was pressed: it goes out as soon as somebody answers. */
  isOnItsWay: boolean;
}
const control = 'control';
const blank = (): Draft => ({ linkId: null, text: '', markIds: [], unitIds: [], writeId: nanoid(), isOnItsWay: false });

/** The message pad: a message is written, sent, and lies among those sent; what becomes of it is not for the sender to see. */
export function MessagePad({ desk, isShown }: { desk: PlayerDesk; isShown: boolean }) {
  const { seatId, readAgain } = useSeated();
  const [draft, keep] = useKeptDraft(seatId, 'message', blank);
  /** Other words are another message: the id of what was sent before stays with what was sent. */
  const change = (patch: Partial<Draft>) => keep({ ...draft, ...patch, writeId: nanoid(), isOnItsWay: false });
  const [refused, setRefused] = useState<string | null>(null);
  const onSent = async () => {
    keep(null);
    void readAgain();
  };
  const { heldUpBy, write } = useWrite(setRefused, onSent);
  const isPhone = useIsPhone();
  const isBusy = draft.isOnItsWay;
  const isSending = useRef(false);
  const line = desk.links.find(({ id }) => id === draft.linkId);
  const isCut = line?.means === 'none';
  // A draft kept before these could go with it has none.
  const markIds = (draft.markIds ?? []).filter((id) => desk.marks.some((mark) => mark.id === id));
  const unitIds = line ? (draft.unitIds ?? []).filter((id) => desk.counters.some((unit) => unit.id === id)) : [];

  async function send() {
    if (draft.text.trim() === '' || isSending.current || isCut) return;
    isSending.current = true;
    keep({ ...draft, isOnItsWay: true });
    setRefused(null);
    const { text, writeId } = draft;
    const input = { linkId: line?.id ?? null, text, markIds, unitIds };
    const isSent = await write('send-message', input, 'The message is sent.', writeId);
    if (!isSent) keep({ ...draft, isOnItsWay: false });
    isSending.current = false;
  }

  useEffect(() => {
    if (draft.isOnItsWay && !isSending.current) void send();
  });

  return (
    <div hidden={!isShown} className="flows scrolls px-4 pt-3 pb-6 sm:px-5">
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
            onPick={(id) => change({ linkId: id === control ? null : id })}
            choices={[
              { id: control, label: 'Control' },
              ...desk.links.map(({ id, toName, means }) => ({
                id,
                label: `${toName}, ${meansWords(means)}`,
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
            onChange={(event) => change({ text: event.target.value })}
            error={refused}
            className="font-serif"
          />
          {(line || desk.marks.length > 0) && (
            <GoesWithIt
              desk={desk}
              isToHq={line !== undefined}
              markIds={markIds}
              unitIds={unitIds}
              isReadOnly={isBusy}
              onChange={change}
            />
          )}
          <div className="flex items-center gap-3">
            <Button kind="act" type="submit" isBusy={isBusy} disabled={draft.text.trim() === '' || isCut} hint="Ctrl ↵">
              Send
            </Button>
            <p role="status" className="aside">
              {heldUpBy
                ? keptWords(heldUpBy, isPhone ? 'phone' : 'laptop')
                : `What you write is kept on this ${isPhone ? 'phone' : 'laptop'} until it is sent.`}
            </p>
          </div>
        </form>
      </Writable>
      <ReturnsWanted desk={desk} chosen={line?.id} onWrite={(linkId) => change({ linkId })} />
      <Sent messages={desk.sentMessages} />
    </div>
  );
}

/** The returns that the higher HQ wants, and whether one was sent in this turn. */
function ReturnsWanted({
  desk: { command, sentMessages, clock, links },
  chosen,
  onWrite,
}: {
  desk: PlayerDesk;
  /** The line the message in hand goes by. */
  chosen: string | undefined;
  onWrite: (linkId: string) => void;
}) {
  const { higher } = command;
  if (!higher || higher.returns === 'byMessage') return null;
  if (higher.returns === 'onRequest')
    return (
      <p className="mt-4 text-note text-ink-2">{higher.name} asks for the places of your units when it wants them.</p>
    );
  const isSent = sentMessages.some(
    ({ toName, turn, places }) => toName === higher.name && turn === clock.turn && places.length > 0,
  );
  const way = links.find(({ toName, means }) => toName === higher.name && means !== 'none');
  return (
    <p className="mt-4 text-note text-ink-2">
      {higher.name} wants the places of your units each turn.{' '}
      {isSent ? 'They are sent for this turn.' : 'They are not sent for this turn yet.'}{' '}
      {!isSent && way && way.id !== chosen && (
        <Button size="small" onClick={() => onWrite(way.id)}>
          Write to {higher.name}
        </Button>
      )}
    </p>
  );
}

function Sent({ messages }: { messages: PlayerDesk['sentMessages'] }) {
  if (messages.length === 0)
    return <EmptyState title="Nothing is sent yet">What your HQ sends is kept here, with the hour it went.</EmptyState>;
  return (
    <section aria-label="Messages sent" className="mt-6 border-t-[1.5px] border-ink">
      <ul>
        {messages.map(({ id, toName, means, text, marks, places, writtenBy, sentAt, news }) => (
          <li key={id} className="border-b border-rule py-2">
            <p className="flex flex-wrap gap-x-3 text-note">
              <b>To {toName}</b>
              {means && <span className="text-ink-2">{meansWords(means)}</span>}
              <span className="ml-auto aside">
                sent <LocalTime time={sentAt} /> · {writtenBy}
              </span>
            </p>
            <p className="font-serif leading-snug whitespace-pre-wrap">{unbroken(text)}</p>
            <WentWithIt marks={marks} places={places} />
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
