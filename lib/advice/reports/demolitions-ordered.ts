import { isAtBridge } from '@/lib/adjudication/bridges';
import type { TurnEvents } from '@/lib/db/reports/turn-events';
import type { Unit } from '@/lib/db/rows';
import { kmBetween, middleOf, type Place } from '@/lib/geometry';
import { asksOf } from '@/lib/reading/asks';
import { crossingsNamedIn, type OrderRow } from '@/lib/reading/read-order';
import type { MapData } from '@/lib/scenario/types';
import type { TruthDemolition } from '@/lib/visibility/truth-events';
import { gazetteerOf } from '../movement/gazetteer';
import { spokenCrossing } from '../movement/place-name';
import type { EventBooks } from './event-books';

/** The crossings that rows of a team's sheet order to be blown, and what came of each (§8 Blowing Bridges). */

const spotOf = ({ x, y, isOnMap }: Unit): Place[] => (isOnMap && x !== null && y !== null ? [{ x, y }] : []);

type Crossing = TurnEvents['crossings'][number];

/** The crossing that orders name, else the nearest that the units stand at. */
function crossingOf(
  orders: string,
  units: readonly Unit[],
  crossings: readonly Crossing[],
  map: MapData,
): Crossing | null {
  const spots = units.flatMap(spotOf);
  const row: OrderRow = { team: '', units: [], action: 'hold', posture: 'tact', words: orders };
  const named = crossingsNamedIn(row, gazetteerOf(map, crossings, [])).find(({ isNearest }) => !isNearest);
  if (named) return crossings.find(({ id }) => id === named.id) ?? null;
  if (spots.length === 0) return null;
  const middle = middleOf(spots);
  const near = crossings.filter((one) => spots.some((spot) => isAtBridge(one, spot)));
  return near.toSorted((a, b) => kmBetween(a, middle) - kmBetween(b, middle))[0] ?? null;
}

export function demolitionsOrdered(
  { events, map, turn, team }: Pick<EventBooks, 'events' | 'map' | 'turn' | 'team'>,
  own: readonly Unit[],
): TruthDemolition[] {
  return events.rows.flatMap((row): TruthDemolition[] => {
    const isToBlow = row.teamId === team.id && asksOf(row.orders).some(({ kind }) => kind === 'blowCrossing');
    if (!isToBlow) return [];
    const units = own.filter(({ counterId }) => row.counterIds.includes(counterId));
    const crossing = units.length > 0 ? crossingOf(row.orders, units, events.crossings, map) : null;
    if (!crossing) return [];
    const { name, x, y } = crossing;
    const wasDown = events.crossingsTold
      .filter((told) => told.teamId === team.id && told.name === name && told.turn < turn.number)
      .at(-1);
    if (wasDown?.look === 'blown') return [];
    return [
      {
        id: row.id,
        unitIds: units.map(({ id }) => id),
        name,
        spoken: spokenCrossing(name),
        x,
        y,
        result: resultOf(crossing, units, turn.number),
      },
    ];
  });
}

/** The result as the units that were to do it see it: nobody there, no enemy who made it due, blown, or it stands. */
function resultOf(crossing: Crossing, units: readonly Unit[], turn: number): TruthDemolition['result'] {
  const isThere = units.flatMap(spotOf).some((spot) => isAtBridge(crossing, spot));
  if (!isThere) return 'nobodyThere';
  if (crossing.state === 'blown') return 'blown';
  return crossing.state === 'tested' && crossing.testedIn === turn ? 'failed' : 'notDue';
}
