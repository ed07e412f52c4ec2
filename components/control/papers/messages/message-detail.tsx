'use client';

import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { CardClaim } from '@/components/control/parts/claims/card-claim';
import { ActForm } from '@/components/control/parts/form/act-form';
import { useWorkForm } from '@/components/control/parts/form/use-act-form';
import { SeesLink } from '@/components/control/parts/sees-link';
import { clockTime } from '@/components/control/parts/time-words';
import { useMutation, useSend } from '@/components/control/parts/use-mutation';
import { Button } from '@/components/ui/button';
import { choice, lines, text } from '@/components/ui/form/field-makers';
import type { Drawn } from '@/components/ui/form/fields';
import type { MessageOnDesk } from '@/lib/turn/control-desk/papers/messages';
import { meansInWords } from '@/lib/visibility/forms/message-form';
import type { MessageNews } from '@/lib/words';
import { KeyedWays } from './keyed-ways';
import { MessageForm } from './message-form';
import { stateWords, type WayId, ways, waysOpen } from './message-words';

interface Props {
  message: MessageOnDesk;
  turnsToCome: readonly number[];
}

/** A message and what Control does with it: a figure chooses the way, Enter goes it. */
export function MessageDetail({ message, turnsToCome }: Props) {
  const open = waysOpen(message);
  const [chosen, setWay] = useState<WayId>(open[0] ?? 'tell');
  // What another umpire did may have closed the way that was chosen.
  const way = open.includes(chosen) ? chosen : (open[0] ?? 'tell');
  const fields = useRef<HTMLDivElement>(null);
  const choose = (id: WayId) => {
    // Who goes on typing types into the form, not past it.
    flushSync(() => setWay(id));
    const first = id === 'tell' ? 'button[type=submit]' : 'input, select, textarea';
    fields.current?.querySelector<HTMLElement>(first)?.focus();
  };
  const { from, toName, toTeamId, means, otherWords, sentAt, turn, writtenBy, state, news, readBy } = message;
  return (
    <article aria-label={`Message from ${from} to ${toName}`}>
      <h2 className="text-lead leading-snug">
        {from} → {toName}
      </h2>
      <p className="text-small text-ink-3">
        {means ? `${meansInWords[means] ?? means}, ` : ''}turn {turn}, sent {clockTime(sentAt)} by {writtenBy} ·{' '}
        <span className={state === 'waits' ? 'text-waiting' : ''}>{stateWords(message)}</span>
      </p>
      <p className="flex flex-wrap gap-x-3">
        {message.between.map((team) => (
          <SeesLink key={team.key} team={team} isNamed />
        ))}
      </p>
      {state !== 'delivered' && <CardClaim kind="message" subjectId={message.id} />}
      <p className="my-2 border-y border-rule-2 py-2 font-serif text-desk leading-snug whitespace-pre-wrap">
        {message.text}
      </p>
      {otherWords && (
        <p className="mb-2 text-small text-ink-2">
          It came in as: <span className="font-serif">“{otherWords}”</span>
        </p>
      )}
      {(message.gameTime || message.note) && (
        <p className="text-small text-ink-2">{[message.gameTime, message.note].filter(Boolean).join(' · ')}</p>
      )}
      {readBy.length > 0 && <p className="text-small text-ink-2">Read by {readBy.join(', ')}.</p>}
      {news.map((one) => (
        <p key={one.text} className="text-small text-ink-2">
          The sender was told {clockTime(one.at)}: {one.text}
        </p>
      ))}
      {open.length > 0 && (
        <div className="mt-3">
          <KeyedWays ways={ways.filter(({ id }) => open.includes(id))} chosen={way} onChoose={choose} />
        </div>
      )}
      <div ref={fields}>
        {open.includes(way) && <WayForm key={way} way={way} message={message} turnsToCome={turnsToCome} />}
      </div>
      {toTeamId === null && state === 'waits' && <ToControl message={message} />}
    </article>
  );
}

interface WayValues {
  gameTime: string;
  note: string;
  dueTurn: string;
  otherWords: string;
  news: MessageNews;
}

