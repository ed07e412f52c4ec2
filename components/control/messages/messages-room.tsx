'use client';

import { type ReactNode, useRef, useState } from 'react';
import { AskDecision } from '@/components/control/parts/decisions/ask-decision';
import { DecisionList } from '@/components/control/parts/decisions/decision-list';
import { useChrome } from '@/components/control/parts/desk-context';
import { FieldWord } from '@/components/control/parts/field-word';
import { digitsOf, keyOf, keysSaid } from '@/components/control/parts/keys/key-table';
import { KeysLine } from '@/components/control/parts/keys/keys-line';
import { useKeys } from '@/components/control/parts/keys/use-keys';
import { useWalk } from '@/components/control/parts/keys/use-walk';
import { useRouter } from '@/components/control/parts/router';
import { useServerTime } from '@/components/control/parts/use-server-time';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import type { BoxOnDesk, MessageOnDesk, MessagesDesk } from '@/lib/desks/control/messages/messages';
import { LinesDetail } from './lines-detail';
import { MessageBoxes } from './message-boxes';
import { MessageDetail } from './message-detail';
import { CopyEntry, MessageEntry, NoteEntry, WrittenEntry } from './message-entries';
import { MessageForm } from './message-form';
import { laneOf, lanes, ways } from './message-words';
import { NoteDetail } from './note-detail';
import { ReturnForm } from './return-form';

/** The part that is open beside the lists. */
type Open = { kind: 'message' | 'note'; id: string } | { kind: 'write' | 'lines' } | null;

