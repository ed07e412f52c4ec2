'use client';

import type { ReactNode } from 'react';
import { type ClaimedCard, cardKey, useClaims } from '@/components/control/parts/claims/claims';
import { DeskLink } from '@/components/control/parts/router';
import { ageOf, clockTime } from '@/components/control/parts/time-words';
import type { BoardCard } from '@/lib/turn/control-desk/turn/board-card';
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
        <span className="ml-auto font-cond text-small font-medium text-ink-3">{note}</span>
      </h2>
      <ul
        className={`flex min-h-0 flex-1 flex-col overflow-y-auto px-2.5 pt-0.5 pb-3 max-md:overflow-visible ${isList ? '' : 'gap-2 low:gap-1.5'}`}
      >
        {count === 0 ? <li className="px-1 py-1 text-small text-ink-3">None.</li> : children}
      </ul>
    </section>
  );
}

const letters: Record<CardKind, [letter: string, word: string]> = {
  sheet: ['S', 'Order sheet'],
  airSheet: ['A', 'Air request sheet'],
  query: ['Q', 'Query'],
  decision: ['D', 'Instant decision'],
  combat: ['C', 'Combat'],
  airTask: ['A', 'Air order'],
  crossing: ['X', 'Crossing'],
  arrivals: ['F', 'Arrivals'],
  report: ['R', 'Report'],
  sighting: ['R', 'Report of sightings'],
  message: ['M', 'Message'],
};

const Letter = ({ letter, word }: { letter: string; word: string }) => (
  <span
    aria-hidden
    title={word}
    className="absolute top-2 left-[9px] size-[18px] rounded-1 border border-rule-2 text-center font-mono text-mark leading-4 font-medium text-ink-2"
  >
    {letter}
  </span>
);

const frames = {
  overdue: 'border-overdue shadow-[inset_3px_0_0_var(--overdue)]',
  plain: 'border-rule shadow-1',
  mine: 'border-mine shadow-[inset_3px_0_0_var(--mine)]',
};

/** A card of the board: its letter, what it is, how long it has lain there, who has taken it, what it waits for. */
export function Card(props: { card: BoardCard; isMine: boolean; holdsUp: boolean; now: number }) {
  const { card, isMine, holdsUp, now } = props;
  const { holderOf } = useClaims();
  const open = useOpenCard();
  const holder = holderOf(card);
  const { kind, lane, name, about, blocks, meaning, since, to, waitsFor } = card;
  const [letter, word] = letters[kind];
  const frame = meaning === 'overdue' ? 'overdue' : holder?.isMine ? 'mine' : 'plain';
  const isSlim = kind === 'sheet' && since === null && blocks === '';
  if (isSlim)
    return (
      <li className="shrink-0" data-card={cardKey(card)} data-lane={lane}>
        <DeskLink
          to={to}
          data-stop
          className="flex min-h-[29px] items-center gap-2 rounded-2 border border-dashed border-rule-2 px-2.5 text-ink-2 no-underline hover:bg-sheet"
        >
          <span className="min-w-0 truncate">{name}</span>
          <span className="ml-auto text-small whitespace-nowrap text-ink-3">
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
        className={`relative block rounded-2 border bg-sheet py-2 low:py-1 pr-2.5 pl-[34px] text-ink no-underline hover:border-rule-2 ${frames[frame]}`}
      >
        <Letter letter={letter} word={word} />
        <span className="sr-only">{word}: </span>
        <span className="flex gap-2 leading-[19px] font-semibold">
          <span className="min-w-0 truncate">{name}</span>{' '}
          <span
            className={`ml-auto font-medium whitespace-nowrap tabular-nums ${meaning === 'overdue' ? 'text-overdue' : 'text-ink-3'}`}
          >
            {since && waitsFor ? ageOf(since, now) : ''}
          </span>
        </span>
        <span className="block text-small leading-[18px] text-ink-3">
          {about}
          <Owner holder={holder} waitsFor={waitsFor} />
          {isMine && <span className="text-mine"> · your team</span>}
        </span>
        {blocks && (
          <span
            className={`mt-0.5 block text-small leading-[17px] ${meaning === 'overdue' ? 'text-overdue' : meaning === 'waiting' && holdsUp ? 'text-waiting' : 'text-ink-2'}`}
          >
            {blocks}
          </span>
        )}
      </DeskLink>
    </li>
  );
}

/** Who has taken a card; of one that waits for Control, also that nobody has. */
function Owner({ holder, waitsFor }: { holder: ClaimedCard | undefined; waitsFor: BoardCard['waitsFor'] }) {
  if (holder?.isMine) return <b className="font-medium text-mine"> · taken by you</b>;
  if (holder) return <span className="text-ink-2"> · {holder.label}</span>;
  return waitsFor === 'control' ? <span> · not taken</span> : null;
}

/** What has been told: a line with its hour. */
export function ToldLine({ card }: { card: BoardCard }) {
  const { name, about, since, to } = card;
  return (
    <li className="shrink-0 border-b border-rule" data-card={cardKey(card)} data-lane="told">
      <DeskLink
        to={to}
        data-stop
        className="flex min-h-[29px] items-center gap-2 text-ink no-underline hover:underline"
      >
        <span className="min-w-0 truncate">{name}</span>
        <span className="ml-auto text-small whitespace-nowrap text-ink-3">
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
        className="relative block rounded-2 border border-rule bg-sheet py-2 low:py-1 pr-2.5 pl-[34px] text-ink no-underline shadow-1 hover:border-rule-2"
      >
        <Letter letter="!" word="Conflict" />
        <span className="sr-only">Conflict: </span>
        <span className="flex gap-2 leading-[19px] font-semibold">
          <span className="min-w-0 truncate">{title}</span>
          {count > 1 && <span className="ml-auto">{count}</span>}
        </span>
        <span className="line-clamp-2 text-small leading-[17px] text-ink-2">{message}</span>
        {isMine && <span className="text-small text-mine">your team</span>}
      </DeskLink>
    </li>
  );
}
