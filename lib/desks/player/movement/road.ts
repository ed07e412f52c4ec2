import { z } from 'zod';
import { printedMapOf, reachRows } from '@/lib/db/issued/reach-rows';
import { asPlace } from '@/lib/geometry';
import type { PlayerSeat } from '@/lib/turn/kernel/seat';
import { crossingsPrinted, reachTold, roadShown } from '@/lib/visibility/player/reach-told';
import { answeredOnce } from './answered-once';

/** So many places has a way, at most. */
const placesAtMost = 8;

/** A way that is asked about: the id of an own counter, then the places it is to go by, the last one its end: `id;x,y;x,y`, km. */
const asked = z
  .string()
  .max(300)
  .transform((text) => text.split(';'))
  .pipe(z.tuple([z.string()], z.string().regex(/^-?\d{1,4}(\.\d{1,3})?,-?\d{1,4}(\.\d{1,3})?$/)))
  .refine(({ length }) => length > 1 && length <= placesAtMost + 1)
  .transform(([counterId, ...places]) => ({
    counterId,
    places: places.map((place) => asPlace(place.split(',').map(Number) as [number, number])),
  }));

/**
 * The length by road, km, of the way of a counter of the seat's own team, as JSON: from where the team was told that it
 * stands, along the roads of the printed map, over no crossing that the team was told is blown. `km` is null where no road
 * leads there. Null: it has no such counter, the counter stands nowhere, or the question cannot be read.
 */
export async function playerRoad({ gameId, teamId }: PlayerSeat, question: string): Promise<string | null> {
  const read = asked.safeParse(question);
  if (!read.success) return null;
  const { counterId, places } = read.data;
  const [rows, map] = await Promise.all([reachRows(gameId, teamId, counterId), printedMapOf(gameId)]);
  const told = rows && reachTold(rows.counter, crossingsPrinted(map), rows.crossings, rows.clock);
  if (!told) return null;
  return answeredOnce(map, { told, places }, () => ({ km: roadShown(told, places, map) }));
}
