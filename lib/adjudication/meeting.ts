import { kmBetween, type Place } from '@/lib/geometry';
import { passingDistances } from './contact';
import { tidy } from './score';

/** An enemy as he stands beside the way. */
export interface EnemyBeside extends Place {
  id: string;
  /**
   * The distance at which they stop the move, km: the passing distance of the ground that they stand in, or as near as an
   * attack closes with them.
   */
  passingKm: number;
  /** Infantry: tanks on their own may pass between two such (§6 Passing By). */
  isInfantry?: boolean;
}

/** Where a leg first comes as near to an enemy as he lets it. */
export interface MeetingOnLeg {
  enemyId: string;
  /** The exact place on the leg, km. */
  place: Place;
  /** The share of the leg behind it, 0 to 1. */
  share: number;
  /** The distance at which the enemy stops a move there, km. */
  passingKm: number;
}

/**
 * The first place of a straight leg at which an enemy stops it (§6 Passing By, OC-111, OC-134): each of them at his own
 * distance. An enemy from whom the way leads off stops nobody: whoever breaks contact straight away goes free. Of two met
 * at one place the nearer counts. Tanks on their own (`isTanksAlone`) pass through a gap between two infantry positions
 * down to 500 m. Null: nobody is met.
 */
export function firstMeeting(
  from: Place,
  to: Place,
  enemies: readonly EnemyBeside[],
  isTanksAlone = false,
): MeetingOnLeg | null {
  let first: (MeetingOnLeg & { km: number }) | null = null;
  for (const enemy of enemies) {
    const isGap = isTanksAlone && isBetween(from, to, enemy, enemies);
    const passingKm = isGap ? passingDistances.tanksBetweenHedgehogsKm : enemy.passingKm;
    const share = shareAtCircle(from, to, enemy, passingKm);
    if (share === null) continue;
    const place = { x: from.x + share * (to.x - from.x), y: from.y + share * (to.y - from.y) };
    const km = tidy(kmBetween(place, enemy));
    const isFirst = !first || share < first.share || (share === first.share && km < first.km);
    if (isFirst) first = { enemyId: enemy.id, place, share, passingKm, km };
  }
  if (!first) return null;
  const { km: _, ...meeting } = first;
  return meeting;
}

/** The widest gap between two positions that the passing distances would close, km. */
const gapKm = 2 * passingDistances.openKm;

/**
 * True when a leg leads between this infantry and another on its other side, with no more than the two distances between
 * them.
 */
function isBetween(from: Place, to: Place, enemy: EnemyBeside, enemies: readonly EnemyBeside[]): boolean {
  if (!enemy.isInfantry) return false;
  const side = ({ x, y }: Place) => tidy((to.x - from.x) * (y - from.y) - (to.y - from.y) * (x - from.x));
  return enemies.some(
    (other) => other.isInfantry === true && side(other) * side(enemy) < 0 && kmBetween(other, enemy) <= gapKm,
  );
}

/** The share of a leg at which it enters the circle about an enemy, 0 where it begins within; null: it does not, or leads off. */
function shareAtCircle(from: Place, to: Place, enemy: Place, passingKm: number): number | null {
  const way = { x: to.x - from.x, y: to.y - from.y };
  const off = { x: from.x - enemy.x, y: from.y - enemy.y };
  const length = way.x ** 2 + way.y ** 2;
  const along = off.x * way.x + off.y * way.y;
  if (tidy(along) >= 0) return null;
  const outside = off.x ** 2 + off.y ** 2 - passingKm ** 2;
  if (tidy(outside) <= 0) return 0;
  const root = along ** 2 - length * outside;
  if (tidy(root) < 0) return null;
  // Tidied before, a short leg would stop metres from where it meets him.
  const share = (-along - Math.sqrt(Math.max(0, root))) / length;
  return share >= 0 && tidy(share) <= 1 ? Math.min(share, 1) : null;
}
