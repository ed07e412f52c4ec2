import { useMemo } from 'react';
import { hasTimeAt, isLateAt } from '@/lib/advice/orders/lateness';
import type { TrayTeam } from '@/lib/desks/control/orders/tray-teams';
import { useChrome, useIsMine, useMoment } from '../desk-context';
import { ownFirst } from '../sort-own-first';

/** A team's sheet as this seat sees it, now. */
export interface TrayTeamForSeat extends TrayTeam {
  /** The seat looks after this team first. */
  isMine: boolean;
  /** Handed in when its time was up, or not handed in although it is. */
  isLate: boolean;
  /** The more time it was given still runs. */
  hasTime: boolean;
}

/** The sheets as this seat sees them, its own teams' first. */
export function useTrayForSeat(teams: readonly TrayTeam[]): TrayTeamForSeat[] {
  const isMine = useIsMine();
  const { phase } = useChrome();
  const moment = useMoment(teams.map(({ longerUntil }) => longerUntil));
  return useMemo(() => {
    const here = teams.map((team) => ({
      ...team,
      isMine: isMine(team.key),
      isLate: isLateAt(team, phase, moment),
      hasTime: hasTimeAt(team, moment),
    }));
    return ownFirst(here, (team) => team.isMine);
  }, [teams, isMine, phase, moment]);
}
