import type { Crosses, CrossingKind } from '@/lib/words';
import { literal2011 } from './rulebook';
import { figure, pointsWords, tidy } from './score';
import type { Advice, Finding, FindingLine, Rulebook } from './types';

/** A bridge or a ferry for one turn. Both directions share its capacity (ours, OC-108). */
interface Crossing {
  kind: CrossingKind;
  /** Points a turn; where it is not given, that of its kind. */
  capacityPoints?: number | undefined;
  /** By whoever crossed before, this turn. */
  pointsUsed: number;
  isBlown: boolean;
}

/** A unit that waits to cross. */
export interface QueuedUnit {
  id: string;
  unitSizePoints: number;
  /** The points of it that are across already, from turns before; at most its size. */
  pointsAcross: number;
}

export interface TrafficCase {
  crossing: Crossing;
  /** In order of march. */
  queue: readonly QueuedUnit[];
}

interface CrossingUnit {
  id: string;
  crosses: Crosses;
  /** In all, those of turns before included. */
  pointsAcross: number;
  /** On the road, in km: its size in points (OC-109). */
  columnLengthKm: number;
}

export interface TrafficOutcome extends Finding {
  queue: CrossingUnit[];
  capacityLeft: number;
}

/** §7 Traffic: capacity in points a turn. Where the book gives a range or a limit, a figure of it (OC-107). */
export const crossingCapacity: Readonly<Record<CrossingKind, number>> = {
  mainRoadBridge: 100,
  minorRoadBridge: 40,
  baileyBridge: 20,
  railBridge: 20,
  civilianFerry: 4,
};

const capacityOf = ({ kind, capacityPoints }: Crossing): number => capacityPoints ?? crossingCapacity[kind];

function adviceOn({ crossing, queue }: TrafficCase): Advice[] {
  if (crossing.isBlown)
    return [{ code: 'crossingBlown', message: 'It is blown and carries nobody.', rule: '§8 Blowing Bridges' }];
  const capacity = capacityOf(crossing);
  const advice: Advice[] = [];
  if (crossing.pointsUsed > capacity)
    advice.push({
      code: 'crossingOverdrawn',
      message: `${pointsWords(crossing.pointsUsed)} ${crossing.pointsUsed === 1 ? 'has' : 'have'} crossed; the guide is ${figure(capacity)} a turn.`,
      rule: '§7 Traffic, OC-107',
    });
  for (const { id, unitSizePoints, pointsAcross } of queue)
    if (tidy(unitSizePoints - pointsAcross) > capacity)
      advice.push({
        code: 'tooLargeForCrossing',
        message: `${figure(unitSizePoints - pointsAcross)} points are left to cross; a whole turn carries ${figure(capacity)}.`,
        rule: '§7 Traffic, OC-108',
        unitId: id,
      });
  return advice;
}

/**
 * The crossings of a turn (§7). Strict order of march: nobody passes a unit that has not crossed wholly, and a unit too
 * large for what is left crosses in part and goes on next turn (OC-108). Nothing is rolled.
 */
export function resolveTraffic(traffic: TrafficCase, rulebook: Rulebook = literal2011): TrafficOutcome {
  const { crossing } = traffic;
  let left = crossing.isBlown ? 0 : Math.max(0, tidy(capacityOf(crossing) - crossing.pointsUsed));
  let isHeldUp = crossing.isBlown;
  const queue = traffic.queue.map(({ id, unitSizePoints, pointsAcross }): CrossingUnit => {
    const isAcross = pointsAcross > 0 && pointsAcross === unitSizePoints;
    const waiting = tidy(unitSizePoints - pointsAcross);
    const now = isHeldUp ? 0 : Math.min(waiting, left);
    const isWholly = isAcross || (!isHeldUp && now === waiting);
    left = tidy(left - now);
    isHeldUp ||= !isWholly;
    return {
      id,
      crosses: isWholly ? 'wholly' : now > 0 ? 'partly' : 'waits',
      pointsAcross: isWholly ? unitSizePoints : tidy(pointsAcross + now),
      columnLengthKm: unitSizePoints,
    };
  });
  return { rulebook: rulebook.name, queue, capacityLeft: left, rolls: [], advice: adviceOn(traffic) };
}

const crossesWords: Record<Crosses, string> = {
  wholly: 'it crosses wholly',
  partly: 'it crosses in part and goes on next turn',
  waits: 'it waits',
};

/** The working: what the crossing can still carry, then a line for each unit in order of march. */
export function linesOfTraffic({ crossing, queue }: TrafficCase, outcome: TrafficOutcome): FindingLine[] {
  const capacity = capacityOf(crossing);
  const first: FindingLine = crossing.isBlown
    ? { what: 'The crossing is blown: nobody crosses.', rule: '§8 Blowing Bridges' }
    : {
        what: `${pointsWords(capacity)} a turn, ${figure(crossing.pointsUsed)} used before.`,
        rule: '§7 Traffic, OC-107',
      };
  const units = queue.map(({ id, unitSizePoints, pointsAcross }, index): FindingLine => {
    const { crosses, pointsAcross: across } = outcome.queue[index]!;
    const crossing = across - pointsAcross;
    return {
      what: `${pointsWords(crossing)} ${crossing === 1 ? 'crosses' : 'cross'}, ${figure(across)} of ${figure(unitSizePoints)} in all: ${crossesWords[crosses]}.`,
      rule: '§7 Traffic, OC-108',
      unitId: id,
    };
  });
  return [first, ...units];
}
