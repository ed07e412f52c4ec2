import type { AirKind, AirSupportMission, AirTaskState, CombatRole, Side } from '@/lib/words';
import type { GroupedAir } from '../combat/combat-grouping';

/** The proposals of the air orders for a combat (§9 Close Air Support, §12a). Pure: Control's form proposes by it too. */

/** An air order as it flies in a turn. */
export interface TaskToFly {
  id: string;
  side: Side;
  /** The group's name. */
  name: string;
  kind: AirKind;
  mission: AirSupportMission;
  /** The squadrons that are left: less those shot down; none if it was driven off (OC-44). */
  squadrons: number;
  formation: string;
  hasAirLiaison: boolean;
  /** Combats of the turn that fly it. */
  usedIn: { combatId: string; number: number; name: string; squadrons: number }[];
}

/** The support that the air orders give the combats of a turn, and the units that ask for it in the ground orders. */
export interface AirOrdered {
  tasks: TaskToFly[];
  /** Ids of units that a handed-in row asking for air names in its first column. */
  asking: string[];
}

/** One side of a combat as air support looks at it. */
export interface ForceBelow {
  role: CombatRole;
  side: Side | null;
  /** Of its lead and of its units. */
  formations: readonly string[];
  /** A handed-in row that names one of its units asks for air. */
  asksForAir: boolean;
}

export interface AirProposed {
  air: GroupedAir[];
  /** The reasons against more, a sentence each. */
  saying: string[];
}

/**
 * The air entries of a combat by the air orders of its formations: in the air orders each, in the ground orders where a
 * row asks for air. Close air support flies one combat a turn; of a cab rank what other combats leave is proposed.
 */
export function proposedAir(
  forces: readonly ForceBelow[],
  tasks: readonly TaskToFly[],
  combatId: string | null,
): AirProposed {
  const air: GroupedAir[] = [];
  const saying: string[] = [];
  for (const force of forces) {
    const own = tasks.filter((task) => task.side === force.side && force.formations.includes(task.formation));
    for (const task of own) {
      const elsewhere = task.usedIn.filter((use) => use.combatId !== combatId);
      const left = squadronsLeft(task, combatId);
      if (left > 0)
        air.push({
          role: force.role,
          kind: task.kind,
          squadrons: left,
          isCabRank: task.mission === 'cabRank',
          inGroundOrders: force.asksForAir,
          inAirOrders: true,
          hasAirLiaison: task.hasAirLiaison,
          airTaskId: task.id,
        });
      else if (task.squadrons === 0)
        saying.push(`${task.name} for ${task.formation}: shot down or driven off, it carries out nothing.`);
      else saying.push(`${task.name} for ${task.formation}: ${usedWords(elsewhere)} already.`);
    }
    if (own.length === 0 && force.asksForAir)
      saying.push(
        `The ${force.role === 'attacker' ? 'attackers ask' : 'defenders ask'} for air support, and none is laid on for them.`,
      );
  }
  return { air, saying };
}

/** The squadrons of a task that a combat can still fly: all or none, of a cab rank those that other combats leave (OC-97). */
export function squadronsLeft(
  task: Pick<TaskToFly, 'mission' | 'squadrons' | 'usedIn'>,
  combatId: string | null,
): number {
  const elsewhere = task.usedIn.filter((use) => use.combatId !== combatId);
  if (task.mission === 'closeAirSupport') return elsewhere.length > 0 ? 0 : task.squadrons;
  return Math.max(0, task.squadrons - elsewhere.reduce((sum, use) => sum + use.squadrons, 0));
}

/** `C2 (Nijmegen) flies it`, `C2 (Nijmegen) and C3 (Elst) fly it` */
export const usedWords = (uses: readonly { number: number; name: string }[]): string =>
  `${[...new Set(uses.map(({ number, name }) => `C${number} (${name})`))].join(' and ')} ${uses.length === 1 ? 'flies' : 'fly'} it`;

/** The squadrons that are left of an air order (OC-44): none of one that was driven off. */
export const squadronsFlying = ({
  squadrons,
  lost,
  state,
}: {
  squadrons: number;
  lost: number;
  state: AirTaskState;
}): number => (state === 'drivenOff' ? 0 : Math.max(0, squadrons - lost));

/**
 * The air entries of a combat as they fly once the air battles are over (OC-44): fewer squadrons, or none. `left` is what
 * is left of each air order; entries by hand and those of orders not in it stay as they are.
 */
export function airAsFlown<Entry extends Pick<GroupedAir, 'airTaskId' | 'squadrons'>>(
  air: readonly Entry[],
  left: ReadonlyMap<string, number>,
): (Entry & { isDrivenOff?: boolean })[] {
  return air.map((entry) => {
    const flying = entry.airTaskId === null ? undefined : left.get(entry.airTaskId);
    if (flying === undefined || flying >= entry.squadrons) return entry;
    return flying === 0 ? { ...entry, isDrivenOff: true } : { ...entry, squadrons: flying };
  });
}
