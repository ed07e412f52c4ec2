'use client';

import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { CardClaim } from '@/components/control/parts/claims/card-claim';
import { useChrome } from '@/components/control/parts/desk-context';
import { ActForm } from '@/components/control/parts/form/act-form';
import { useWorkForm } from '@/components/control/parts/form/use-act-form';
import { SeesLink } from '@/components/control/parts/sees-link';
import { clockTime } from '@/components/control/parts/time-words';
import { useMutation, useSend } from '@/components/control/parts/use-mutation';
import { useServerTime } from '@/components/control/parts/use-server-time';
import { Button } from '@/components/ui/button';
import { choice, figure, lines, named, picks, text, tick } from '@/components/ui/form/field-makers';
import { type Drawn, wholeIn } from '@/components/ui/form/fields';
import type { MessageOnDesk } from '@/lib/turn/control-desk/papers/messages';
import { isAcknowledged, mayBeOverheard, meansInWords } from '@/lib/visibility/forms/message-form';
import { type MessageNews, minutesOnTheWayAtMost } from '@/lib/words';
import { KeyedWays } from './keyed-ways';
import { MessageForm } from './message-form';
import { stateWords, type WayId, ways, waysOpen } from './message-words';

interface Props {
  message: MessageOnDesk;
  turnsToCome: readonly number[];
  teams: readonly { id: string; name: string }[];
}

/** A message and what Control does with it: a figure chooses the way, Enter goes it. */
export function MessageDetail({ message, turnsToCome, teams }: Props) {
  const now = useServerTime(useChrome().now);
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
        <span className={state === 'waits' ? 'text-waiting' : ''}>{stateWords(message, now)}</span>
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
      {message.marks > 0 && (
        <p className="mb-2 text-small text-ink-2">
          {message.marks === 1 ? 'One mark of its map goes' : `${message.marks} marks of its map go`} with it.
        </p>
      )}
      {message.places > 0 && (
        <p className="mb-2 text-small text-ink-2">
          It is a return: {message.places === 1 ? 'one unit' : `${message.places} units`}, where that HQ was last told.
        </p>
      )}
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
        {open.includes(way) && (
          <WayForm key={way} way={way} message={message} turnsToCome={turnsToCome} teams={teams} />
        )}
      </div>
      {toTeamId === null && state === 'waits' && <ToControl message={message} />}
    </article>
  );
}

interface WayValues {
  gameTime: string;
  note: string;
  /** `after`: in so many minutes of the clock; else the turn. */
  dueTurn: string;
  minutes: string;
  otherWords: string;
  isWithoutMarks: boolean;
  heardBy: string[];
  isAcknowledged: boolean;
  news: MessageNews;
}

function WayForm({ way, message, turnsToCome, teams }: Props & { way: WayId }) {
  const send = useSend();
  const isDelivered = message.state === 'delivered';
  const news: MessageNews = isDelivered ? 'delivered' : 'notReceived';
  const begin: WayValues = {
    gameTime: message.gameTime,
    note: '',
    dueTurn: String(turnsToCome[0] ?? after),
    minutes: '10',
    otherWords: message.text,
    isWithoutMarks: false,
    heardBy: message.heardBy,
    isAcknowledged: isAcknowledged(message.means) && way === 'deliver',
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
    work: ({ gameTime, note, dueTurn, minutes, otherWords, news: told, ...delivered }, reason) => {
      const seen = { messageId: message.id, version: begun.current.version ?? message.version };
      begun.current.version = null;
      if (way === 'tell') return send('tell-sender', { messageId: message.id, news: told });
      if (way === 'lose') return send('lose-message', { ...seen, note });
      if (way === 'stop') return send('stop-message', { ...seen, note });
      const carried = { ...seen, gameTime, note, reason };
      if (way === 'delay') {
        const due = dueTurn === after ? { minutes: Number(minutes) } : { dueTurn: Number(dueTurn) };
        return send('delay-message', { ...carried, ...due });
      }
      return send('deliver-message', { ...carried, ...delivered, otherWords: way === 'garble' ? otherWords : null });
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
  const turns = [
    { id: after, label: 'After minutes of the clock' },
    ...turnsToCome.map((number) => ({ id: String(number), label: `When turn ${number} opens` })),
  ];
  const others = teams.filter(({ id }) => id !== message.teamId && id !== message.toTeamId);
  const more = [
    ...(message.marks + message.places > 0 ? [tick('isWithoutMarks', 'The words alone: no marks, no places')] : []),
    ...(mayBeOverheard(message.means)
      ? [picks('heardBy', 'Heard by radio besides', named(others), { placeholder: 'Nobody' })]
      : []),
    ...(isAcknowledged(message.means) ? [tick('isAcknowledged', 'The sender learns that it is there')] : []),
  ];
  const { dueTurn, minutes, otherWords } = form.values;
  const words = lines('otherWords', 'What comes in', { rows: 3, maxLength: 2000, className: 'font-serif' });
  const hour = text('gameTime', 'Hour it comes in, in game time', {
    maxLength: 40,
    placeholder: '18 SEP 1430, or empty',
  });
  const note = text('note', 'Note, for Control', { maxLength: 500 });
  const fields: Record<WayId, Drawn[]> = {
    deliver: [hour, ...more, note],
    garble: [words, hour, ...more, note],
    delay: [
      choice('dueTurn', 'Comes in', turns),
      ...(dueTurn === after ? [figure('minutes', 'Minutes', 1, minutesOnTheWayAtMost, { width: '6rem' })] : []),
      hour,
      note,
    ],
    lose: [note],
    stop: [note],
    tell: [choice('news', 'The sender reads', toldChoices)],
  };
  return (
    <ActForm
      form={form}
      label={wordOf(way)}
      className="mt-3 space-y-2.5"
      does={wordOf(way)}
      doesAllTheSame="Deliver it all the same"
      hint="↵"
      isWhole={
        (way !== 'delay' || dueTurn !== after || wholeIn(minutes, 1, minutesOnTheWayAtMost) !== null) &&
        (way !== 'garble' || otherWords.trim() !== '')
      }
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
    stop: 'Stop it',
  })[way];

/** Delayed by the clock, and not until a turn. */
const after = 'after';

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
