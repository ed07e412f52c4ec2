import { z } from 'zod';
import { writtenText } from '@/lib/forms';
import { refusal, thereIs, thisTurn } from '@/lib/result';
import { roadWay } from '@/lib/ways/roads';
import { movementModes } from '@/lib/words';
import { controlVerb } from '../kernel/verb';
import { anyControl } from '../kernel/verb-roles';
import { type MovedUnit, moveAlong, writeMoves } from './apply-move';
import { movementField } from './movement-field';
import { causes, wayPoint } from './route-form';

/**
 * Moves a counter on the master map by straight legs or along roads (§6). A unit immobilised in this turn stays where it
 * is (OC-81), none crosses where nothing carries it (OC-105) or slides past an enemy in contact, unless Control says why.
 * The pairs in contact change with it. No player is told until positions are issued.
 */
export const moveUnit = controlVerb({
  name: 'move-unit',
  rule: '§6',
  who: anyControl,
  /**
   * `turn` and `version` are what the person saw; `via` are way-points before the last place, x and y; `byRoad` leads along
   * the roads of the map by way of them. `fromStart` counts the way again from where the unit began the turn, for a counter
   * put down wrongly. `slowedBy` and `moveNote` stay as they were when they are left out.
   */
  form: z.strictObject({
    unitId: z.string(),
    version: z.number().int(),
    turn: z.number().int(),
    x: z.number(),
    y: z.number(),
    via: z.array(wayPoint).max(200).default([]),
    byRoad: z.boolean().default(false),
    mode: z.enum(movementModes),
    slowedBy: causes.optional(),
    fromStart: z.boolean().default(false),
    moveNote: writtenText(500).trim().optional(),
    /** Why a move is made that is refused without a reason; kept in the ledger. */
    overrule: writtenText(500).trim().default(''),
  }),
  inLedger: 'moved the counter',
  undo: 'untilMovementCloses',
  run: async ({ tx, act, seat, form }): Promise<MovedUnit> => {
    const { unitId, x, y, via, byRoad, turn: seen, ...asked } = form;
    const field = await movementField(tx, seat.gameId, [unitId]);
    const { turn } = field;
    thisTurn(turn, seen);
    const unit = thereIs(field.units.get(unitId), 'unit');
    const begins = asked.fromStart ? { x: unit.startX, y: unit.startY } : { x: unit.x, y: unit.y };
    const points = [...via.map(([e, n]) => ({ x: e, y: n })), { x, y }];
    const from = { x: begins.x ?? x, y: begins.y ?? y };
    const road = byRoad ? roadWay(from, { x, y }, field.map, points.slice(0, -1)) : null;
    if (byRoad && !road)
      throw refusal('badInput', 'No road of the map leads there. Draw the way in straight legs.', { field: 'byRoad' });
    const way = road ? [...road.slice(1), ...(road.length > 1 ? [] : points)] : points;
    const move = moveAlong(field, unit, { ...asked, way, stops: null });
    const [moved] = await writeMoves(tx, act, field, [move]);
    return moved!;
  },
});
