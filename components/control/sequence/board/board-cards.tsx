'use client';

import type { ReactNode } from 'react';
import { Age } from '@/components/control/parts/age';
import { type ClaimedCard, cardKey, useClaims } from '@/components/control/parts/claims/claims';
import { DeskLink } from '@/components/control/parts/router';
import { clockTime } from '@/components/control/parts/time-words';
import type { BoardCard } from '@/lib/desks/control/sequence/board-card';
import type { CardKind } from '@/lib/words';
import { useOpenCard } from './use-open-card';

/** One lane of the board. */
export function Lane(props: { title: string; count: number; note?: string; isList?: boolean; children: ReactNode }) {
  const { title, count, note = '', isList = false, children } = props;
  return (
    <section aria-label={title} className="flex min-h-0 min-w-0 flex-col border-l border-rule first:border-l-0">
      <h2 className="flex h-10 shrink-0 items-baseline px-2.5 text-note leading-10 low:h-8 low:leading-8">
        {title}
        <span className="ml-2 font-normal text-ink-3">{count}</span>
        <span className="ml-auto min-w-0 truncate pl-2 font-cond aside font-medium">{note}</span>
      </h2>
      <ul
        className={`flex scrolls flex-col px-2.5 pt-0.5 pb-3 max-md:overflow-visible ${isList ? '' : 'gap-2 low:gap-1.5'}`}
      >
        {count === 0 ? <li className="px-1 py-1 aside">None.</li> : children}
      </ul>
    </section>
  );
}

/** The drawing of each kind of card, in a box of 16 by 16, and its name. */
const kinds: Record<CardKind | 'conflict', readonly [drawing: string, word: string]> = {
  sheet: ['M4 2h8v12H4ZM6 5h4M6 8h4M6 11h2', 'Order sheet'],
  airSheet: ['M4 2h8v12H4ZM8 5v6M5.5 8.5 8 7l2.5 1.5', 'Air request sheet'],
  query: ['M2 3h12v8H7l-3 3v-3H2ZM7 6.5h2', 'Query'],
  decision: ['M8 2a6 6 0 1 0 0 12A6 6 0 1 0 8 2M8 5v3l2 1.5', 'Instant decision'],
  combat: ['M3 3l10 10M13 3 3 13', 'Combat'],
  airTask: ['M8 2v12M2 9l6-3 6 3M6 13.5h4', 'Air order'],
  crossing: ['M2 11V7q6-4 12 0v4M2 9h12M5 9v3M11 9v3', 'Crossing'],
  arrivals: ['M2 8h9M8 5l3 3-3 3M13.5 3v10', 'Arrivals'],
  report: ['M3 4h10M3 7h10M3 10h10M3 13h6', 'Report'],
  sighting: ['M1.5 8q6.5-8 13 0-6.5 8-13 0ZM8 6.5a1.5 1.5 0 1 0 .1 0', 'Report of sightings'],
  message: ['M2 4h12v8H2ZM2 4l6 5 6-5', 'Message'],
  conflict: ['M8 2 15 14H1ZM8 6v4M8 11.5v1', 'Conflict'],
};

/** The drawing of a kind: letters are for keys. */
const KindMark = ({ of }: { of: keyof typeof kinds }) => (
  <svg aria-hidden viewBox="0 0 16 16" className="absolute top-2 left-2.25 size-4.5 fill-none stroke-ink-2">
    <title>{kinds[of][1]}</title>
    <path d={kinds[of][0]} strokeWidth="1.3" />
  </svg>
);

const frames = {
  overdue: 'border-overdue shadow-[inset_3px_0_0_var(--overdue)]',
  plain: 'border-rule shadow-1',
  mine: 'border-mine shadow-[inset_3px_0_0_var(--mine)]',
};

