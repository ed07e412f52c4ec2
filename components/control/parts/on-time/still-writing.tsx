'use client';

import { clockTime } from '../time-words';
import { useOnTime } from './use-on-time';

/** The teams that were given more time for their orders and still have it; nothing where there is none. */
export function StillWriting() {
  const teams = useOnTime(null, '')?.teams.filter((team) => team.hasTime && team.isOwing) ?? [];
  return teams.map(({ teamId, name, longerUntil }) => (
    <p key={teamId} role="status" className="mt-2 text-waiting">
      <b>{name}</b> still has until {clockTime(longerUntil!)} for its orders.
    </p>
  ));
}
