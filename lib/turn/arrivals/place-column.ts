import { z } from 'zod';
import { entryOf } from '@/lib/advice/arrivals/entry-of-unit';
import { comesOnAt } from '@/lib/advice/arrivals/entry-places';
import { placesOnWayIn } from '@/lib/advice/arrivals/road-in';
import { change } from '@/lib/db/change';
import { lockTurn } from '@/lib/db/lock';
import { scenarioOf } from '@/lib/db/sequence/kept-scenario';
import { unitsInGame } from '@/lib/db/sequence/turn-end';
import { isInFrame, type Place } from '@/lib/geometry';
import { refusal } from '@/lib/result';
import { writtenText } from '@/lib/visibility/forms/order-form';
import { settleContacts } from '../contact/settle-contacts';
import { controlVerb } from '../kernel/verb';
import { anyControl } from '../kernel/verb-roles';
import { againstComing } from './arrival-checks';
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
    units: z
      .array(z.strictObject({ unitId: z.string(), version: z.number().int() }))
      .min(1)
      .max(80),
    x: z.number(),
    y: z.number(),
    overrule: writtenText(500).trim().default(''),
  }),
  inLedger: 'placed a column of arrivals',
  undo: 'fromTheLedger',
  run: async ({ tx, act: unsigned, seat, form }): Promise<{ places: Place[] }> => {
    const { units: asked, x, y, overrule } = form;
    const turn = await lockTurn(tx, seat.gameId, 'share');
    const column = await columnToCome(tx, turn, seat, asked);
    const units = column;
    const scenario = await scenarioOf(turn.gameId, tx);
    if (!isInFrame(scenario.map.frame, { x, y }))
      throw refusal('badInput', 'That place is off the map.', { field: 'x' });
    const against = againstComing(scenario, units, { x, y }, await unitsInGame(tx, seat.gameId), turn.turn);
    if (against.length > 0 && overrule === '')
      throw refusal('reasonNeeded', `${against.join(' ')} Say why they come on all the same.`, { field: 'overrule' });
    const act = { ...unsigned, reason: against.length > 0 ? overrule : '' };
    const sizes = units.map(({ sizePoints }) => sizePoints);
    const places = placesOnWayIn(entryOf(scenario, units[0]!).place, { x, y }, sizes, scenario.map);
    const letIn = against.length > 0 ? turn.turn + 1 : null;
    for (const [i, { unitId, version }] of asked.entries()) {
      const at = places[i]!;
      const isLate = units[i]!.arrivalTurn <= turn.turn;
      const patch = isLate ? comesOnAt(at, turn.turn) : { ...at, arrivedIn: letIn };
      await change(tx, act, 'unit', unitId, patch, { seen: version });
    }
    const came = units.filter(({ arrivalTurn }) => arrivalTurn <= turn.turn).map(({ id }) => id);
    await settleContacts(tx, act, turn, came, 'came on within passing distance');
    return { places };
  },
});
