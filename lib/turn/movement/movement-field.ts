import { isInfantry } from '@/lib/adjudication/arms';
import type { RulebookChoice } from '@/lib/adjudication/types';
import type { StandingEnemy } from '@/lib/advice/movement/passing-by';
import type { TurnNow } from '@/lib/db/lock';
import { crossingsOf, enemiesOnMap } from '@/lib/db/movement/units';
import type { Crossing, Unit } from '@/lib/db/rows';
import { gameById } from '@/lib/db/sequence/games';
import { scenarioOf } from '@/lib/db/sequence/kept-scenario';
import type { Tx } from '@/lib/db/transaction';
import type { MapData } from '@/lib/scenario/types';
import type { Arm, UnitFlag } from '@/lib/words';

/** The ground and the enemies that moves of one transaction go by. */
export interface MovementField {
  turn: TurnNow;
  map: MapData;
  crossings: Crossing[];
  rulebook: RulebookChoice;
  enemiesOf: Record<Unit['side'], readonly StandingEnemy[]>;
}

/** Reads the field for moves of units of these sides. */
export async function movementField(tx: Tx, turn: TurnNow, sides: readonly Unit['side'][]): Promise<MovementField> {
  const enemiesOf = async (side: Unit['side']): Promise<StandingEnemy[]> => {
    if (!sides.includes(side)) return [];
    const enemies = await enemiesOnMap(tx, turn.gameId, side);
    return enemies.map(({ arm, flags, ...enemy }) => ({
      ...enemy,
      isInfantry: isInfantry({ arm: arm as Arm, flags: flags as UnitFlag[] }),
    }));
  };
  return {
    turn,
    map: (await scenarioOf(turn.gameId, tx)).map,
    crossings: await crossingsOf(tx, turn.gameId),
    rulebook: (await gameById(turn.gameId, tx)).rulebook as RulebookChoice,
    enemiesOf: { allied: await enemiesOf('allied'), german: await enemiesOf('german') },
  };
}
