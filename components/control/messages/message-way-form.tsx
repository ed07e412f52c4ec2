import { useEffect, useRef } from 'react';
import { useChrome } from '@/components/control/parts/desk-context';
import { ActForm } from '@/components/control/parts/form/act-form';
import { useWorkForm } from '@/components/control/parts/form/use-act-form';
import { keyOf } from '@/components/control/parts/keys/key-table';
import { useSend } from '@/components/control/parts/use-mutation';
import { choice, figure, lines, named, picks, text, tick } from '@/components/ui/form/field-makers';
import { type Drawn, type PlaceIn, wholeIn } from '@/components/ui/form/fields';
import type { MessageOnDesk } from '@/lib/desks/control/messages/messages';
import { isAcknowledged, mayBeOverheard } from '@/lib/visibility/forms/message-form';
import { minutesOnTheWayAtMost } from '@/lib/words';
import { hourField, turnThen } from './hour-field';
import type { WayId } from './message-words';

interface Props {
  way: WayId;
  message: MessageOnDesk;
  turnsToCome: readonly number[];
  /** The teams that may hear a message by radio. */
  teams: readonly { id: string; name: string }[];
}

interface WayValues {
  gameTime: string;
  note: string;
  /** `after`: in so many minutes of the clock; `withReport`: with the next report; else the turn. */
  dueTurn: string;
  minutes: string;
  otherWords: string;
  isWithoutMarks: boolean;
  heardBy: string[];
  isAcknowledged: boolean;
  /** The news that the sender is told automatically. */
  news: Told;
}

type Told = MessageOnDesk['newsLeft'][number]['id'];

/** The fields of one way. Typed words stay while another umpire changes the message. */
export function WayForm({ way, message, turnsToCome, teams }: Props) {
  const send = useSend();
  const { turn } = useChrome();
  const begin: WayValues = {
    gameTime: message.gameTime,
    note: '',
    dueTurn: String(turnsToCome[0] ?? after),
    minutes: '10',
    otherWords: message.text,
    isWithoutMarks: false,
    heardBy: message.heardBy,
    isAcknowledged: isAcknowledged(message.means) && way === 'deliver',
    news: message.newsLeft[0]?.id ?? 'notReceived',
  };
  /**
   * The values the form began with, and the version of the message it was begun for; null: it was pressed since, and
   * whoever presses again has seen the newest. What was typed stays when another umpire changes the message; the first
   * press is refused.
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
        const due =
          dueTurn === after
            ? { minutes: Number(minutes) }
            : dueTurn === withReport
              ? { withReport: true }
              : { dueTurn: Number(dueTurn) };
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
  const news = message.newsLeft.map(({ id, text: label }) => ({ id, label }));
  const turns = [
    { id: after, label: 'After minutes of the clock' },
    { id: withReport, label: 'With its next report' },
    ...turnsToCome.map((number) => ({ id: String(number), label: `When turn ${number} opens` })),
  ];
  const others = teams.filter(({ id }) => id !== message.teamId && id !== message.toTeamId);
  const more = [
    ...(message.marks.length + message.places.length > 0
      ? [tick('isWithoutMarks', 'The words alone: no marks, no places')]
      : []),
    ...(mayBeOverheard(message.means)
      ? [picks('heardBy', 'Heard by radio besides', named(others), { placeholder: 'Nobody' })]
      : []),
    ...(isAcknowledged(message.means) ? [tick('isAcknowledged', 'The sender learns that it is there')] : []),
  ];
  const { dueTurn, minutes, otherWords } = form.values;
  const words = lines('otherWords', 'What comes in', { rows: 3, maxLength: 2000, className: 'font-serif' });
  const isDelayed = way === 'delay' && dueTurn !== after && dueTurn !== withReport;
  const hour = hourField(isDelayed ? turnThen(turn, Number(dueTurn)) : turn, form.values.gameTime);
  const note = text('note', 'Note, for Control', { maxLength: 500 });
  const fields: Record<WayId, Drawn<PlaceIn<WayValues>>[]> = {
    deliver: [note, hour, ...more],
    garble: [words, hour, ...more, note],
    delay: [
      choice('dueTurn', 'Comes in', turns),
      ...(dueTurn === after ? [figure('minutes', 'Minutes', 1, minutesOnTheWayAtMost, { width: '6rem' })] : []),
      hour,
      note,
    ],
    lose: [note],
    stop: [note],
    tell: [choice('news', 'The sender reads', news)],
  };
  return (
    <ActForm
      form={form}
      label={wordOf(way)}
      className="mt-3 space-y-2.5"
      does={wordOf(way)}
      doesAllTheSame="Deliver it all the same"
      hint={keyOf('open')}
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

/** Delayed until the next report of the HQ it is for. */
const withReport = 'withReport';
