import { kmBetween, type Place, windOf } from '@/lib/geometry';
import type { Arm, Confidence, RecceReport, Side, UnitFlag } from '@/lib/words';
import type { TruthPlace } from '../truth';
import { nearestPlace } from '../words/grid';
import { seenFromAbove } from './seen-from-above';

export { kindsFromAbove } from './seen-from-above';

/** The sighting of aircraft, as a contact that can be told: by addition, each part only where the report has it (§12c). */

/** An enemy unit that was reported on from the air. */
export interface TruthSeen {
  report: RecceReport;
  arm: Arm;
  flags: readonly UnitFlag[];
  side: Side;
  echelon: string;
  at: Place;
  /** Where it came from on its way; null: it stood. */
  from: Place | null;
}

/** A contact as it is told: a real one and a mistaken one have the same fields and no others. */
export interface ToldContact extends Place {
  /** Annex B type; null: a plain mark. */
  symbol: Arm | null;
  label: string;
  /** Where it was going, in words; empty: not seen. */
  direction: string;
  confidence: Confidence;
}

export const sizes = ['small', 'battalion', 'several'] as const;
export type Size = (typeof sizes)[number];

/** §12c Recce: "battalion sized unit", "several battalions", "small force". */
export const sizeWords: Record<Size, string> = {
  small: 'small force',
  battalion: 'battalion-sized force',
  several: 'several battalions',
};

const sizeOf = (echelon: string): Size =>
  echelon === 'battalion' ? 'battalion' : echelon === 'regiment' ? 'several' : 'small';

/** The label of a contact: size and type, one of them, or that an enemy was seen at all. */
export const contactLabel = (types: string, size: Size | null, isMoving: boolean): string => {
  if (size && types) return `${sizeWords[size]} of ${types}`;
  if (types) return types;
  if (size) return sizeWords[size];
  return isMoving ? 'enemy on the move' : 'enemy spotted';
};

const has = {
  type: new Set<RecceReport>(['type', 'directionAndType', 'typeAndSize', 'directionTypeAndSize']),
  direction: new Set<RecceReport>(['direction', 'directionAndType', 'directionTypeAndSize']),
  size: new Set<RecceReport>(['typeAndSize', 'directionTypeAndSize']),
};

/** The distance ahead of it at which a town names its direction, in km (ours). */
const aheadKm = 6;

/** "towards Arnhem", or "moving north-east" where no town lies that way. */
function directionWords(from: Place, at: Place, places: readonly TruthPlace[]): string {
  const km = kmBetween(at, from);
  if (km === 0) return '';
  const ahead = { x: at.x + ((at.x - from.x) / km) * aheadKm, y: at.y + ((at.y - from.y) / km) * aheadKm };
  const town = nearestPlace(ahead, places);
  return town && kmBetween(town, ahead) <= aheadKm / 2 ? `towards ${town.name}` : `moving ${windOf(from, at)}`;
}

/** A place to the nearest 500 m: no contact is told more exactly, whoever it is from. */
export const roughPlace = ({ x, y }: Place): Place => ({ x: Math.round(x * 2) / 2, y: Math.round(y * 2) / 2 });

/** The contact in a report from the air; null: nothing was reported. */
export function contactSeen(seen: TruthSeen, places: readonly TruthPlace[]): ToldContact | null {
  if (seen.report === 'nothing') return null;
  const kind = seenFromAbove(seen);
  const isTyped = has.type.has(seen.report);
  const isMoving = has.direction.has(seen.report);
  return {
    ...roughPlace(seen.at),
    symbol: isTyped ? (kind?.symbol ?? null) : null,
    label: contactLabel(
      isTyped ? (kind?.words ?? '') : '',
      has.size.has(seen.report) ? sizeOf(seen.echelon) : null,
      isMoving,
    ),
    direction: isMoving && seen.from ? directionWords(seen.from, seen.at, places) : '',
    confidence: isTyped ? 'probable' : 'possible',
  };
}
