'use client';

import { useRef, useState } from 'react';
import { ClaimHolder } from '@/components/control/parts/claims/card-claim';
import { useKeys } from '@/components/control/parts/keys/use-keys';
import { useWalk } from '@/components/control/parts/keys/use-walk';
import { OnTimeLink } from '@/components/control/parts/on-time/on-time-link';
import { DeskLink, useDeskAddress, useRouter } from '@/components/control/parts/router';
import { conflictCount } from '@/components/control/parts/sheets/conflict-words';
import { TrayLink } from '@/components/control/parts/sheets/tray-link';
import {
  askOf,
  laneOf,
  meaningOf,
  rowCount,
  type TrayLane,
  wordsOf,
} from '@/components/control/parts/sheets/tray-words';
import { type TrayTeamForSeat, useTrayForSeat } from '@/components/control/parts/sheets/use-tray-for-seat';
import { clockTime } from '@/components/control/parts/time-words';
import { later } from '@/components/ui/later';
import { Toggle } from '@/components/ui/toggle';
import type { OrdersTray } from '@/lib/desks/control/orders/orders';
import type { Unchanged } from '@/lib/turn/orders/conflicts/unchanged-sheets';
import { ConflictsWay } from './conflicts-way';

/** Loaded with the first sheet that says the same as before; what it then says stays. */
const AcceptUnchanged = later(async () => (await import('./accept-unchanged')).AcceptUnchanged);

const lanes: { id: TrayLane; title: string }[] = [
  { id: 'inHand', title: 'In hand' },
  { id: 'accepted', title: 'Accepted' },
  { id: 'toCome', title: 'To come' },
];

/** The tray: every team's sheet by how far it is, and the conflicts between them (`conflicts`: the teams each concerns). J and K walk along it, Enter opens, - turns from all teams to mine. */
export function OrderTray(props: {
  tray: OrdersTray;
  conflicts: readonly (readonly string[])[];
  unchanged: Unchanged;
}) {
  const { tray, conflicts, unchanged } = props;
  const all = useTrayForSeat(tray.teams);
  const list = useRef<HTMLDivElement>(null);
  const hasMine = all.some((team) => team.isMine);
  const [isMineOnly, setMineOnly] = useState(false);
  const { address, go } = useRouter();
  const deskAddress = useDeskAddress();
  /** On a phone the tray makes way for what is in hand. */
  const inHand = address.endsWith('/orders') ? '' : 'max-md:hidden';
  const shown = all.filter((team) => team.isMine || !isMineOnly);
  const [hadUnchanged, setHadUnchanged] = useState(false);
  if (!hadUnchanged && unchanged.accepts.length > 0) setHadUnchanged(true);
  useWalk(list);
  const next = shown.find(({ key, state }) => laneOf(state) === 'inHand' && !address.includes(`/orders/${key}`));
  useKeys({
    nextSheet: next && (() => go(deskAddress(`/orders/${next.key}`))),
    leaveOut: hasMine ? () => setMineOnly((was) => !was) : undefined,
  });
  return (
    <nav
      aria-label="Order sheets"
      className="not-printed flex shrink-0 flex-col border-r border-rule bg-paper max-md:max-h-[60%] md:w-66"
    >
      <div className="flex h-12 shrink-0 items-center gap-2 border-b border-rule px-4">
        <h1 className="lead">Turn {tray.turn} sheets</h1>
        {inHand && (
          <DeskLink to="/orders" className="ml-auto md:hidden">
            All sheets
          </DeskLink>
        )}
        {hasMine && (
          <fieldset className={`ml-auto flex gap-0.5 ${inHand}`}>
            <legend className="sr-only">Teams shown</legend>
            <Toggle isOn={!isMineOnly} onPick={() => setMineOnly(false)}>
              All
            </Toggle>
            <Toggle isOn={isMineOnly} onPick={() => setMineOnly(true)}>
              Mine
            </Toggle>
          </fieldset>
        )}
      </div>
      <div ref={list} className={`scrolls pb-4 ${inHand}`}>
        <ConflictsWay count={conflicts.length} />
        <OnTimeLink teams={all} />
        {hadUnchanged && <AcceptUnchanged unchanged={unchanged} />}
        {lanes.map(({ id, title }) => {
          const teams = shown.filter((team) => laneOf(team.state) === id);
          if (teams.length === 0) return null;
          return (
            <section key={id} aria-label={title}>
              <h2 className="cap px-4 pt-3 pb-1">
                {title} {teams.length}
              </h2>
              <ul>
                {teams.map((team) => (
                  <TrayItem
                    key={team.teamId}
                    team={team}
                    conflicts={conflicts.filter((teams) => teams.includes(team.key)).length}
                  />
                ))}
              </ul>
            </section>
          );
        })}
      </div>
    </nav>
  );
}

function TrayItem({ team, conflicts }: { team: TrayTeamForSeat; conflicts: number }) {
  const { address } = useRouter();
  const isHere = address.includes(`/orders/${team.key}`);
  const ask = team.state === 'nothing' && !team.hasPaper ? '' : askOf(team);
  const meaning = meaningOf(team);
  /** Nothing to tell but its name and that it is not begun. */
  const isBare = team.state === 'nothing' && ask === '';
  return (
    <li>
      <TrayLink
        to={`/orders/${team.key}`}
        isHere={isHere}
        name={team.name}
        words={wordsOf(team)}
        meaning={meaning}
        mark={isBare && team.isMine && <span className="mr-1.5 text-small font-medium text-mine">yours</span>}
      >
        {!isBare && (
          <span className="flex gap-2 aside">
            <span>
              {team.rows > 0 && rowCount(team.rows)}
              {team.isMine && <span className="font-medium text-mine">{team.rows > 0 && ' · '}yours</span>}
              {team.isLate && team.state !== 'nothing' && <span className="text-overdue"> · late</span>}
              {team.isTakenAsDraft && <span className="text-overdue"> · not handed in, taken as it lay</span>}
              {conflicts > 0 && <span> · {conflictCount(conflicts)}</span>}
            </span>
            <span className="ml-auto">{team.submittedAt ? clockTime(team.submittedAt) : ''}</span>
          </span>
        )}
        {team.sheetId && <ClaimHolder kind="sheet" subjectId={team.sheetId} />}
        {ask && (
          <span className={`block text-small ${meaning === 'overdue' ? 'text-overdue' : 'text-waiting'}`}>{ask}</span>
        )}
      </TrayLink>
    </li>
  );
}
