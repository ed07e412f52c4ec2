import type { Unit } from '@/lib/db/rows';
import type { TruthUnit } from '@/lib/visibility/truth';
import type { Arm, Mover, UnitFlag } from '@/lib/words';

/** A unit as the door takes it. */
export const truthUnit = (unit: Unit): TruthUnit => ({
  id: unit.id,
  counterId: unit.counterId,
  teamId: unit.teamId,
  side: unit.side,
  name: unit.name,
  shortName: unit.shortName,
  arm: unit.arm as Arm,
  nation: unit.nation,
  formation: unit.formation,
  brigade: unit.brigade,
  sizePoints: unit.sizePoints,
  profile: unit.profile,
  stepsLost: unit.stepsLost,
  x: unit.x,
  y: unit.y,
  isOnMap: unit.isOnMap,
  isCaptured: unit.isCaptured,
  flags: unit.flags as UnitFlag[],
  mover: unit.mover as Mover,
});
