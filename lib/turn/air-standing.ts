import { type AirGroup, type AirMission, type AirTurn, fliesIn } from '@/lib/adjudication/air-orders';
import type { AirKind } from '@/lib/adjudication/types';
import { flownBy, groupsOf, tasksOf, turnsOfDay, unitsOfCounters } from '@/lib/db/air';
import { handedInLines } from '@/lib/db/combats';
import type { AirTask, Squadron, Turn } from '@/lib/db/rows';
import type { Tx } from '@/lib/db/transaction';
import type { AirOrdered, TaskToFly } from './air-proposals';

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
export const groupFlying = ({ name, side, closeSupport, squadrons, lost }: Squadron): AirGroup => ({
  name,
  side,
  kind: closeSupport as AirKind | null,
  squadrons,
  lost,
});

/** What flies in a turn by the air orders, with the combats of the turn that use it. Groups without a kind are left out. */
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
    const group = groups.get(task.squadronId)!;
    if (group.closeSupport === null) return [];
    return {
      id: task.id,
      side: group.side,
      name: group.name,
      kind: group.closeSupport as AirKind,
      mission: task.mission,
      squadrons: task.squadrons,
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
  const [tasks, asking] = [await tasksToFly(gameId, turn, tx), await unitsOfCounters(gameId, counters, tx)];
  return { tasks, asking };
}
