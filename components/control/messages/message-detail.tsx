'use client';

import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { CardClaim } from '@/components/control/parts/claims/card-claim';
import { useChrome } from '@/components/control/parts/desk-context';
import { ReasonDialog } from '@/components/control/parts/reason-dialog';
import { SeesLink } from '@/components/control/parts/sees-link';
import { clockTime } from '@/components/control/parts/time-words';
import { useMutation, useSend } from '@/components/control/parts/use-mutation';
import { useServerTime } from '@/components/control/parts/use-server-time';
import { Button } from '@/components/ui/button';
import type { MessageOnDesk } from '@/lib/desks/control/messages/messages';
import { counted, unbroken } from '@/lib/text';
import { meansWords } from '@/lib/visibility/forms/message-form';
import { GoesWithIt } from './goes-with-it';
import { KeyedWays } from './keyed-ways';
import { MessageForm } from './message-form';
import { WayForm } from './message-way-form';
import { stateWords, type WayId, ways, waysOpen } from './message-words';

interface Props {
  message: MessageOnDesk;
  turnsToCome: readonly number[];
  teams: readonly { id: string; name: string }[];
  /** The number of messages that wait from the same desk of its team, this one among them. */
  waitingFromThere: number;
}

/** A message and what Control does with it: a digit chooses the way, Enter goes it. */
export function MessageDetail({ message, turnsToCome, teams, waitingFromThere }: Props) {
  const now = useServerTime(useChrome().now);
  const open = waysOpen(message);
  const [chosen, setWay] = useState<WayId>(open[0] ?? 'tell');
  // What another umpire did may have closed the way that was chosen.
  const way = open.includes(chosen) ? chosen : (open[0] ?? 'tell');
  const fields = useRef<HTMLDivElement>(null);
  const choose = (id: WayId) => {
    // A way that must be filled in is typed into at once; for the others Enter is enough, and the keys stay the desk's.
    flushSync(() => setWay(id));
    const first = ['delay', 'lose', 'garble'].includes(id) ? 'input, select, textarea' : 'button[type=submit]';
    fields.current?.querySelector<HTMLElement>(first)?.focus();
  };
  const { from, toName, toTeamId, means, otherWords, sentAt, turn, writtenBy, state, news, newsLeft, readBy } = message;
  return (
    <article aria-label={`Message from ${from} to ${toName}`}>
      <h2 className="text-lead leading-snug">
        {from} → {toName}
      </h2>
      <p className="aside">
        {means ? `${meansWords(means)}, ` : ''}turn {turn}, sent {clockTime(sentAt)} by {writtenBy} ·{' '}
        <span className={state === 'waits' ? 'text-waiting' : ''}>{stateWords(message, now)}</span>
      </p>
      <p className="flex flex-wrap gap-x-3">
        {message.between.map((team) => (
          <SeesLink key={team.key} team={team} isNamed />
        ))}
      </p>
      {state !== 'delivered' && <CardClaim kind="message" subjectId={message.id} />}
      <p className="my-2 border-y border-rule-2 py-2 font-serif text-desk leading-snug whitespace-pre-wrap">
        {unbroken(message.text)}
      </p>
      <GoesWithIt marks={message.marks} places={message.places} />
      {otherWords && (
        <p className="mb-2 detail">
          It came in as: <span className="font-serif">“{unbroken(otherWords)}”</span>
        </p>
      )}
      {(message.gameTime || message.note) && (
        <p className="detail">{[message.gameTime, message.note].filter(Boolean).join(' · ')}</p>
      )}
      {readBy.length > 0 && <p className="detail">Read by {readBy.join(', ')}.</p>}
      {news.map((one) => (
        <p key={one.text} className="detail">
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
          <WayForm
            key={way === 'tell' ? `tell ${newsLeft[0]?.id}` : way}
            way={way}
            message={message}
            turnsToCome={turnsToCome}
            teams={teams}
          />
        )}
      </div>
      {toTeamId === null && state === 'waits' && <ToControl message={message} />}
      {state === 'waits' && waitingFromThere > 1 && <SetAside message={message} count={waitingFromThere} />}
    </article>
  );
}

/** One desk that sends more than anybody can read: all that waits from it goes aside in one act. */
function SetAside({ message, count }: Pick<Props, 'message'> & { count: number }) {
  const send = useSend();
  const { teamId, writtenBy, from } = message;
  return (
    <div className="mt-4 border-t border-rule-2 pt-3">
      <ReasonDialog
        title={`Set aside all ${counted(count, 'message')} that wait from ${from}, ${writtenBy}`}
        trigger={<Button size="small">Set aside all {count} from this desk…</Button>}
        does="Set them aside"
        act={(reason) => send('set-aside-messages', { teamId, writtenBy, reason })}
      >
        <p className="mb-2 detail">
          They go no further, and the sender is told so. Those to another HQ can still be delivered, one by one.
        </p>
      </ReasonDialog>
    </div>
  );
}

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
