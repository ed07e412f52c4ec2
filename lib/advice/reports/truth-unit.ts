import type { Unit } from '@/lib/db/rows';
import { only } from '@/lib/values';
import type { TruthUnit } from '@/lib/visibility/truth';
import type { Arm, Mover, UnitFlag } from '@/lib/words';

/** A unit as the door takes it, as one that had lost nothing when the game began. */
export const truthUnit = (unit: Unit): TruthUnit => ({
  ...only(unit, ['id', 'counterId', 'teamId', 'side', 'name', 'shortName']),
  arm: unit.arm as Arm,
  ...only(unit, ['nation', 'formation', 'brigade', 'sizePoints', 'profile', 'stepsLost', 'x', 'y', 'isOnMap']),
  stepsAtBeginning: 0,
  hasRecovered: unit.hasRecovered,
  isCaptured: unit.isCaptured,
  flags: unit.flags as UnitFlag[],
  mover: unit.mover as Mover,
});
