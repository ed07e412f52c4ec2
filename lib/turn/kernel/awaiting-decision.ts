import { teamsOf } from '@/lib/db/access/teams';
import { momentNow, partsOfCombats, unanswered } from '@/lib/db/combat/decisions';
import type { Tx } from '@/lib/db/kernel/transaction';
import { refusal } from '@/lib/result';
import { counted } from '@/lib/text';

/**
 * A combat waits while a team must say at once what it does (§9 Analysing Combat 3): until it has answered, or its time
 * is up. It says what it waits for and for how long.
 */

export interface AwaitingDecision {
  combatId: string;
  /** One sentence, from "9 SS" on. */
  waits: string;
  parts: { number: number; name: string; unitId: string; teamId: string }[];
}

/** The combats that wait at this moment, each once, by the question that is open longest. */
export async function combatsAwaiting(tx: Tx, gameId: string): Promise<AwaitingDecision[]> {
  const asked = await unanswered(tx, gameId);
  if (asked.length === 0) return [];
  const moment = await momentNow(tx, gameId);
  const open = asked.filter(({ endsAt }) => moment < endsAt);
  if (open.length === 0) return [];
  const parts = await partsOfCombats(
    tx,
    gameId,
    open.flatMap(({ combatId }) => combatId ?? []),
  );
  const names = new Map((await teamsOf(gameId, tx)).map(({ id, name }) => [id, name]));
  return open.toReversed().map(({ combatId, teamId, endsAt }) => ({
    combatId: combatId!,
    waits: `${names.get(teamId)} is deciding and has ${secondsWords(endsAt.getTime() - moment.getTime())} left.`,
    parts: parts.filter((part) => part.combatId === combatId),
  }));
}

const secondsWords = (ms: number): string => {
  const seconds = Math.max(1, Math.ceil(ms / 1000));
  return counted(seconds, 'second');
};

const mustWait = (combat: AwaitingDecision, what: string) => {
  const [part] = combat.parts;
  const name = part ? `C${part.number} ${part.name}` : 'The combat';
  return refusal('notNow', `${name} waits for a decision${what}: ${combat.waits}`, { rule: '§9 Analysing Combat 3' });
};

/** Refused while one of these combats waits for a decision. */
export async function combatsFree(tx: Tx, gameId: string, combatIds: readonly string[]): Promise<void> {
  const waiting = (await combatsAwaiting(tx, gameId)).find(({ combatId }) => combatIds.includes(combatId));
  if (waiting) throw mustWait(waiting, '');
}

/** Refused while one of these units is in a combat that waits for a decision; `except` is a combat looked at already. */
export const unitsFree = async (
  tx: Tx,
  gameId: string,
  units: readonly { id: string; name: string }[],
  except?: string,
): Promise<void> => noneAwaiting(await combatsAwaiting(tx, gameId), units, except);

/** The same, where the combats that wait have been read. */
export function noneAwaiting(
  combats: readonly AwaitingDecision[],
  units: readonly { id: string; name: string }[],
  except?: string,
): void {
  for (const waiting of combats) {
    if (waiting.combatId === except) continue;
    const unit = units.find(({ id }) => waiting.parts.some(({ unitId }) => unitId === id));
    if (unit) throw mustWait(waiting, `, and ${unit.name} with it`);
  }
}

/** Refused while a combat waits in which this team has units, whichever team was asked. */
export async function teamFree(tx: Tx, gameId: string, teamId: string): Promise<void> {
  const waiting = (await combatsAwaiting(tx, gameId)).find(({ parts }) => parts.some((part) => part.teamId === teamId));
  if (waiting) throw mustWait(waiting, ', and the reports of its teams');
}
