import type { ArtilleryClass, CombatRole, TurnPart } from '@/lib/words';
import { figure, tidy } from './score';
import { isEffective, levelAt, profileOf } from './status';
import type { Rulebook, ScoreLine, SupportingArtillery } from './types';

/** §9 Supporting Artillery: ranges in km. `longKm` null: the class has none. */
export const artilleryRanges: Readonly<Record<ArtilleryClass, { effectiveKm: number; longKm: number | null }>> = {
  field: { effectiveKm: 8, longKm: 12 },
  medium: { effectiveKm: 12, longKm: 18 },
  heavy: { effectiveKm: 10, longKm: 16 },
  rocket: { effectiveKm: 8, longKm: null },
  infantryGun: { effectiveKm: 6, longKm: null },
};

/** The same table as the book prints it, for Control to compare; `n.a.`: none. */
export const printedRanges: Readonly<Record<ArtilleryClass, { effective: string; long: string }>> = {
  field: { effective: '8', long: '12' },
  medium: { effective: '12', long: '18' },
  heavy: { effective: '10', long: '16' },
  rocket: { effective: '8', long: 'n.a.' },
  infantryGun: { effective: '6', long: 'n.a.' },
};

/** The printed ranges of a class beside a figure in use: `book: 8 km, long 12`. */
export const printedRangeWords = (of: ArtilleryClass): string => {
  const { effective, long } = printedRanges[of];
  return `book: ${effective} km, long ${long}`;
};

/** The parts of the turn as a card says them. */
export const hourWords: Readonly<Record<TurnPart, string>> = {
  beginning: 'at the beginning of the turn',
  middle: 'in the middle of the turn',
  end: 'at the end of the turn',
};

/** Why guns give less than their status, or `inRange`. */
type GunsReason =
  | 'inRange'
  | 'longRange'
  | 'outOfRange'
  | 'stillMoving'
  | 'movedTooFar'
  | 'defenceOnly'
  | 'notEffective';

/** Supporting artillery as it counts for its side. */
export interface GunsInCombat {
  guns: SupportingArtillery;
  /** Status points given, a fraction when it moved. */
  counts: number;
  reason: GunsReason;
  line: ScoreLine;
}

/**
 * The points that a battery or regiment in support gives: status × share of the turn not moved, within effective range
 * (OC-31, OC-34).
 */
export function gunsInCombat(guns: SupportingArtillery, role: CombatRole, { policies }: Rulebook): GunsInCombat {
  const level = levelAt(profileOf(guns.profile), guns.stepsLost);
  const { effectiveKm, longKm } = artilleryRanges[guns.class];
  const given = (reason: GunsReason, points: number, what: string, rule: string): GunsInCombat => ({
    guns,
    counts: points,
    reason,
    line: { side: role, unitId: guns.id, what, points, rule },
  });

  if (!isEffective(level.status))
    return given('notEffective', 0, 'Nothing: the guns are no longer effective.', '§9 Unit Status, OC-60');
  if (role === 'attacker' && level.isDefenceOnly)
    return given(
      'defenceOnly',
      0,
      `Nothing: status (${level.status}) counts in defence only.`,
      '§9 Defence only units, OC-29',
    );
  if (guns.movingAt)
    return given(
      'stillMoving',
      0,
      `Nothing: still moving when the attack begins, ${hourWords[guns.movingAt]}.`,
      '§9 Supporting Artillery, OC-34',
    );
  if (guns.turnShareMoved > 0.5)
    return given('movedTooFar', 0, 'Nothing: the guns moved for more than half the turn.', '§6 Movement, OC-71, OC-34');

  const isNear = guns.rangeKm <= effectiveKm;
  const isLong = !isNear && longKm !== null && guns.rangeKm <= longKm && policies.longRangeArtillery === 'half';
  if (!isNear && !isLong) {
    const what = `Nothing: ${figure(guns.rangeKm)} km off, the effective range is ${effectiveKm} km.`;
    return given('outOfRange', 0, what, '§9 Supporting Artillery, OC-31');
  }

  const points = tidy(level.status * (1 - guns.turnShareMoved) * (isLong ? 0.5 : 1));
  const moved = guns.turnShareMoved > 0 ? `, having moved for ${figure(guns.turnShareMoved * 100)} % of the turn` : '';
  const range = isLong ? `half at long range (${longKm} km)` : `within effective range (${effectiveKm} km)`;
  const what = `Supporting artillery of status ${level.status}, ${figure(guns.rangeKm)} km off, ${range}${moved}.`;
  const rule = guns.turnShareMoved > 0 ? '§9 Supporting Artillery, OC-34' : '§9 Supporting Artillery, OC-31';
  return given(isLong ? 'longRange' : 'inRange', points, what, rule);
}
