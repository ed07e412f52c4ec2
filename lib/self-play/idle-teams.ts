import { teamsOf } from '@/lib/db/access/teams';
import { unitsOnMaster } from '@/lib/db/movement/units';
import { handedInRows } from '@/lib/db/orders/sheets-of-turn';
import { isInField } from '@/lib/geometry';

/** The teams with units on the map of which no row of a turn does anything but hold, by their keys. */
export async function idleTeams(gameId: string, turn: number): Promise<string[]> {
  const [teams, units, rows] = await Promise.all([teamsOf(gameId), unitsOnMaster(gameId), handedInRows(gameId, turn)]);
  const inField = new Set(units.filter(isInField).map(({ teamId }) => teamId));
  const doing = new Set(rows.filter(({ action }) => action !== 'hold').map(({ teamId }) => teamId));
  return teams.filter(({ id }) => inField.has(id) && !doing.has(id)).map(({ key }) => key);
}
