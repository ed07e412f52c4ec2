import type { Unit } from '@/lib/db/rows';

/**
 * The formation a unit fights with in a turn: the one it is attached to from turn `attachedFrom` on, else its own (§9
 * Combat Assumptions). Who is flexible is attached from the turn of the order itself; that is settled when it is attached.
 */
export const formationOf = (unit: Pick<Unit, 'formation' | 'attachedTo' | 'attachedFrom'>, turn: number): string =>
  unit.attachedTo !== null && unit.attachedFrom !== null && unit.attachedFrom <= turn
    ? unit.attachedTo
    : unit.formation;
