import { combatsOfTurn, gameOf } from '@/lib/db/control-desk/control-reads';
import { crossingsOnMaster, unitsOnMaster } from '@/lib/db/movement/units';
import type { InGame } from '@/lib/turn/kernel/seat';

/** Something of this game that an umpire may want to go to: where it is, as the path that follows `/control/<seat>`. */
export interface Findable {
  id: string;
  label: string;
  hint: string;
  path: string;
}

/** Combats of the turn, crossings, units on the map, and who knows of each unit; for Control alone. */
export async function findable(inGame: InGame): Promise<Findable[]> {
  const { gameId } = inGame;
  const game = await gameOf(gameId);
  const [combats, crossings, units] = await Promise.all([
    combatsOfTurn(gameId, game.turn),
    crossingsOnMaster(gameId),
    unitsOnMaster(gameId),
  ]);
  return [
    ...combats.map(({ id, number, name, state }) => ({
      id,
      label: `C${number} ${name}`,
      hint: state === 'ruled' ? 'combat, ruled on' : `combat, ${state}`,
      path: `/combats/${id}`,
    })),
    ...crossings.map(({ id, name, x, y }) => ({ id, label: name, hint: 'crossing, on the map', path: onMap(x, y) })),
    ...units.flatMap(({ id, name, formation, x, y, isOnMap }) =>
      isOnMap && x !== null && y !== null
        ? [{ id, label: name, hint: `${formation}, on the map`, path: onMap(x, y) }]
        : [],
    ),
    ...units.map(({ id, name }) => ({
      id: `knows ${id}`,
      label: name,
      hint: 'who knows of it',
      path: `/knows?about=unit:${id}`,
    })),
  ];
}

const onMap = (x: number, y: number): string => `/map?at=${x},${y}`;
