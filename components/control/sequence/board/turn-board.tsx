'use client';

import { useMemo, useRef, useState } from 'react';
import { cardKey, useClaims } from '@/components/control/parts/claims/claims';
import { useChrome } from '@/components/control/parts/desk-context';
import { KeysLine, type WordsOfKeys } from '@/components/control/parts/keys/keys-line';
import { useKeys } from '@/components/control/parts/keys/use-keys';
import { useWalk } from '@/components/control/parts/keys/use-walk';
import { holdsUp } from '@/components/control/parts/phases/holds-up';
import { DeskLink } from '@/components/control/parts/router';
import { byKind } from '@/components/control/parts/sheets/conflict-kinds';
import { conflictTitles } from '@/components/control/parts/sheets/conflict-words';
import { inOrder, laneOf } from '@/components/control/parts/sheets/tray-words';
import type { TrayTeamForSeat } from '@/components/control/parts/sheets/use-tray-for-seat';
import { clockTime } from '@/components/control/parts/time-words';
import { useServerTime } from '@/components/control/parts/use-server-time';
import { OnTimeStrip } from '@/components/control/sequence/on-time/on-time-strip';
import { later } from '@/components/ui/later';
import type { Chrome } from '@/lib/desks/control/frame/chrome';
import type { Board } from '@/lib/desks/control/sequence/board';
import type { BoardCard, Lane as LaneKey } from '@/lib/desks/control/sequence/board-card';
import { counted } from '@/lib/text';
import type { ConflictsDesk } from '@/lib/turn/orders/conflicts/conflicts';
import { names } from '../bottleneck';
import { RehearsalKept } from '../rehearsal/rehearsal-kept';
import { Card, ConflictOnBoard, Lane, ToldLine } from './board-cards';
import { addressOf, type BoardFilter, isShown } from './board-filter';
import { BoardFilterBar } from './board-filter-bar';
import { BottleneckBar } from './bottleneck-bar';
import { inLaneOrder } from './lane-order';
import { PhasePace } from './phase-pace';
import { useBoardForSeat } from './use-board-for-seat';
import { useLaneMotion } from './use-lane-motion';

/** Loaded before a game has begun. */
const WarmUpBar = later(async () => (await import('./warm-up/warm-up-bar')).WarmUpBar);

interface TurnBoardProps {
  board: Board;
  conflicts: ConflictsDesk;
  /** As the address has it. */
  asked: BoardFilter;
}

