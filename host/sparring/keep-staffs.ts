/** The teams that the console plays: as long as it is up, each is looked at when its desk changes or its time has come. */
import { type ConsoleTeam, consoleTeams } from '@/lib/db/access/console-teams';
import { keepLooking } from '../processes/keep-looking';
import { playTeam, stepOf } from './play-team';
import { openThinking } from './thinking';

/**
 * Plays the teams that Game Control has given to the console, from now on.
 *
 * @param tell hears what went wrong; the next look tries again
 * @returns what ends it
 */
export function keepStaffs(tell: (problem: Error) => void): () => Promise<void> {
  const thinking = openThinking();
  /** The desks as they were when they were last answered. */
  const answered = new Map<string, string>();
  let isEnded = false;

  async function lookAt(team: ConsoleTeam): Promise<void> {
    const step = stepOf(team);
    if (step === null && answered.get(team.teamId) === team.cursor) return;
    await playTeam(team, step ?? 'questions', thinking);
    answered.set(team.teamId, team.cursor);
  }

  async function look(): Promise<void> {
    const teams = await consoleTeams();
    for (const team of teams) if (!isEnded) await lookAt(team).catch(tell);
    const there = new Set(teams.map(({ teamId }) => teamId));
    for (const id of answered.keys()) if (!there.has(id)) answered.delete(id);
  }

  const endLooking = keepLooking(look, tell);
  return async () => {
    isEnded = true;
    await endLooking();
    thinking.end();
  };
}
