import { kmBetween, type Place } from '@/lib/geometry';
import { counted } from '@/lib/text';
import { type Arm, type BridgingPart, bridgingParts } from '@/lib/words';

/** Building a bridge (OC-112, ours): who it takes, how long, and what a turn of work brings. */

/** Turns of work: over a canal or minor river, over a major one. */
export const bridgingTurns = { minor: 1, major: 3 } as const;

/** The distance from the place within which the builders must stand, in km (ours). */
const bridgingWithinKm = 2;

/** The distance from a river or canal of the map within which the place must be, in km (ours). */
export const onWaterWithinKm = 0.5;

const engineers: ReadonlySet<Arm> = new Set<Arm>(['engineers', 'armouredEngineers', 'airborneEngineers']);

/** The part that a unit does of the work; null: none. */
export const bridgingPartOf = (arm: Arm): BridgingPart | null =>
  engineers.has(arm) ? 'engineers' : arm === 'bridgingColumn' ? 'bridgingColumn' : null;

/** A unit that is to build, where it stands; null: not on the map. */
export interface Builder {
  arm: Arm;
  at: Place | null;
  /** It met the enemy this turn. */
  isInContact: boolean;
}

/** True when a unit works at a place: there, and left in peace. */
const isAtWork = ({ arm, at, isInContact }: Builder, place: Place): boolean =>
  bridgingPartOf(arm) !== null && at !== null && !isInContact && kmBetween(at, place) <= bridgingWithinKm;

/** The parts that the work still lacks, of the two it takes; empty: it can go on. */
export function lacksForBridging(builders: readonly Builder[], place: Place): BridgingPart[] {
  const there = new Set(builders.filter((one) => isAtWork(one, place)).map(({ arm }) => bridgingPartOf(arm)));
  return bridgingParts.filter((part) => !there.has(part));
}

interface BridgingProgress {
  turnsDone: number;
  turnsNeeded: number;
}

/** A piece of work after a turn: one turn further where both sorts were at it, else as it was. */
export function afterBridgingTurn(
  { turnsDone, turnsNeeded }: BridgingProgress,
  builders: readonly Builder[],
  place: Place,
): { turnsDone: number; isBuilt: boolean; lacks: BridgingPart[] } {
  const lacks = lacksForBridging(builders, place);
  const done = lacks.length > 0 ? turnsDone : Math.min(turnsNeeded, turnsDone + 1);
  return { turnsDone: done, isBuilt: done >= turnsNeeded, lacks };
}

const partWords: Record<BridgingPart, string> = { engineers: 'engineers', bridgingColumn: 'a bridging column' };

/** The missing parts in words: “engineers and a bridging column”. */
export const lackWords = (lacks: readonly BridgingPart[]): string => lacks.map((part) => partWords[part]).join(' and ');

/** The turns that are left, in words: “2 turns to go”. */
export function toGoWords({ turnsDone, turnsNeeded }: BridgingProgress): string {
  const left = Math.max(0, turnsNeeded - turnsDone);
  return counted(left, 'turn to go', 'turns to go');
}
