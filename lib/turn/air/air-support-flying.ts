import { type AirGroup, type AirTurn, fliesIn, isSupport } from '@/lib/adjudication/air-orders';
import { type AirOrdered, airAsFlown, squadronsFlying, type TaskToFly } from '@/lib/advice/air/propose-air-support';
import type { Grouping } from '@/lib/advice/combat/combat-grouping';
import { flownBy, groupsOf, tasksById, tasksOf, turnsOfDay, unitsOfCounters } from '@/lib/db/air/air-tasks';
import { handedInLines } from '@/lib/db/combat/combats';
import type { Tx } from '@/lib/db/kernel/transaction';
import type { AirTask, Squadron, Turn } from '@/lib/db/rows';
import { bookRules, hasBookName, type SidesOfGame } from '@/lib/sides';
import type { AirKind, AirMission, InterdictionWeight, SquadronTrade } from '@/lib/words';

/** The air orders as they stand in a turn, and who asks for air in its ground orders. */

export const airTurn = ({ number, date, daypart }: Pick<Turn, 'number' | 'date' | 'daypart'>): AirTurn => ({
  number,
  date: date.toISOString().slice(0, 10),
  daypart,
});

/** A task as the rules take it. `turns`: those of the day it was laid on in. */
export const airTask = (
  task: Pick<AirTask, 'turn' | 'squadrons' | 'mission'>,
  turns: readonly AirTurn[],
): { squadrons: number; mission: AirMission; turn: AirTurn } => ({
  squadrons: task.squadrons,
  mission: task.mission,
  turn: turns.find(({ number }) => number === task.turn)!,
});

/** A group as the rules take it. */
export const groupFlying = (
  { name, side, kind, closeSupport, interdiction, squadrons, lost }: Squadron,
  { sides }: SidesOfGame,
): AirGroup => ({
  name,
  side,
  kind: closeSupport as AirKind | null,
  trade: kind as SquadronTrade,
  interdiction: interdiction as InterdictionWeight | null,
  squadrons,
  lost,
  ...(sides[side].rules.airLiaison === bookRules[side].airLiaison ? {} : { airLiaison: sides[side].rules.airLiaison }),
  ...(hasBookName(sides[side]) && sides[side].rules.hasCabRank === bookRules[side].hasCabRank
    ? {}
    : { hasCabRank: sides[side].rules.hasCabRank }),
});

/** The close air support and cab ranks of a turn, with its combats that use them. Groups without a kind are left out. */
export async function tasksToFly(gameId: string, turn: number, tx?: Tx): Promise<TaskToFly[]> {
  const day = await turnsOfDay(gameId, turn, tx);
  const turns = day.map(airTurn);
  const now = turns.find(({ number }) => number === turn)!;
  const groups = new Map((await groupsOf(gameId, tx)).map((group) => [group.id, group]));
  const tasks = (
    await tasksOf(
      gameId,
      turns.map(({ number }) => number),
      tx,
    )
  ).filter((task) => fliesIn(airTask(task, turns), now));
  const flown = await flownBy(
    gameId,
    tasks.map(({ id }) => id),
    tx,
  );
  return tasks.flatMap((task) => {
    const group = groups.get(task.squadronId ?? '');
    if (!group || group.closeSupport === null || !isSupport(task.mission)) return [];
    return {
      id: task.id,
      side: group.side,
      name: group.name,
      kind: group.closeSupport as AirKind,
      mission: task.mission,
      squadrons: squadronsFlying(task),
      formation: task.formation,
      hasAirLiaison: task.hasAirLiaison,
      usedIn: flown
        .filter((entry) => entry.airTaskId === task.id && entry.combat.turn === turn)
        .map(({ squadrons, combat }) => ({ combatId: combat.id, number: combat.number, name: combat.name, squadrons })),
    };
  });
}

/** The air orders of a turn, and the units of the ground orders that ask for air. */
export async function airOrdered(gameId: string, turn: number, tx?: Tx): Promise<AirOrdered> {
  const lines = await handedInLines(gameId, turn, tx);
  const counters = lines.filter((line) => line.asksForAir).flatMap((line) => line.counterIds);
  const tasks = await tasksToFly(gameId, turn, tx);
  const asking = await unitsOfCounters(gameId, counters, tx);
  return { tasks, asking };
}

/** A combat's grouping with its aircraft as they fly once the air battles are over (OC-44). */
export async function groupingAsFlown(gameId: string, grouping: Grouping, tx?: Tx): Promise<Grouping> {
  const named = grouping.air.flatMap(({ airTaskId }) => airTaskId ?? []);
  if (named.length === 0) return grouping;
  const left = new Map((await tasksById(gameId, named, tx)).map((task) => [task.id, squadronsFlying(task)]));
  return { ...grouping, air: airAsFlown(grouping.air, left) };
}