/** The turn board: what the turn waits for over everything, who is late, five lanes of cards, and the turn against its budget. */
export function TurnBoard({ board: shared, conflicts: atOdds, asked }: TurnBoardProps) {
  const chrome = useChrome();
  const board = useBoardForSeat(shared, atOdds);
  const isGameControl = chrome.seat.roles.includes('gameControl');
  const lanes = useRef<HTMLDivElement>(null);
  const now = useServerTime(chrome.now);
  const [filter, setFilter] = useState(asked);
  const { holderOf } = useClaims();
  useWalk(lanes);
  useLaneMotion(lanes, board.cards);
  useKeys({ right: () => stepLane(lanes.current, 1), left: () => stepLane(lanes.current, -1) });

  const own = useMemo(() => new Set(board.teams.filter(({ isMine }) => isMine).map(({ teamId }) => teamId)), [board]);
  const isOwn = ({ teamIds }: Pick<BoardCard, 'teamIds'>) => teamIds.some((id) => own.has(id));
  const shown = board.cards.filter((card) => isShown(card, filter, board.teams, holderOf(card)?.seatId));
  const conflicts = board.conflicts.filter((conflict) => {
    const concerned = board.teams.filter(({ key }) => conflict.teams.some((team) => team.key === key));
    return isShown(
      { sector: conflict.sector, teamIds: concerned.map(({ teamId }) => teamId) },
      filter,
      board.teams,
      undefined,
    );
  });
  const inLane = (lane: LaneKey) =>
    inLaneOrder(
      shown.filter((card) => card.lane === lane),
      isOwn,
    );
  // Where one seat looks after every team, it says nothing to say so on every card.
  const marksOwn = board.teams.some(({ isMine }) => !isMine);
  const cardsOf = (lane: LaneKey) =>
    inLane(lane).map((card) => (
      <Card
        key={cardKey(card)}
        card={card}
        isMine={marksOwn && isOwn(card)}
        holdsUp={holdsUp(card.kind, chrome.phase)}
        now={now}
      />
    ));
  const late = inOrder(board.teams).filter((team) => team.isLate && laneOf(team.state) === 'toCome');
  const told = board.cards.filter(({ kind, lane }) => kind === 'report' && lane === 'told').length;
  const grouped = inLane('grouped').length;
  const take = (chosen: BoardFilter) => {
    setFilter(chosen);
    history.replaceState(null, '', `${location.pathname}${addressOf(chosen)}`);
  };
  return (
    <div className="flex h-full min-h-140 flex-col max-md:h-auto">
      <h1 className="sr-only">Turn board</h1>
      <BottleneckBar chrome={chrome} board={board} />
      {!chrome.isBegun && isGameControl && chrome.practice === null && <WarmUpBar />}
      {!chrome.isBegun && (
        <p className="shrink-0 border-b border-rule bg-paper px-5 py-1.5 text-ink-2">
          While the hall fills:{' '}
          <DeskLink to="/train" className="text-link">
            Train the rules
          </DeskLink>{' '}
          on twenty cases, a quarter of an hour.
          {isGameControl && chrome.practice === null && <RehearsalKept />}
        </p>
      )}
      {chrome.isBegun && chrome.phase === 'orders' && <OnTimeStrip turn={chrome.turn.number} asOf={chrome.now} />}
      <div className="desk-head min-h-10.5 low:min-h-9 gap-x-6">
        {late.length > 0 && (
          <section
            aria-label="Late"
            className="flex min-w-0 flex-1 max-md:basis-full flex-wrap items-center gap-x-6 gap-y-1 py-1"
          >
            <h2 className="cap text-overdue">Late</h2>
            {lateWords(late).map(([what, who]) => (
              <p key={what}>
                <span className="text-ink-3">{what}</span> <b>{who}</b>
              </p>
            ))}
          </section>
        )}
        <BoardFilterBar
          board={board}
          filter={filter}
          onFilter={take}
          shown={shown.length + conflicts.length}
          mine={chrome.seat}
        />
      </div>
      <div
        ref={lanes}
        className="grid min-h-0 flex-1 grid-cols-[1.1fr_1.1fr_1.1fr_1fr_0.8fr] pl-2.5 max-md:block max-md:flex-none max-md:pl-0"
      >
        <Lane title="In" count={inLane('in').length + conflicts.length}>
          {byKind(conflicts).map(([worst, ...others]) => (
            <ConflictOnBoard
              key={worst.code}
              title={conflictTitles[worst.code]}
              count={others.length + 1}
              message={worst.message}
              isMine={marksOwn && [worst, ...others].some((conflict) => conflict.isMine)}
            />
          ))}
          {cardsOf('in')}
        </Lane>
        <Lane title="Checked" count={inLane('checked').length}>
          {cardsOf('checked')}
        </Lane>
        <Lane title="Grouped" count={grouped} note={groupingWords(chrome)}>
          {cardsOf('grouped')}
        </Lane>
        <Lane title="Resolved" count={inLane('resolved').length}>
          {cardsOf('resolved')}
        </Lane>
        <Lane
          title="Told"
          count={inLane('told').length}
          note={`${told} of ${counted(board.reportsOwed, 'report')}`}
          isList
        >
          {inLane('told').map((card) => (
            <ToldLine key={cardKey(card)} card={card} />
          ))}
        </Lane>
      </div>
      <PhasePace chrome={chrome} />
      <KeysLine
        keys={{
          walk: 'card',
          sideways: 'lane',
          ...(chrome.isOneUmpire ? { open: 'open' } : { open: 'open and take', work: 'my work' }),
          ...(isGameControl ? gameControlKeys(chrome) : {}),
        }}
      />
    </div>
  );
}

const gameControlKeys = ({ isBegun }: Chrome): WordsOfKeys =>
  isBegun ? { nextPhase: 'next phase', clock: 'stop the clock' } : { nextPhase: 'begin the game' };

const groupingWords = ({ turn }: Chrome): string =>
  turn.groupingClosedAt ? `closed ${clockTime(turn.groupingClosedAt)}` : 'grouping is open';

/** Moves the focus to the next lane that has a card, to the card that lies at the same height. */
function stepLane(inside: HTMLElement | null, by: 1 | -1): void {
  const all = [...(inside?.querySelectorAll<HTMLElement>('section') ?? [])].map((lane) => [
    ...lane.querySelectorAll<HTMLElement>('[data-stop]'),
  ]);
  const full = all.filter((stops) => stops.length > 0);
  const here = full.findIndex((stops) => stops.includes(document.activeElement as HTMLElement));
  const lane = here < 0 ? full[by === 1 ? 0 : full.length - 1] : full[here + by];
  if (!lane) return;
  const row = here < 0 ? 0 : full[here]!.indexOf(document.activeElement as HTMLElement);
  const stop = lane[Math.min(row, lane.length - 1)]!;
  stop.focus();
  stop.scrollIntoView({ block: 'nearest' });
}

/** The late teams, by how much there is of the sheet. */
function lateWords(late: TrayTeamForSeat[]): [string, string][] {
  const drafting = late.filter((team) => team.state === 'drafting');
  const nothing = late.filter((team) => team.state === 'nothing');
  const words: [string, TrayTeamForSeat[]][] = [
    ['a draft only from', drafting],
    ['nothing from', nothing],
  ];
  return words.filter(([, teams]) => teams.length > 0).map(([what, teams]) => [what, names(teams)]);
}
