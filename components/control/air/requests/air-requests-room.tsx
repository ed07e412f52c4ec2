'use client';

import { useRef } from 'react';
import { KeysLine } from '@/components/control/parts/keys/keys-line';
import { useWalk } from '@/components/control/parts/keys/use-walk';
import { TrayLink } from '@/components/control/parts/sheets/tray-link';
import { laneOf, meaningOf, rowCount, stateWords, type TrayLane } from '@/components/control/parts/sheets/tray-words';
import { clockTime } from '@/components/control/parts/time-words';
import { EmptyState } from '@/components/ui/empty-state';
import type { AirRequests, AirTrayTeam } from '@/lib/desks/control/air/air-requests';
import { AirTabs } from '../air-tabs';
import { AirRequestSheet } from './air-request-sheet';

const lanes: { id: TrayLane; title: string }[] = [
  { id: 'inHand', title: 'In hand' },
  { id: 'accepted', title: 'Accepted' },
  { id: 'toCome', title: 'Not handed in' },
];

/** The tray of air request sheets, and the one taken up. J and K walk along the tray, Enter opens. */
export function AirRequestsRoom({ desk }: { desk: AirRequests }) {
  const { turn, teams, open } = desk;
  const list = useRef<HTMLDivElement>(null);
  useWalk(list);
  return (
    <div className="flex h-full flex-col">
      <div className="desk-head min-h-12 gap-x-4 gap-y-1 py-1.5">
        <h1 className="lead">Air</h1>
        <AirTabs here="requests" />
        <p className="text-ink-3 max-lg:hidden">What the teams ask of the air in turn {turn}.</p>
      </div>
      <div className="flex min-h-0 flex-1 max-md:flex-col max-md:overflow-y-auto">
        <nav
          aria-label="Air request sheets"
          ref={list}
          className="w-66 shrink-0 overflow-y-auto border-r border-rule bg-paper pb-4 max-md:w-full max-md:border-r-0 max-md:border-b"
        >
          {lanes.map(({ id, title }) => {
            const here = teams.filter(({ state }) => laneOf(state) === id && state !== 'nothing');
            if (here.length === 0) return null;
            return (
              <section key={id} aria-label={title}>
                <h2 className="cap px-4 pt-3 pb-1">
                  {title} {here.length}
                </h2>
                <ul>
                  {here.map((team) => (
                    <TrayItem key={team.key} team={team} isHere={team.key === open?.team.key} />
                  ))}
                </ul>
              </section>
            );
          })}
          {teams.every(({ state }) => state === 'nothing') && (
            <p className="px-4 py-3 text-ink-3">No team has asked for anything yet.</p>
          )}
        </nav>
        <div className="flex min-w-0 flex-1 flex-col">
          {open?.sheet ? (
            <AirRequestSheet
              key={open.sheet.id}
              desk={{ ...open, sheet: open.sheet }}
              hasReachedUs={open.sheet.state === 'submitted'}
            />
          ) : (
            <EmptyState title="Take up a sheet">
              What a team asks of the air appears here when it is handed in. Open it, allot what can fly, and accept it.
            </EmptyState>
          )}
        </div>
      </div>
      <KeysLine keys={{ walk: 'sheet', open: 'open', doubt: 'query', accept: 'accept' }} />
    </div>
  );
}

const TrayItem = ({ team, isHere }: { team: AirTrayTeam; isHere: boolean }) => (
  <li>
    <TrayLink
      to={`/air/requests?team=${team.key}`}
      isHere={isHere}
      name={team.name}
      words={stateWords[team.state]}
      meaning={meaningOf(team)}
    >
      <span className="flex gap-2 aside">
        <span>
          {rowCount(team.rows)}
          {team.isLate && <span className="text-overdue"> · late</span>}
          {team.unanswered > 0 && <span className="text-waiting"> · an answer is missing</span>}
        </span>
        <span className="ml-auto">{team.submittedAt ? clockTime(team.submittedAt) : ''}</span>
      </span>
    </TrayLink>
  </li>
);
