import type { Unit } from '@/lib/db/rows';
import { only } from '@/lib/values';
import type { TruthUnit } from '@/lib/visibility/truth';
import type { Arm, Mover, UnitFlag } from '@/lib/words';

/** The names above a unit in the order of battle: "Second Army / XXX Corps" is two. */
export const namesAbove = ({ division, corps }: Pick<Unit, 'division' | 'corps'>): string[] => [
  ...new Set([division, ...corps.split(' / ')]),
];

/** A unit as the door takes it, as one that had lost nothing when the game began. */
export const truthUnit = (unit: Unit): TruthUnit => ({
  ...only(unit, ['id', 'counterId', 'teamId', 'side', 'name', 'shortName']),
  arm: unit.arm as Arm,
  ...only(unit, ['nation', 'formation', 'brigade', 'sizePoints', 'profile', 'stepsLost', 'x', 'y', 'isOnMap']),
  stepsAtBeginning: 0,
  hasRecovered: unit.hasRecovered,
  above: namesAbove(unit),
  isCaptured: unit.isCaptured,
  flags: unit.flags as UnitFlag[],
  mover: unit.mover as Mover,
});
