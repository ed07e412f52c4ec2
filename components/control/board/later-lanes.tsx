'use client';

import type { Board } from '@/lib/turn/control-desk/board';
import type { ChromeTurn } from '@/lib/turn/control-desk/chrome';
import type { ControlRole } from '@/lib/turn/seat';
import { combatsFirst, ownFirst } from '../shell/first-desk';
import { clockTime } from '../shell/time-words';
import { Way } from '../shell/ways';
import { Card } from './cards';

const states = {
  grouped: { about: 'grouped', ask: '' },
  resolved: { about: 'resolved', ask: 'Accept or overrule.' },
  ruled: { about: 'ruled on', ask: '' },
} as const;

/** The combats of the turn, those that wait for a ruling first, and of these the ones this seat looks after. */
export function CombatCards({
  combats,
  turn,
  roles,
}: {
  combats: Board['combats'];
  turn: ChromeTurn;
  roles: readonly ControlRole[];
}) {
  const order = { resolved: 0, grouped: 1, ruled: 2 };
  const sorted = combatsFirst(roles, combats).sort((a, b) => order[a.state] - order[b.state]);
  return (
    <>
      {sorted.map((combat) => (
        <Card
          key={combat.number}
          to="/combats"
          letter="C"
          title={`C${combat.number} ${combat.name}`}
          about={
            <>
              {states[combat.state].about}
              {combat.isMine && <span className="font-medium text-mine"> · yours</span>}
            </>
          }
          ask={states[combat.state].ask}
        />
      ))}
      <li className="shrink-0 rounded-2 border border-dashed border-rule-2 px-2.5 py-2 text-small text-ink-3">
        {turn.groupingClosedAt
          ? `Grouping closed at ${clockTime(turn.groupingClosedAt)}.`
          : 'Grouping is open. Nothing is resolved before it closes.'}
      </li>
    </>
  );
}

const reportWords = { none: 'no draft', drafted: 'drafted', released: 'told' } as const;

/** Who has had a report, who has not; the teams looked after first. */
export function ReportList({ board }: { board: Board }) {
  return ownFirst(board.teams, ({ isMine }) => isMine).map((team) => {
    const state = board.reports.find((report) => report.teamId === team.teamId)?.state;
    if (!state) return null;
    return (
      <li key={team.teamId} className="shrink-0 border-b border-rule">
        <Way to="/reports" className="flex min-h-[29px] items-center gap-2 text-ink no-underline hover:underline">
          <span className="min-w-0 truncate">{team.name}</span>
          <span
            className={`ml-auto text-small whitespace-nowrap ${state === 'drafted' ? 'text-waiting' : 'text-ink-3'}`}
          >
            {reportWords[state]}
          </span>
        </Way>
      </li>
    );
  });
}
