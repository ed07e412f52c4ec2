'use client';

import type { ReactNode } from 'react';
import { Age } from '@/components/control/parts/age';
import { clockTime } from '@/components/control/parts/time-words';
import { useMutation } from '@/components/control/parts/use-mutation';
import { Button } from '@/components/ui/button';
import type { MessageOnDesk, MessagesDesk, NoteOnDesk, WrittenOnDesk } from '@/lib/desks/control/messages/messages';
import { meansWords } from '@/lib/visibility/forms/message-form';
import { stateWords } from './message-words';

/** A message in the list: from whom to whom, how, since when, and its first words. */
export function MessageEntry(props: {
  message: MessageOnDesk;
  /** It goes from or to a team whose box is the seat's. */
  isMine: boolean;
  now: number;
  isOpen: boolean;
  onOpen: () => void;
}) {
  const { message, isMine, now, isOpen, onOpen } = props;
  const { from, toName, means, text, sentAt, state, readBy, moreBehind } = message;
  return (
    <Entry isOpen={isOpen} onOpen={onOpen}>
      <span className="flex gap-2">
        <span className="min-w-0 flex-1 truncate">
          <b>{from}</b> → <b>{toName}</b>
          {isMine && <span className="text-small font-medium text-mine"> · yours</span>}
        </span>
        {state === 'waits' ? (
          <Age since={sentAt} now={now} />
        ) : (
          <span className="aside tabular-nums">{clockTime(sentAt)}</span>
        )}
      </span>
      <span className="block truncate font-serif">{text}</span>
      <span className="block aside">
        {[
          means && meansWords(means),
          state !== 'waits' && stateWords(message, now),
          readBy.length > 0 && `read by ${readBy.join(', ')}`,
          moreBehind > 0 && `${moreBehind} more from this desk come up as these are seen to`,
        ]
          .filter(Boolean)
          .join(' · ')}
      </span>
    </Entry>
  );
}

/** A telephone note in the list. */
export const NoteEntry = (props: {
  note: NoteOnDesk;
  team: string;
  now: number;
  isOpen: boolean;
  onOpen: () => void;
}) => (
  <Entry isOpen={props.isOpen} onOpen={props.onOpen}>
    <span className="flex gap-2">
      <span className="min-w-0 flex-1 truncate">
        <b>{props.team || 'Caller not noted'}</b> on the telephone
      </span>
      <Age since={props.note.takenAt} now={props.now} />
    </span>
    <span className="block truncate font-serif">{props.note.text}</span>
    <span className="block aside">
      turn {props.note.turn}, {clockTime(props.note.takenAt)}, taken by {props.note.takenBy}
    </span>
  </Entry>
);

/** A copy of a sheet that waits to be carried. */
export function CopyEntry(props: { copy: MessagesDesk['copies'][number]; now: number }) {
  const { copy, now } = props;
  const { isBusy, act } = useMutation();
  return (
    <li className="flex items-center gap-2 border-b border-rule px-4 py-1.5">
      <span className="min-w-0 flex-1">
        <b>{copy.from}</b> → <b>{copy.toName}</b>
        <span className="block aside">
          its order sheet of turn {copy.turn}, {meansWords(copy.means)}
        </span>
      </span>
      <Age since={copy.requestedAt} now={now} />
      <Button
        size="small"
        isBusy={isBusy}
        aria-label={`Deliver the copy to ${copy.toName}`}
        onClick={() => act('deliver-copy', { copyId: copy.id })}
      >
        Deliver
      </Button>
    </li>
  );
}

/** A message that Control wrote to a team. */
export const WrittenEntry = ({ written }: { written: WrittenOnDesk }) => (
  <li className="border-b border-rule px-4 py-1.5">
    <p className="flex gap-2">
      <span className="min-w-0 flex-1 truncate">
        <b>{written.sender}</b> → <b>{written.toName}</b>
      </span>
      <span className="aside">{clockTime(written.deliveredAt)}</span>
    </p>
    <p className="truncate font-serif">{written.text}</p>
    {written.readBy.length > 0 && <p className="aside">read by {written.readBy.join(', ')}</p>}
  </li>
);

const Entry = ({ isOpen, onOpen, children }: { isOpen: boolean; onOpen: () => void; children: ReactNode }) => (
  <li className="border-b border-rule">
    <button
      type="button"
      data-stop
      aria-current={isOpen ? 'page' : undefined}
      onClick={onOpen}
      className={`block w-full py-1.5 pr-4 text-left leading-snug ${isOpen ? 'border-l-[3px] border-ink bg-paper pl-3.25' : 'pl-4 hover:bg-sunk'}`}
    >
      {children}
    </button>
  </li>
);
