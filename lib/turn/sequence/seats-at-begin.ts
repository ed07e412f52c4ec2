import { playedInLobby } from '@/lib/advice/access/proposed-play';
import type { TeamWithSeats } from '@/lib/db/access/teams';
import { counted, listed } from '@/lib/text';

/**
 * The questions Game Control is asked before the game begins, one sentence each: the empty seats of the teams that
 * people play, and which teams Control runs because nobody has a seat in them.
 */
export function seatsAtBegin(teams: readonly TeamWithSeats[]): string[] {
  const played = teams.filter((team) => playedInLobby(team) === 'people');
  const empty = played.flatMap(({ name, seats }) => {
    const free = seats.filter(({ isHeld }) => !isHeld);
    if (free.length === 0) return [];
    const labels = free.map(({ label, person }) => (person ? `${label} (${person})` : label));
    return [`${name} has ${counted(free.length, 'empty seat')}: ${listed(labels)}.`];
  });
  const unsaid = teams.filter(({ playedBy }) => playedBy === null);
  const run = unsaid.filter((team) => playedInLobby(team) === 'control').map(({ name }) => name);
  if (run.length === 0) return empty;
  const nobody = `Nobody has a seat in ${counted(run.length, 'team')}. Control runs ${run.length === 1 ? 'it' : 'them'}`;
  return [...empty, `${nobody}: ${listed(run)}.`];
}