function WayForm({ way, message, turnsToCome }: Props & { way: WayId }) {
  const send = useSend();
  const isDelivered = message.state === 'delivered';
  const news: MessageNews = isDelivered ? 'delivered' : 'notReceived';
  const begin: WayValues = {
    gameTime: message.gameTime,
    note: '',
    dueTurn: String(turnsToCome[0] ?? ''),
    otherWords: message.text,
    news,
  };
  /**
   * What the form began with, and the version of the message it was begun for; null: it was pressed since, and whoever
   * presses again has seen the newest. What was typed stays when another umpire changes the message; the first press is refused.
   */
  const begun = useRef<{ begin: WayValues; version: number | null }>({ begin, version: message.version });
  const form = useWorkForm<unknown, WayValues>({
    begin,
    guards: ({ otherWords, gameTime }) => [way, otherWords, gameTime],
    work: ({ gameTime, note, dueTurn, otherWords, news: told }, reason) => {
      const seen = { messageId: message.id, version: begun.current.version ?? message.version };
      begun.current.version = null;
      if (way === 'tell') return send('tell-sender', { messageId: message.id, news: told });
      if (way === 'lose') return send('lose-message', { ...seen, note });
      const carried = { ...seen, gameTime, note, reason };
      if (way === 'delay') return send('delay-message', { ...carried, dueTurn: Number(dueTurn) });
      return send('deliver-message', { ...carried, otherWords: way === 'garble' ? otherWords : null });
    },
  });
  const isTyped = JSON.stringify(form.values) !== JSON.stringify(begun.current.begin);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the form begins anew with another state of the message, unless something is typed in it
  useEffect(() => {
    if (isTyped) return;
    begun.current = { begin, version: message.version };
    form.reset(begin);
  }, [message.version]);
  const toldChoices = isDelivered
    ? [
        { id: 'delivered', label: `${message.toName} has received it.` },
        { id: 'read', label: `${message.toName} has read it.` },
      ]
    : [{ id: 'notReceived', label: `${message.toName} does not answer.` }];
  const turns = turnsToCome.map((number) => ({ id: String(number), label: `Turn ${number}` }));
  const words = lines('otherWords', 'What comes in', { rows: 3, maxLength: 2000, className: 'font-serif' });
  const hour = text('gameTime', 'Hour it comes in, in game time', {
    maxLength: 40,
    placeholder: '18 SEP 1430, or empty',
  });
  const note = text('note', 'Note, for Control', { maxLength: 500 });
  const fields: Record<WayId, Drawn[]> = {
    deliver: [hour, note],
    garble: [words, hour, note],
    delay: [choice('dueTurn', 'Comes in when this turn opens', turns), hour, note],
    lose: [note],
    tell: [choice('news', 'The sender reads', toldChoices)],
  };
  const { dueTurn, otherWords } = form.values;
  return (
    <ActForm
      form={form}
      label={wordOf(way)}
      className="mt-3 space-y-2.5"
      does={wordOf(way)}
      doesAllTheSame="Deliver it all the same"
      hint="↵"
      isWhole={(way !== 'delay' || dueTurn !== '') && (way !== 'garble' || otherWords.trim() !== '')}
      fields={fields[way]}
    />
  );
}

const wordOf = (way: WayId): string =>
  ({
    deliver: 'Deliver now',
    delay: 'Send it on its way',
    lose: 'Lose it',
    garble: 'Deliver these words',
    tell: 'Tell the sender',
  })[way];

/** A message to Control: it is answered, or done with. */
function ToControl({ message }: Pick<Props, 'message'>) {
  const { isBusy, act } = useMutation();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector('textarea')?.focus(), []);
  return (
    <div ref={box} className="mt-3 space-y-3">
      <MessageForm teams={[{ id: message.teamId, name: message.from }]} answers={message.id} onSent={() => {}} />
      <Button
        size="small"
        isBusy={isBusy}
        onClick={() =>
          act('deliver-message', {
            messageId: message.id,
            version: message.version,
            gameTime: '',
            otherWords: null,
            note: '',
            reason: '',
          })
        }
      >
        Read, no answer
      </Button>
    </div>
  );
}
