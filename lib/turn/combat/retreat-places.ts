import type { Ruling } from '@/lib/adjudication/ruled';
import { placesFit, proposeRetreats, type Stands } from '@/lib/advice/combat/propose-retreats';
import { retreatTerrain } from '@/lib/advice/combat/retreat-terrain';
import type { TurnNow } from '@/lib/db/kernel/lock';
import type { Tx } from '@/lib/db/kernel/transaction';
import { gameMap } from '@/lib/db/maps/drawn-ground';
import { crossingsOf } from '@/lib/db/movement/units';
import type { Unit } from '@/lib/db/rows';
import { unitsInGame } from '@/lib/db/sequence/turn-end';
import type { Place } from '@/lib/geometry';
import { orThrow, refusal } from '@/lib/result';

/**
 * Where each unit goes that a ruling makes retire, in km on the grid, by unit id: where Control says, else the first place
 * proposed (§9 Results Table, note 1). Refused for a place that cannot be its own, and where no way back is open and
 * Control says none (OC-59). `units` are locked, and stand where they fought.
 */
export async function retreatPlaces(
  tx: Tx,
  turn: TurnNow,
  { units: effects }: Pick<Ruling, 'units'>,
  said: readonly { unitId: string; x: number; y: number }[],
  units: ReadonlyMap<string, Unit>,
): Promise<Map<string, Place>> {
  const named = (id: string) => units.get(id)?.name ?? id;
  const map = await gameMap(turn.gameId, tx);
  orThrow(placesFit(said, effects, named, map.frame));
  const about = [...units.values()].map(({ x, y }) => ({ x: x!, y: y! }));
  const crossings = await crossingsOf(tx, turn.gameId);
  const others = await unitsInGame(tx, turn.gameId);
  const ground = retreatTerrain(map, crossings, others, about);
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
