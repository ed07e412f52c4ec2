import type { Unit } from '@/lib/db/rows';
import { only } from '@/lib/values';
import type { TruthUnit } from '@/lib/visibility/truth';
import type { Arm, Mover, UnitFlag } from '@/lib/words';

/** A unit as the door takes it. */
export const truthUnit = (unit: Unit): TruthUnit => ({
  ...only(unit, ['id', 'counterId', 'teamId', 'side', 'name', 'shortName']),
  arm: unit.arm as Arm,
  ...only(unit, ['nation', 'formation', 'brigade', 'sizePoints', 'profile', 'stepsLost', 'x', 'y', 'isOnMap']),
  isCaptured: unit.isCaptured,
  flags: unit.flags as UnitFlag[],
  mover: unit.mover as Mover,
});
