'use client';

import { type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { CardClaim } from '@/components/control/parts/claims/card-claim';
import { GuardMarks, useGuarded } from '@/components/control/parts/guard-marks';
import { useKeys } from '@/components/control/parts/keys/use-keys';
import { SeesLink } from '@/components/control/parts/sees-link';
import { clockTime } from '@/components/control/parts/time-words';
import { useMutation, useSend } from '@/components/control/parts/use-mutation';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import { TextArea } from '@/components/ui/text-area';
import type { MessageOnDesk } from '@/lib/turn/control-desk/papers/messages';
import { meansInWords } from '@/lib/visibility/forms/message-form';
import type { MessageNews } from '@/lib/words';
import { MessageForm } from './message-form';
import { stateWords, type WayId, ways, waysOpen } from './message-words';

interface Props {
  message: MessageOnDesk;
  turnsToCome: readonly number[];
}

/** A message and what Control does with it: a figure chooses the way, Enter goes it. */
export function MessageDetail({ message, turnsToCome }: Props) {
  const open = waysOpen(message);
  const [way, setWay] = useState<WayId>(open[0] ?? 'tell');
  const fields = useRef<HTMLFormElement>(null);
  const choose = (id: WayId) => {
    if (!open.includes(id)) return;
    // Who goes on typing types into the form, not past it.
    flushSync(() => setWay(id));
    const first = id === 'tell' ? 'button[type=submit]' : 'input, select, textarea';
    fields.current?.querySelector<HTMLElement>(first)?.focus();
  };
  useKeys(Object.fromEntries(ways.map(({ id, key }) => [key, () => choose(id)])));
  const { from, toName, toTeamId, means, text, otherWords, sentAt, turn, writtenBy, state, news, readBy } = message;
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
      <p className="my-2 border-y border-rule-2 py-2 font-serif text-desk leading-snug whitespace-pre-wrap">{text}</p>
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
        <fieldset className="mt-3 flex flex-wrap gap-1.5">
          <legend className="sr-only">What to do with it</legend>
          {ways
            .filter(({ id }) => open.includes(id))
            .map(({ id, key, word }) => (
              <Button key={id} size="small" hint={key} aria-pressed={way === id} onClick={() => choose(id)}>
                {word}
              </Button>
            ))}
        </fieldset>
      )}
      {open.includes(way) && <WayForm key={way} form={fields} way={way} message={message} turnsToCome={turnsToCome} />}
      {toTeamId === null && state === 'waits' && <ToControl message={message} />}
    </article>
  );
}

function WayForm({ form, way, message, turnsToCome }: Props & { way: WayId; form: RefObject<HTMLFormElement | null> }) {
  const send = useSend();
  const { isBusy, run } = useMutation();
  const [gameTime, setGameTime] = useState(message.gameTime);
  const [note, setNote] = useState('');
  const [dueTurn, setDueTurn] = useState(String(turnsToCome[0] ?? ''));
  const [otherWords, setOtherWords] = useState(message.text);
  const delivered = message.state === 'delivered';
  const [news, setNews] = useState<MessageNews>(delivered ? 'delivered' : 'notReceived');
  const seen = { messageId: message.id, version: message.version };
  const guarded = useGuarded(way, otherWords, gameTime);

  const reason = guarded.given;
  const go = () =>
    run<unknown>(
      () => {
        if (way === 'tell') return send('tell-sender', { messageId: message.id, news });
        if (way === 'lose') return send('lose-message', { ...seen, note });
        const carried = { ...seen, gameTime, note, reason };
        if (way === 'delay') return send('delay-message', { ...carried, dueTurn: Number(dueTurn) });
        return send('deliver-message', { ...carried, otherWords: way === 'garble' ? otherWords : null });
      },
      undefined,
      guarded.takes,
    );
  const hasTime = way === 'deliver' || way === 'garble' || way === 'delay';
  return (
    <form
      ref={form}
      aria-label={wordOf(way)}
      className="mt-3 space-y-2.5"
      onSubmit={(event) => {
        event.preventDefault();
        go();
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !(event.target instanceof HTMLSelectElement)) return;
        event.preventDefault();
        go();
      }}
    >
      {way === 'garble' && (
        <TextArea
          label="What comes in"
          rows={3}
          maxLength={2000}
          className="font-serif"
          value={otherWords}
          onChange={(event) => setOtherWords(event.target.value)}
        />
      )}
      {way === 'delay' && (
        <Select
          label="Comes in when this turn opens"
          value={dueTurn}
          onPick={setDueTurn}
          choices={turnsToCome.map((number) => ({ id: String(number), label: `Turn ${number}` }))}
        />
      )}
      {hasTime && (
        <TextField
          label="Hour it comes in, in game time"
          maxLength={40}
          placeholder="18 SEP 1430, or empty"
          value={gameTime}
          onChange={(event) => setGameTime(event.target.value)}
        />
      )}
      {way === 'tell' ? (
        <Select
          label="The sender reads"
          value={news}
          onPick={setNews}
          choices={
            delivered
              ? [
                  { id: 'delivered', label: `${message.toName} has received it.` },
                  { id: 'read', label: `${message.toName} has read it.` },
                ]
              : [{ id: 'notReceived', label: `${message.toName} does not answer.` }]
          }
        />
      ) : (
        <TextField
          label="Note, for Control"
          maxLength={500}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
      )}
      <GuardMarks guarded={guarded} label="Reason to deliver it all the same" />
      <Button
        kind="act"
        type="submit"
        hint="↵"
        isBusy={isBusy}
        disabled={
          guarded.isHeld || (way === 'delay' && dueTurn === '') || (way === 'garble' && otherWords.trim() === '')
        }
      >
        {wordOf(way)}
      </Button>
    </form>
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
            ...{ gameTime: '', otherWords: null, note: '', reason: '' },
          })
        }
      >
        Read, no answer
      </Button>
    </div>
  );
}
