import { z } from 'zod';
import { entryOf } from '@/lib/advice/arrivals/entry-of-unit';
import { placesOnWayIn } from '@/lib/advice/arrivals/road-in';
import { lockTurn } from '@/lib/db/kernel/lock';
import { writtenText } from '@/lib/forms';
import type { Place } from '@/lib/geometry';
import { controlVerb } from '../kernel/verb';
import { anyControl } from '../kernel/verb-roles';
import { applyArrival } from './apply-arrival';
import { unitsSeen } from './lock-arrival';
import { columnToCome } from './lock-column';

/**
 * Places reinforcements as a column in one act (§4 step 4, §7): the head at a place within the range of their entry place,
 * the others behind it on the way in. What is said of a single unit goes for all of them. All or none are placed.
 */
export const placeColumn = controlVerb({
  name: 'place-column',
  rule: '§4, §7',
  who: anyControl,
  /** Units of one entry place in the order of march, head first, with the versions the person saw; the place of the head. */
  form: z.strictObject({
    units: unitsSeen,
    x: z.number(),
    y: z.number(),
    overrule: writtenText(500).trim().default(''),
  }),
  inLedger: 'placed a column of arrivals',
  undo: 'fromTheLedger',
  run: async ({ tx, act, seat, form }): Promise<{ places: Place[] }> => {
    const { units: asked, x, y, overrule } = form;
    const at = { x, y };
    const turn = await lockTurn(tx, seat.gameId, 'share');
    const units = await columnToCome(tx, turn, seat, asked);
    const sizes = units.map(({ sizePoints }) => sizePoints);
    const became = await applyArrival(tx, act, turn, {
      units,
      at,
      overrule,
      places: (scenario) => placesOnWayIn(entryOf(scenario, units[0]!).place, at, sizes, scenario.map),
    });
    return { places: became.map((unit) => ({ x: unit.x!, y: unit.y! })) };
  },
});
