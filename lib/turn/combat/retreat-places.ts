import type { Ruling } from '@/lib/adjudication/ruled';
import { placesFit, proposeRetreats, type Stands } from '@/lib/advice/combat/propose-retreats';
import { type RetreatGround, retreatTerrain } from '@/lib/advice/combat/retreat-terrain';
import type { Tx } from '@/lib/db/kernel/transaction';
import { gameMap } from '@/lib/db/maps/drawn-ground';
import { crossingsOf } from '@/lib/db/movement/units';
import type { Crossing, Unit } from '@/lib/db/rows';
import { unitsInGame } from '@/lib/db/sequence/turn-end';
import type { Place } from '@/lib/geometry';
import { orThrow, refusal } from '@/lib/result';
import type { MapData } from '@/lib/scenario/types';

/** The ground over which a ruling moves its units: around the fight, with the map and the crossings. */
export interface FightGround {
  map: MapData;
  crossings: Crossing[];
  near: RetreatGround;
}

/** The ground about locked units that have fought, as they stand. */
export async function groundOfFight(tx: Tx, gameId: string, units: ReadonlyMap<string, Unit>): Promise<FightGround> {
  const map = await gameMap(gameId, tx);
  const crossings = await crossingsOf(tx, gameId);
  const about = [...units.values()].map(({ x, y }) => ({ x: x!, y: y! }));
  return { map, crossings, near: retreatTerrain(map, crossings, await unitsInGame(tx, gameId), about) };
}

/**
 * Where each unit goes that a ruling makes retire, in km on the grid, by unit id: where Control says, else the first place
 * proposed (§9 Results Table, note 1). Refused for a place that cannot be its own, and where no way back is open and
 * Control says none (OC-59). `units` are locked, and stand where they fought.
 */
export function retreatPlaces(
  { near: ground }: FightGround,
  { units: effects }: Pick<Ruling, 'units'>,
  said: readonly { unitId: string; x: number; y: number }[],
  units: ReadonlyMap<string, Unit>,
): Map<string, Place> {
  const named = (id: string) => units.get(id)?.name ?? id;
  orThrow(placesFit(said, effects, named, ground.frame));
  const proposed = proposeRetreats(effects, (id) => units.get(id) as Stands | undefined, ground);
  const isSaid = (id: string) => said.some(({ unitId }) => unitId === id);
  const barred = [...proposed].find(([id, [way]]) => way!.isBarred && !isSaid(id));
  if (barred)
    throw refusal(
      'answerNeeded',
      `No way back is open to ${named(barred[0])}: say where it goes, or rule that it stays.`,
      { field: `places.${barred[0]}`, rule: '§9 Results Table note 1, OC-59' },
    );
  return new Map([
    ...[...proposed].map(([id, [first]]) => [id, { x: first!.x, y: first!.y }] as const),
    ...said.map(({ unitId, x, y }) => [unitId, { x, y }] as const),
  ]);
}
