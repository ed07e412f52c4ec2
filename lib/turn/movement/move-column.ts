import { z } from 'zod';
import { abreastPlaces, columnPlaces, facingFront, wayInto, wayTo, withoutStops } from '@/lib/adjudication/column';
import { stoppedNote } from '@/lib/advice/movement/passing-by';
import type { Unit } from '@/lib/db/rows';
import { writtenText } from '@/lib/forms';
import { kmBetween, lengthKm, type Place } from '@/lib/geometry';
import { Refused, refusal, thisTurn } from '@/lib/result';
import { type Action, type MovementMode, movementModes } from '@/lib/words';
import { asSeen } from '../kernel/as-seen';
import { controlVerb } from '../kernel/verb';
import { anyControl } from '../kernel/verb-roles';
import { type Move, type MovedUnit, moveAlong, writeMoves } from './apply-move';
import { enemiesOf, type MovementField, movementField } from './movement-field';
import { causes, wayPoint } from './route-form';

/** Each unit of the column in the order of march, and whether the way had no room for it yet. */
interface MovedColumn {
  units: (MovedUnit & { unitId: string; waits: boolean })[];
  /** The units among them that may not take a step without a reason, and why: they stay. */
  stays: { unitId: string; why: string }[];
}

/**
 * Moves units as one column along a way, the head to its end and each as far behind the one before it as that one is long
 * (§7 Column Lengths, OC-109); what the way has no room for waits at its beginning. Each has its own leg, share of the
 * turn and advice, and stops where it meets the enemy. One refused refuses all, named. Or side by side at the end of the way,
 * a kilometre of front each (§7), and a probe along the front of the enemy that it met (§5 Probe).
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
    /** Side by side at the end of the way. */
    isAbreast: z.boolean().default(false),
    /** Side by side along the front of the enemy that is met at its end (§5 Probe). */
    conforms: z.boolean().default(false),
    /** Each goes only as far as §6 allows without a reason: to the enemy, the guide's end, the water without a bridge. */
    isLegal: z.boolean().default(false),
    /** Why it moves though one of its moves is refused without a reason; kept in the ledger. */
    overrule: writtenText(500).trim().default(''),
  }),
  inLedger: 'moved a column',
  undo: 'untilMovementCloses',
  run: async ({ tx, act, seat, form }): Promise<MovedColumn> => {
    const { units: march, slowedBy, isAbreast, conforms, isLegal, overrule } = form;
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
    const asked = form.way.map(([x, y]) => ({ x, y }));
    const way = isLegal ? legalWay(field, locked.get(ids[0]!)!, asked, form) : asked;
    const enemies = conforms ? enemiesOf(field, locked.get(ids[0]!)!.side) : [];
    const places = isAbreast
      ? abreastPlaces(facingFront(way, enemies), ids.length)
      : columnPlaces(
          way,
          ids.map((id) => locked.get(id)!.sizePoints),
        );
    const moveOf = ({ unitId, version }: (typeof march)[number], i: number) => {
      const unit = locked.get(unitId)!;
      const { kmAlong, x, y } = places[i]!;
      // Who comes to stand beside the head leaves the way before its end.
      const fansOutKm = isAbreast ? 2 * kmBetween({ x, y }, way.at(-1)!) : 0;
      const along = wayInto(way, standing(unit, way), Math.max(0, kmAlong - fansOutKm));
      const into = withoutStops([...along, { x, y }]);
      const stops = isLegal ? ('legally' as const) : ('atTheEnemy' as const);
      const own = { version, mode: modeOf(unit, form), slowedBy, overrule, way: into, fromStart: false, stops };
      return named(unit.name, () => withItsNote(moveAlong(field, unit, own), field.actions.get(unitId) ?? null));
    };
    const { moves, stays } = isLegal ? whatIsLegal(march, moveOf) : { moves: march.map(moveOf), stays: [] };
    const moved = await writeMoves(tx, act, field, moves);
    const placeOf = (id: string) => places[ids.indexOf(id)]!;
    return {
      units: moved.map((unit, i) => {
        const unitId = moves[i]!.unit.id;
        return { ...unit, unitId, waits: placeOf(unitId).waits };
      }),
      stays,
    };
  },
});

const standing = ({ x, y }: Unit, way: readonly Place[]): Place => ({ x: x ?? way[0]!.x, y: y ?? way[0]!.y });

/**
 * The movement mode of a unit of the column: towed guns by road whatever the others do, where only what is legal is done
 * (OC-101).
 */
const modeOf = (unit: Unit, { mode, isLegal }: { mode: MovementMode; isLegal: boolean }): MovementMode =>
  isLegal && unit.mover === 'towedArtillery' ? 'roadColumn' : mode;

/** The way as far as its head may go without a reason: the others come to stand behind or beside it. All of it where the head may not go a step. */
function legalWay(
  field: MovementField,
  head: Unit,
  way: readonly Place[],
  form: { units: readonly { version: number }[]; mode: MovementMode; isLegal: boolean; slowedBy: readonly string[] },
): readonly Place[] {
  const into = wayInto(way, standing(head, way), lengthKm(way));
  const asked = { ...form, version: form.units[0]!.version, mode: modeOf(head, form), overrule: '', fromStart: false };
  try {
    const { patch } = moveAlong(field, head, { ...asked, way: into, stops: 'legally' });
    return wayTo(way, patch);
  } catch (error) {
    if (error instanceof Refused && error.refusal.field === 'overrule') return way;
    throw error;
  }
}

/** A unit that was to move, and was stopped by the enemy, has that noted for its report, unless something is noted already. */
function withItsNote(move: Move, action: Action | null): Move {
  const isStopped = action === 'move' && move.advice.some(({ code }) => code === 'meetsEnemy');
  return isStopped && !move.patch.moveNote ? { ...move, patch: { ...move.patch, moveNote: stoppedNote } } : move;
}

/** The moves that need no reason; who may not take a step so stays. Refused when all would stay. */
function whatIsLegal<Marching extends { unitId: string }>(
  march: readonly Marching[],
  moveOf: (one: Marching, i: number) => Move,
): { moves: Move[]; stays: MovedColumn['stays'] } {
  const moves: Move[] = [];
  const refused: { unitId: string; error: Refused }[] = [];
  for (const [i, one] of march.entries()) {
    try {
      moves.push(moveOf(one, i));
    } catch (error) {
      if (!(error instanceof Refused) || error.refusal.field !== 'overrule') throw error;
      refused.push({ unitId: one.unitId, error });
    }
  }
  if (moves.length === 0) throw refused[0]!.error;
  return { moves, stays: refused.map(({ unitId, error }) => ({ unitId, why: error.message })) };
}

/** Says of which unit of the column a refusal is. */
function named<T>(name: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof Refused) || error.message.startsWith(name)) throw error;
    throw new Refused({ ...error.refusal, message: `${name}: ${error.message}` });
  }
}
