import { kmBetween, type Place } from '@/lib/geometry';
import type { Action, Daypart } from '@/lib/words';
import { isCloseCountry } from './ground';
import { tidy } from './score';
import type { Ground } from './types';

/** §6 Passing By: how near an enemy unit stops a move, in km; `attackKm`: how near an attack closes with him (OC-134). */
export const passingDistances = { openKm: 2, closeOrNightKm: 1, tanksBetweenHedgehogsKm: 0.5, attackKm: 0.5 } as const;

/** The passing distance in km: 2 in the open by day; 1 in woods, in close country (bocage too) or by night. */
export function passingKm(ground: Ground, daypart: Daypart): number {
  const isClose = isCloseCountry(ground) || ground.isBadTerrain || daypart === 'night';
  return isClose ? passingDistances.closeOrNightKm : passingDistances.openKm;
}

/**
 * True when a unit with this order closes with its enemy instead of stopping at the passing distance: it has orders to
 * attack (§6, OC-134).
 */
export const closesWithEnemy = (action: Action | null): boolean =>
  action === 'attack' || action === 'breakThrough' || action === 'probe';

/** The distance at which an enemy on this ground stops a unit with this order, km (§6 Passing By, OC-134). */
export const stoppingKm = (ground: Ground, daypart: Daypart, action: Action | null): number =>
  closesWithEnemy(action) ? passingDistances.attackKm : passingKm(ground, daypart);

/**
 * True when two enemies at these places are within passing distance of each other: a move that it stops, stops at its edge
 * (OC-111, OC-118).
 */
export function inContact(a: Place, b: Place, ground: Ground, daypart: Daypart): boolean {
  return tidy(kmBetween(a, b)) <= passingKm(ground, daypart);
}

/** A turn in which a unit or team was in contact with an enemy formation (OC-118). */
export interface ContactTurn {
  turn: number;
  formation: string;
}

/**
 * The number of consecutive turns, up to and with `turn`, in which the history has contact with `formation`; 0 when not in
 * `turn`.
 */
export function turnsRunning(history: readonly ContactTurn[], formation: string, turn: number): number {
  const turns = new Set(history.filter((held) => held.formation === formation).map((held) => held.turn));
  let running = 0;
  while (turns.has(turn - running)) running += 1;
  return running;
}

/** The identity of a formation may be told from the second turn running in contact with it (§10 ELETI, OC-115). */
export const isIdentified = (running: number): boolean => running >= 2;
