import { z } from 'zod';
import { columnPlaces, wayInto } from '@/lib/adjudication/column';
import { Refused, refusal, thisTurn } from '@/lib/result';
import { writtenText } from '@/lib/visibility/forms/order-writes';
import { movementModes } from '@/lib/words';
import { asSeen } from '../kernel/as-seen';
import { controlVerb } from '../kernel/verb';
import { anyControl } from '../kernel/verb-roles';
import { type MovedUnit, moveAlong, writeMoves } from './apply-move';
import { movementField } from './movement-field';
import { causes, wayPoint } from './route-form';

/** Each unit of the column in the order of march, and whether the way had no room for it yet. */
interface MovedColumn {
  units: (MovedUnit & { unitId: string; waits: boolean })[];
}

/**
 * Moves units as one column along a way, the head to its end and each as far behind the one before it as that one is long
 * (§7 Column Lengths, OC-109); what the way has no room for waits at its beginning. Each has its own leg, share of the
 * turn and advice, and stops where it meets the enemy. One refused refuses all, named.
 */
export const moveColumn = controlVerb({
  name: 'move-column',
  rule: '§7 Column Lengths, OC-109',
  who: anyControl,
  /** `units`: the order of march, the head first, each with the version seen; `way` ends at the head's place. */
  form: z.strictObject({
    turn: z.number().int(),
    units: z
      .array(z.strictObject({ unitId: z.string(), version: z.number().int() }))
      .min(1)
      .max(100),
    way: z.array(wayPoint).min(1).max(200),
    mode: z.enum(movementModes),
    slowedBy: causes.default([]),
    /** Why it moves though one of its moves is refused without a reason; kept in the ledger. */
    overrule: writtenText(500).trim().default(''),
  }),
  inLedger: 'moved a column',
  undo: 'untilMovementCloses',
  run: async ({ tx, act, seat, form }): Promise<MovedColumn> => {
    const { units: march, mode, slowedBy, overrule } = form;
    const ids = march.map(({ unitId }) => unitId);
    const field = await movementField(tx, seat.gameId, ids);
    const { turn, units: locked } = field;
    thisTurn(turn, form.turn);
    if (new Set(ids).size < ids.length)
      throw refusal('badInput', 'A unit stands twice in the column.', { field: 'units' });
    if (locked.size < ids.length) throw refusal('notFound', 'There is no such unit.', { field: 'units' });
    for (const { unitId, version } of march) {
      const unit = locked.get(unitId)!;
      await asSeen(tx, 'unit', unit, version, unit.name);
    }
    const way = form.way.map(([x, y]) => ({ x, y }));
    const places = columnPlaces(
      way,
      ids.map((id) => locked.get(id)!.sizePoints),
    );
    const moves = march.map(({ unitId, version }, i) => {
      const unit = locked.get(unitId)!;
      const own = wayInto(way, { x: unit.x ?? way[0]!.x, y: unit.y ?? way[0]!.y }, places[i]!.kmAlong);
      const asked = { version, mode, slowedBy, overrule, way: own, fromStart: false, stopsThere: true };
      return named(unit.name, () => moveAlong(field, unit, asked));
    });
    const moved = await writeMoves(tx, act, field, moves);
    return { units: moved.map((unit, i) => ({ ...unit, unitId: ids[i]!, waits: places[i]!.waits })) };
  },
});

/** Says of which unit of the column a refusal is. */
function named<T>(name: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof Refused) || error.message.startsWith(name)) throw error;
    throw new Refused({ ...error.refusal, message: `${name}: ${error.message}` });
  }
}
