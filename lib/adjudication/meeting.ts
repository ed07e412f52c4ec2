import { kmBetween, type Place } from '@/lib/geometry';
import type { Daypart } from '@/lib/words';
import { passingDistances } from './contact';
import { tidy } from './score';

/** A stretch of a straight leg under one kind of ground. */
export interface PassingStretch {
  /** The share of the leg at which it ends, 0 to 1; it begins where the one before it ends. */
  until: number;
  /** Woods or close country. */
  isClose: boolean;
}

/** An enemy as he stands beside the way. */
interface EnemyBeside extends Place {
  id: string;
  /** Infantry: tanks on their own may pass between two such (§6 Passing By). */
  isInfantry?: boolean;
}

/** Where a leg first comes within passing distance of an enemy. */
export interface MeetingOnLeg {
  enemyId: string;
  /** The exact place on the leg, km. */
  place: Place;
  /** The share of the leg behind it, 0 to 1. */
  share: number;
  /** How near the enemy stops a move there, km. */
  passingKm: number;
}

/**
 * The first place of a straight leg at which an enemy is within passing distance (§6 Passing By, OC-111): 2 km over open
 * ground, 1 km over close ground or by night, by the ground under the way. An enemy from whom the way leads off stops
 * nobody: whoever breaks contact straight away goes free. Of two met at one place the nearer counts. Tanks on their own
 * (`isTanksAlone`) pass through a gap between two infantry positions down to 500 m. Null: nobody is met.
 */
export function firstMeeting(
  from: Place,
  to: Place,
  stretches: readonly PassingStretch[],
  enemies: readonly EnemyBeside[],
  daypart: Daypart,
  isTanksAlone = false,
): MeetingOnLeg | null {
  let first: (MeetingOnLeg & { km: number }) | null = null;
  for (const enemy of enemies) {
    const isGap = isTanksAlone && isBetween(from, to, enemy, enemies);
    const met = meetingWith(from, to, stretches, enemy, daypart, isGap);
    if (!met) continue;
    const place = { x: from.x + met.share * (to.x - from.x), y: from.y + met.share * (to.y - from.y) };
    const km = tidy(kmBetween(place, enemy));
    const isFirst = !first || met.share < first.share || (met.share === first.share && km < first.km);
    if (isFirst) first = { enemyId: enemy.id, place, share: met.share, passingKm: met.passingKm, km };
  }
  if (!first) return null;
  const { km: _, ...meeting } = first;
  return meeting;
}

/** The widest gap between two positions that the passing distances would close, km. */
const gapKm = 2 * passingDistances.openKm;

/** Whether a leg leads between this infantry and another on its other side, with no more than the two distances between them. */
function isBetween(from: Place, to: Place, enemy: EnemyBeside, enemies: readonly EnemyBeside[]): boolean {
  if (!enemy.isInfantry) return false;
  const side = ({ x, y }: Place) => tidy((to.x - from.x) * (y - from.y) - (to.y - from.y) * (x - from.x));
  return enemies.some(
    (other) => other.isInfantry === true && side(other) * side(enemy) < 0 && kmBetween(other, enemy) <= gapKm,
  );
}

/** Where a leg enters the circle about one enemy. Its radius changes with the ground, and with it the circle. */
function meetingWith(
  from: Place,
  to: Place,
  stretches: readonly PassingStretch[],
  enemy: Place,
  daypart: Daypart,
  isGap: boolean,
): { share: number; passingKm: number } | null {
  const way = { x: to.x - from.x, y: to.y - from.y };
  const off = { x: from.x - enemy.x, y: from.y - enemy.y };
  const length = way.x ** 2 + way.y ** 2;
  const along = off.x * way.x + off.y * way.y;
  const apart = off.x ** 2 + off.y ** 2;
  let begins = 0;
  for (const { until, isClose } of stretches) {
    // Nearest behind it, the way leads off from here on.
    if (tidy(along + length * begins) >= 0) return null;
    const passingKm = isGap
      ? passingDistances.tanksBetweenHedgehogsKm
      : isClose || daypart === 'night'
        ? passingDistances.closeOrNightKm
        : passingDistances.openKm;
    const outside = apart + 2 * along * begins + length * begins ** 2 - passingKm ** 2;
    if (tidy(outside) <= 0) return { share: begins, passingKm };
    const root = along ** 2 - length * (apart - passingKm ** 2);
    if (tidy(root) >= 0) {
      // Tidied before, a short leg would stop metres from where it meets him.
      const share = (-along - Math.sqrt(Math.max(0, root))) / length;
      if (share >= begins && tidy(share) <= until) return { share: Math.min(share, until), passingKm };
    }
    begins = until;
  }
  return null;
}
