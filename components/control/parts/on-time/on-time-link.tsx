'use client';

import type { TrayTeamForSeat } from '@/components/control/parts/sheets/use-tray-for-seat';
import { Tag } from '@/components/ui/tag';
import { DeskLink, useRouter } from '../router';
import { laneOf } from '../sheets/tray-words';

/** The way to the list of who is on time, in the tray: how many of the sheets due are in. */
export function OnTimeLink({ teams }: { teams: readonly TrayTeamForSeat[] }) {
  const { address } = useRouter();
  const isHere = address.endsWith('/orders/on-time');
  const due = teams.filter(({ isAsked, hasTroops, state }) => (isAsked && hasTroops) || laneOf(state) !== 'toCome');
  const isIn = due.filter(({ state }) => laneOf(state) !== 'toCome');
  const areLate = due.some(({ isLate, state }) => isLate && laneOf(state) === 'toCome');
  const count = `${isIn.length} of ${due.length} in`;
  return (
    <DeskLink
      to="/orders/on-time"
      data-stop
      aria-current={isHere ? 'page' : undefined}
      className={`flex items-baseline border-b border-l-[3px] border-b-rule px-3.25 py-2 no-underline ${
        isHere ? 'border-l-ink bg-sheet' : 'border-l-transparent hover:bg-sheet'
      }`}
    >
      <span className="font-semibold text-ink">Orders on time</span>{' '}
      <span className="ml-auto">
        {areLate ? <Tag meaning="overdue">{count}</Tag> : <span className="aside">{count}</span>}
      </span>
    </DeskLink>
  );
}
