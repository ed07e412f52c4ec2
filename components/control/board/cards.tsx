'use client';

import type { ReactNode } from 'react';
import type { TrayTeam } from '@/lib/turn/control-desk/orders';
import { askOf, meaningOf, rowCount, wordsOf } from '../orders/tray-words';
import { ageOf } from '../shell/time-words';
import { Way } from '../shell/ways';

/** One lane of the board. */
export function Lane({
  title,
  count,
  note = '',
  isList = false,
  children,
}: {
  title: string;
  count: number;
  note?: string;
  /** Lines of a list instead of cards. */
  isList?: boolean;
  children: ReactNode;
}) {
  return (
    <section aria-label={title} className="flex min-h-0 min-w-0 flex-col border-l border-rule first:border-l-0">
      <h2 className="flex h-10 shrink-0 items-baseline px-2.5 text-note leading-10">
        {title}
        <span className="ml-2 font-normal text-ink-3">{count}</span>
        <span className="ml-auto font-cond text-small font-medium text-ink-3">{note}</span>
      </h2>
      <ul className={`flex min-h-0 flex-1 flex-col overflow-y-auto px-2.5 pt-0.5 pb-3 ${isList ? '' : 'gap-2'}`}>
        {children}
      </ul>
    </section>
  );
}

const frames = {
  overdue: 'border-overdue shadow-[inset_3px_0_0_var(--overdue)]',
  waiting: 'border-rule shadow-1',
  plain: 'border-rule shadow-1',
  mine: 'border-mine shadow-[inset_3px_0_0_var(--mine)]',
};

/** A card: its letter, what it is, how long it has lain there, and what is to be done about it. */
export function Card(props: {
  to: string;
  letter: string;
  title: string;
  age?: string;
  about: ReactNode;
  ask?: string;
  frame?: keyof typeof frames;
}) {
  const { to, letter, title, age = '', about, ask = '', frame = 'plain' } = props;
  const loud = frame === 'overdue' ? 'text-overdue' : 'text-waiting';
  return (
    <li className="shrink-0">
      <Way
        to={to}
        data-stop
        className={`relative block rounded-2 border bg-sheet py-2 pr-2.5 pl-[34px] text-ink no-underline hover:border-rule-2 ${frames[frame]}`}
      >
        <span
          aria-hidden
          className="absolute top-2 left-[9px] size-[18px] rounded-1 border border-rule-2 text-center font-mono text-mark leading-4 font-medium text-ink-2"
        >
          {letter}
        </span>
        <span className="flex gap-2 leading-[19px] font-semibold">
          <span className="min-w-0 truncate">{title}</span>
          <span
            className={`ml-auto font-medium whitespace-nowrap ${frame === 'overdue' ? 'text-overdue' : 'text-ink-3'}`}
          >
            {age}
          </span>
        </span>
        <span className="block text-small leading-[18px] text-ink-3">{about}</span>
        {ask && <span className={`mt-0.5 block text-small leading-[17px] ${loud}`}>{ask}</span>}
      </Way>
    </li>
  );
}

/** A team's order sheet as a card. */
export function SheetCard({ team, now }: { team: TrayTeam; now: number }) {
  const meaning = meaningOf(team);
  if (team.state === 'nothing' && !team.hasPaper)
    return (
      <li className="shrink-0">
        <Way
          to={`/orders/${team.key}`}
          data-stop
          className={`flex min-h-[29px] items-center gap-2 rounded-2 border px-2.5 no-underline hover:bg-sheet ${
            team.isLate ? 'border-overdue bg-sheet text-ink' : 'border-dashed border-rule-2 text-ink-2'
          }`}
        >
          <span className="min-w-0 truncate">{team.name}</span>
          <span className={`ml-auto text-small whitespace-nowrap ${team.isLate ? 'text-overdue' : 'text-ink-3'}`}>
            {wordsOf(team)}
            {team.isMine && <span className="font-medium text-mine"> · yours</span>}
          </span>
        </Way>
      </li>
    );
  const since = team.submittedAt ?? team.updatedAt;
  return (
    <Card
      to={`/orders/${team.key}`}
      letter="S"
      title={team.name}
      age={since && team.state !== 'accepted' ? ageOf(since, now) : ''}
      frame={meaning === 'overdue' ? 'overdue' : team.isMine ? 'mine' : 'plain'}
      about={
        <>
          {team.state !== 'nothing' && `${rowCount(team.rows)} · `}
          {wordsOf(team)}
          {team.isMine && <span className="font-medium text-mine"> · yours</span>}
          {team.isLate && meaning !== 'overdue' && ' · late'}
        </>
      }
      ask={askOf(team)}
    />
  );
}
