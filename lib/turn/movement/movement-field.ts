import { isInfantry } from '@/lib/adjudication/arms';
import type { RulebookChoice } from '@/lib/adjudication/types';
import type { StandingEnemy } from '@/lib/advice/movement/passing-by';
import { lockTurn, type TurnNow } from '@/lib/db/kernel/lock';
import type { Tx } from '@/lib/db/kernel/transaction';
import { gameMap } from '@/lib/db/maps/drawn-ground';
import { lockStandings, type Standings } from '@/lib/db/movement/contact-pairs';
import { actionsOrdered, crossingsOf, lockUnits } from '@/lib/db/movement/units';
import type { Crossing, Unit } from '@/lib/db/rows';
import { rulebookOf } from '@/lib/db/sequence/games';
import { isInField } from '@/lib/geometry';
import type { MapData } from '@/lib/scenario/types';
import type { Action, Arm, UnitFlag } from '@/lib/words';
import { type AwaitingDecision, combatsAwaiting } from '../kernel/awaiting-decision';

/** Everything that the moves of one transaction go by. */
export interface MovementField {
  turn: TurnNow;
  /** The units that move, locked. */
  units: ReadonlyMap<string, Unit>;
  map: MapData;
  crossings: Crossing[];
  rulebook: RulebookChoice;
  /** Where all stood before, and the pairs of those that move. */
  before: Standings;
  /** By unit; null: none was ordered. */
  actions: ReadonlyMap<string, Action | null>;
  held: readonly AwaitingDecision[];
}

/** Locks the turn, these units and the contacts, in this order, and reads what their moves go by: all of it is asked for at once. */
export async function movementField(tx: Tx, gameId: string, unitIds: readonly string[]): Promise<MovementField> {
  const [turn, units, before, held, actions, crossings, rulebook, map] = await Promise.all([
    lockTurn(tx, gameId, 'share'),
    lockUnits(tx, gameId, unitIds),
    lockStandings(tx, gameId, unitIds),
    combatsAwaiting(tx, gameId),
    actionsOrdered(tx, gameId, unitIds),
    crossingsOf(tx, gameId),
    rulebookOf(tx, gameId),
    gameMap(gameId, tx),
  ]);
  return { turn, units, map, crossings, rulebook, before, actions, held };
}

/** The enemies on the map of a side. */
export const enemiesOf = ({ before }: MovementField, side: Unit['side']): StandingEnemy[] =>
  before.standing
    .filter(isInField)
    .flatMap(({ id, name, x, y, arm, flags, ...unit }) =>
      unit.side === side
        ? []
        : [{ id, name, x, y, isInfantry: isInfantry({ arm: arm as Arm, flags: flags as UnitFlag[] }) }],
    );

/** The standings once units have moved. */
export const onceMoved = (
  { before }: MovementField,
  moved: ReadonlyMap<string, { x: number; y: number }>,
): Standings => ({
  ...before,
  standing: before.standing.map((unit) => ({ ...unit, ...moved.get(unit.id) })),
});