/** A card of the board: its drawing, what it is, how long it has lain there, who has taken it, what it waits for. */
export function Card(props: { card: BoardCard; isMine: boolean; holdsUp: boolean; now: number }) {
  const { card, isMine, holdsUp, now } = props;
  const { holderOf } = useClaims();
  const open = useOpenCard();
  const holder = holderOf(card);
  const { kind, lane, name, about, blocks, meaning, since, to, waitsFor } = card;
  const [, word] = kinds[kind];
  const frame = meaning === 'overdue' ? 'overdue' : holder?.isMine ? 'mine' : 'plain';
  const isSlim = kind === 'sheet' && since === null && blocks === '';
  if (isSlim)
    return (
      <li className="shrink-0" data-card={cardKey(card)} data-lane={lane}>
        <DeskLink
          to={to}
          data-stop
          className="flex min-h-7.25 pointer-coarse:min-h-press items-center gap-2 rounded-2 border border-dashed border-rule-2 px-2.5 text-ink-2 no-underline hover:bg-sheet"
        >
          <span className="min-w-0 wrap-break-word">{name}</span>
          <span className="ml-auto aside whitespace-nowrap">
            {about.replace('order sheet ', '')}
            {isMine && <span className="font-medium text-mine"> · yours</span>}
          </span>
        </DeskLink>
      </li>
    );
  return (
    <li className="shrink-0" data-card={cardKey(card)} data-lane={lane}>
      <DeskLink
        to={to}
        data-stop
        onClick={() => open(card)}
        className={`relative block rounded-2 border bg-sheet py-2 low:py-1 pr-2.5 pl-8.5 text-ink no-underline hover:border-rule-2 ${frames[frame]}`}
      >
        <KindMark of={kind} />
        <span className="sr-only">{word}: </span>
        <span className="flex gap-2 leading-4.75 font-semibold">
          <span className="min-w-0 wrap-break-word">{name}</span>{' '}
          {since && waitsFor && (
            <Age
              since={since}
              now={now}
              className={`ml-auto font-medium ${meaning === 'overdue' ? 'text-overdue' : 'text-ink-3'}`}
            />
          )}
        </span>
        <span className="block aside leading-4.5">
          {about}
          <Owner holder={holder} waitsFor={waitsFor} />
          {isMine && <span className="text-mine"> · your team</span>}
        </span>
        {blocks && (
          <span
            className={`mt-0.5 block text-small leading-4.25 ${meaning === 'overdue' ? 'text-overdue' : meaning === 'waiting' && holdsUp ? 'text-waiting' : 'text-ink-2'}`}
          >
            {blocks}
          </span>
        )}
      </DeskLink>
    </li>
  );
}

/** The owner of a card; of one that waits for Control, also that nobody has it. */
function Owner({ holder, waitsFor }: { holder: ClaimedCard | undefined; waitsFor: BoardCard['waitsFor'] }) {
  if (holder?.isMine) return <b className="font-medium text-mine"> · taken by you</b>;
  if (holder) return <span className="text-ink-2"> · {holder.label}</span>;
  return waitsFor === 'control' ? <span> · not taken</span> : null;
}

/** A report that has been told: a line with its hour. */
export function ToldLine({ card }: { card: BoardCard }) {
  const { name, about, since, to } = card;
  return (
    <li className="shrink-0 border-b border-rule" data-card={cardKey(card)} data-lane="told">
      <DeskLink
        to={to}
        data-stop
        className="flex min-h-7.25 pointer-coarse:min-h-press items-center gap-2 text-ink no-underline hover:underline"
      >
        <span className="min-w-0 wrap-break-word">{name}</span>
        <span className="ml-auto aside whitespace-nowrap">
          {about === 'report' ? 'told' : about} {since && clockTime(since)}
        </span>
      </DeskLink>
    </li>
  );
}

/** Conflicts of a kind: how many, and the worst of them. Nobody takes one; it becomes a query or an exception on the orders desk. */
export function ConflictOnBoard(props: { title: string; count: number; message: string; isMine: boolean }) {
  const { title, count, message, isMine } = props;
  return (
    <li className="shrink-0">
      <DeskLink
        to="/orders"
        data-stop
        className="relative block rounded-2 border border-rule bg-sheet py-2 low:py-1 pr-2.5 pl-8.5 text-ink no-underline shadow-1 hover:border-rule-2"
      >
        <KindMark of="conflict" />
        <span className="sr-only">Conflict: </span>
        <span className="flex gap-2 leading-4.75 font-semibold">
          <span className="min-w-0 truncate">{title}</span>
          {count > 1 && <span className="ml-auto">{count}</span>}
        </span>
        <span className="line-clamp-2 detail leading-4.25">{message}</span>
        {isMine && <span className="text-small text-mine">your team</span>}
      </DeskLink>
    </li>
  );
}