/** The Messages desk: whose boxes they are, what waits by age, and what is done with it. */
export function MessagesRoom({ desk }: { desk: MessagesDesk }) {
  const list = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState<Open>(null);
  const [teamId, setTeamId] = useState<string | null>(null);
  const [isMineOnly, setMineOnly] = useState(false);
  const chrome = useChrome();
  const now = useServerTime(chrome.now);
  const { seatId } = useRouter();
  const isOwn = ({ owner }: BoxOnDesk) => !chrome.isOneUmpire && owner?.id === seatId;
  const own = new Set(desk.boxes.filter(isOwn).map((box) => box.teamId));
  const isMine = ({ teamId, toTeamId }: MessageOnDesk) => own.has(teamId) || (toTeamId !== null && own.has(toTeamId));
  useWalk(list);

  const messages = desk.messages.filter(
    (message) =>
      (!isMineOnly || isMine(message)) && (teamId === null || message.teamId === teamId || message.toTeamId === teamId),
  );
  const waiting = messages.find((one) => laneOf(one) === 'waits');
  useKeys({
    nextMessage: waiting && (() => setOpen({ kind: 'message', id: waiting.id })),
    begin: () => setOpen({ kind: 'write' }),
    lines: () => setOpen({ kind: 'lines' }),
  });
  const notes = desk.notes.filter((note) => teamId === null || note.teamId === teamId || note.teamId === null);
  const openNotes = notes.filter(({ became }) => became === null);
  const copies = desk.copies.filter(({ from }) => teamId === null || from === nameOf(desk, teamId));
  const message = open?.kind === 'message' ? desk.messages.find(({ id }) => id === open.id) : undefined;
  const note = open?.kind === 'note' ? desk.notes.find(({ id }) => id === open.id) : undefined;

  return (
    <div className="flex h-full flex-col">
      <div className="grid min-h-0 flex-1 grid-cols-[minmax(12.5rem,15.25rem)_minmax(21.25rem,1fr)_minmax(21.25rem,28.75rem)] max-lg:flex max-lg:flex-col max-lg:overflow-y-auto">
        <MessageBoxes desk={desk} teamId={teamId} onPick={setTeamId} />
        <section aria-label="Messages" className="flex min-h-0 flex-col border-r border-rule bg-sheet max-lg:shrink-0">
          <header className="flex min-h-12 shrink-0 items-center gap-2 border-b border-rule px-4">
            <h1 className="lead">Messages</h1>
            {own.size > 0 && (
              <Button size="small" kind="quiet" aria-pressed={isMineOnly} onClick={() => setMineOnly(!isMineOnly)}>
                {isMineOnly ? 'Show all boxes' : 'Only my boxes'}
              </Button>
            )}
            <Button size="small" hint={keyOf('lines')} className="ml-auto" onClick={() => setOpen({ kind: 'lines' })}>
              Lines
            </Button>
            <Button size="small" hint={keyOf('begin')} onClick={() => setOpen({ kind: 'write' })}>
              Write to a team
            </Button>
          </header>
          <div ref={list} className="scrolls pb-6">
            {openNotes.length > 0 && (
              <List title={`Telephone notes ${openNotes.length}`} isWaiting>
                {openNotes.map((one) => (
                  <NoteEntry
                    key={one.id}
                    note={one}
                    team={nameOf(desk, one.teamId)}
                    now={now}
                    isOpen={one === note}
                    onOpen={() => setOpen({ kind: 'note', id: one.id })}
                  />
                ))}
              </List>
            )}
            {lanes.map(({ id, title }) => {
              const here = messages.filter((one) => laneOf(one) === id);
              const all = numberOf(here);
              if (here.length === 0 && id !== 'waits') return null;
              return (
                <List key={id} title={`${title} ${all}`} isWaiting={id === 'waits' && here.length > 0}>
                  {here.length === 0 && (
                    <li>
                      <EmptyState title="No message waits." />
                    </li>
                  )}
                  {here.map((one) => (
                    <MessageEntry
                      key={one.id}
                      message={one}
                      isMine={isMine(one)}
                      now={now}
                      isOpen={one === message}
                      onOpen={() => setOpen({ kind: 'message', id: one.id })}
                    />
                  ))}
                </List>
              );
            })}
            {copies.length > 0 && (
              <List title={`Copies of sheets ${copies.length}`} isWaiting>
                {copies.map((copy) => (
                  <CopyEntry key={copy.id} copy={copy} now={now} />
                ))}
              </List>
            )}
            {desk.written.length > 0 && (
              <List title="Written by Control">
                {desk.written.map((one) => (
                  <WrittenEntry key={one.id} written={one} />
                ))}
              </List>
            )}
            <section aria-label="Instant decisions of the turn" className="border-t border-rule px-4 pt-2">
              <h2 className="cap mb-1">
                <FieldWord of="instant decision">Instant decisions</FieldWord>
              </h2>
              <DecisionList decisions={desk.decisions} />
              <AskDecision combatId={null} teams={desk.teams} />
            </section>
          </div>
        </section>
        <section
          aria-label="Beside the list"
          className={`min-h-0 overflow-y-auto bg-paper px-4 py-3 max-lg:-order-1 max-lg:shrink-0 max-lg:border-b max-lg:border-rule ${open ? '' : 'max-lg:hidden'}`}
        >
          {message ? (
            <MessageDetail
              key={message.id}
              message={message}
              turnsToCome={desk.turnsToCome}
              teams={desk.teams}
              waitingFromThere={numberOf(desk.messages.filter((one) => waitsFromTheSameDesk(one, message)))}
            />
          ) : note ? (
            <NoteDetail key={note.id} note={note} desk={desk} />
          ) : open?.kind === 'write' ? (
            <>
              <MessageForm teams={desk.teams} answers={null} onSent={() => setOpen(null)} />
              <ReturnForm teams={desk.teams} />
            </>
          ) : open?.kind === 'lines' ? (
            <LinesDetail teams={desk.teams} />
          ) : (
            <EmptyState title="No message is open.">
              {keysSaid(
                ['walkOn', 'walkBack', 'open'],
                (on, back, open) => `Press ${on} or ${back} to move along the list, and ${open} to open a message.`,
                'Open one from the list.',
              )}
            </EmptyState>
          )}
        </section>
      </div>
      <KeysLine
        keys={{
          nextMessage: 'the next that waits',
          walk: 'message',
          open: 'open',
          [digitsOf(ways.length)]: 'deliver, delay, lose, change the words, tell the sender, stop',
          lines: 'lines',
          begin: 'write',
          telephone: 'telephone note',
        }}
      />
    </div>
  );
}

/** The number of messages, those behind the listed ones among them. */
const numberOf = (messages: readonly MessageOnDesk[]): number =>
  messages.reduce((sum, { moreBehind }) => sum + 1 + moreBehind, 0);

const waitsFromTheSameDesk = (one: MessageOnDesk, { teamId, writtenBy }: MessageOnDesk): boolean =>
  one.state === 'waits' && one.teamId === teamId && one.writtenBy === writtenBy;

const nameOf = (desk: MessagesDesk, teamId: string | null): string =>
  desk.teams.find(({ id }) => id === teamId)?.name ?? '';

const List = ({ title, isWaiting = false, children }: { title: string; isWaiting?: boolean; children: ReactNode }) => (
  <section aria-label={title.replace(/ \d+$/, '')}>
    <h2 className={`cap px-4 pt-3 pb-1 ${isWaiting ? 'text-waiting' : ''}`}>{title}</h2>
    <ul>{children}</ul>
  </section>
);
