/** The teams that the console plays: as long as it is up, each is looked at when its desk changes or its time has come. */
import { type ConsoleTeam, consoleTeams } from '@/lib/db/access/console-teams';
import { keepLooking } from '../processes/keep-looking';
import { playTeam, stepOf } from './play-team';
import { openThinking } from './thinking';

/** A team at whose desk something failed is left alone for so long, ms. */
const restMs = 30_000;

/**
 * Plays the teams that Game Control has given to the console, from now on.
 *
 * @param tell hears what went wrong; the next look tries again
 * @returns what ends it
 */
export function keepStaffs(tell: (problem: Error) => void): () => Promise<void> {
  const thinking = openThinking();
  /** The last answer at each desk, and the desk as it was then: the same is not done twice. */
  const answered = new Map<string, string>();
  /** Until when a team is left alone, ms. */
  const rests = new Map<string, number>();
  let isEnded = false;

  async function lookAt(team: ConsoleTeam): Promise<void> {
    const { teamId, cursor } = team;
    const step = stepOf(team) ?? 'questions';
    const now = `${step} ${cursor}`;
    if (answered.get(teamId) === now || performance.now() < (rests.get(teamId) ?? 0)) return;
    rests.set(teamId, performance.now() + restMs);
    await playTeam(team, step, thinking);
    rests.delete(teamId);
    answered.set(teamId, now);
  }

  async function look(): Promise<void> {
    const teams = await consoleTeams();
    for (const team of teams) if (!isEnded) await lookAt(team).catch(tell);
    const there = new Set(teams.map(({ teamId }) => teamId));
    for (const kept of [answered, rests]) for (const id of kept.keys()) if (!there.has(id)) kept.delete(id);
  }

  const endLooking = keepLooking(look, tell);
  return async () => {
    isEnded = true;
    await endLooking();
    thinking.end();
  };
}
