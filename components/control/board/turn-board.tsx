'use client';

import { useRef } from 'react';
import type { Board } from '@/lib/turn/control-desk/board';
import type { Chrome } from '@/lib/turn/control-desk/chrome';
import type { TrayTeam } from '@/lib/turn/control-desk/orders';
import { inOrder, laneOf } from '../orders/tray-words';
import { KeysLine } from '../shell/keys-line';
import { useServerTime } from '../shell/use-server-time';
import { useWalk } from '../shell/use-walk';
import { Lane, SheetCard } from './cards';
import { CombatCards, ReportList } from './later-lanes';
import { Neck } from './neck';
import { Pace } from './pace';
import type { BoardActs } from './phase-controls';
import { names } from './waits-for';

/** The turn board: what the turn waits for over everything, who is late, five lanes, and the turn against its budget. */
export function TurnBoard({ chrome, board, acts }: { chrome: Chrome; board: Board; acts: BoardActs }) {
  const lanes = useRef<HTMLDivElement>(null);
  const now = useServerTime(chrome.now);
  useWalk(lanes);
  const teams = inOrder(board.teams);
  const lane = (of: ReturnType<typeof laneOf>) => teams.filter((team) => laneOf(team.state) === of);
  const late = teams.filter((team) => team.isLate && laneOf(team.state) === 'toCome');
  const ruled = board.combats.filter((combat) => combat.state === 'ruled').length;
  const told = board.reports.filter((report) => report.state === 'released').length;
  return (
    <div className="flex h-full min-h-[560px] flex-col">
      <h1 className="sr-only">Turn board</h1>
      <Neck chrome={chrome} board={board} acts={acts} />
      {late.length > 0 && (
        <section
          aria-label="Late"
          className="flex min-h-[42px] shrink-0 flex-wrap items-center gap-x-6 gap-y-1 border-b border-rule bg-paper px-5 py-1"
        >
          <h2 className="cap text-overdue">Late</h2>
          {lateWords(late).map(([what, who]) => (
            <p key={what}>
              <span className="text-ink-3">{what}</span> <b>{who}</b>
            </p>
          ))}
        </section>
      )}
      <div ref={lanes} className="grid min-h-0 flex-1 grid-cols-[1.1fr_1.1fr_1fr_1.1fr_0.9fr] pl-2.5">
        <Lane title="To come" count={lane('toCome').length}>
          {lane('toCome').map((team) => (
            <SheetCard key={team.teamId} team={team} now={now} />
          ))}
        </Lane>
        <Lane title="In hand" count={lane('inHand').length}>
          {lane('inHand').map((team) => (
            <SheetCard key={team.teamId} team={team} now={now} />
          ))}
        </Lane>
        <Lane title="Accepted" count={lane('accepted').length}>
          {lane('accepted').map((team) => (
            <SheetCard key={team.teamId} team={team} now={now} />
          ))}
        </Lane>
        <Lane title="Combats" count={board.combats.length} note={board.combats.length > 0 ? `${ruled} ruled on` : ''}>
          <CombatCards combats={board.combats} turn={chrome.turn} roles={chrome.seat.roles} />
        </Lane>
        <Lane title="Told" count={told} note={`of ${board.reports.length}`} isList>
          <ReportList board={board} />
        </Lane>
      </div>
      <Pace chrome={chrome} />
      <KeysLine
        keys={[
          ['J K', 'card'],
          ['↵', 'open'],
          ...(chrome.seat.roles.includes('gameControl') ? ([['N', 'next phase']] as const) : []),
        ]}
      />
    </div>
  );
}

/** Who is late, by how much there is of the sheet. */
function lateWords(late: TrayTeam[]): [string, string][] {
  const drafting = late.filter((team) => team.state === 'drafting');
  const nothing = late.filter((team) => team.state === 'nothing');
  const words: [string, TrayTeam[]][] = [
    ['a draft only from', drafting],
    ['nothing from', nothing],
  ];
  return words.filter(([, teams]) => teams.length > 0).map(([what, teams]) => [what, names(teams)]);
}
