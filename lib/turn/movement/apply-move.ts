import { isTanks } from '@/lib/adjudication/arms';
import type { LegAdvice } from '@/lib/advice/movement/leg-advice';
import { legalPart } from '@/lib/advice/movement/legal-part';
import { measureLeg } from '@/lib/advice/movement/measure-move';
import { noteElsewhere } from '@/lib/advice/movement/passing-by';
import { changeAll } from '@/lib/db/kernel/change';
import type { Act, Tx } from '@/lib/db/kernel/transaction';
import type { Unit } from '@/lib/db/rows';
import { isInFrame, type Place } from '@/lib/geometry';
import { refusal } from '@/lib/result';
import { only } from '@/lib/values';
import { crossingsOnWay } from '@/lib/ways/water-obstacles';
import type { Arm, MovementMode, Mover, UnitFlag } from '@/lib/words';
import { noneAwaiting } from '../kernel/awaiting-decision';
import { settleContacts } from './contact/settle-contacts';
import { enemiesOf, type MovementField, onceMoved } from './movement-field';
import { writePassages } from './passages/write-passages';

/** A unit's move as asked for: the way from where it stands, or from where it began the turn, to its last place. */
export interface Asked {
  way: readonly Place[];
  version: number;
  mode: MovementMode;
  fromStart: boolean;
  /** It goes no further than where it meets the enemy, or than §6 allows without a reason; null: to its last place. */
  stops: 'atTheEnemy' | 'legally' | null;
  slowedBy?: readonly string[];
  moveNote?: string;
  overrule: string;
}

export interface MovedUnit {
  version: number;
  x: number;
  y: number;
  kmMoved: number;
  turnShareMoved: number;
  /** The advice against it by §6. */
  advice: LegAdvice[];
  /** Ids of the crossings the way uses. */
  crossingIds: string[];
}

/** A move that may be made, and why though something speaks against it. */
export interface Move extends Pick<MovedUnit, 'advice' | 'crossingIds'> {
  unit: Unit;
  seen: number;
  patch: Pick<MovedUnit, 'x' | 'y' | 'kmMoved' | 'turnShareMoved'> & Pick<Unit, 'way' | 'slowedBy' | 'moveNote'>;
  reason: string;
}

/**
 * A unit's move along a way, with its leg, its share of the turn and what speaks against it. Refused without a reason: an
 * immobilised unit (OC-81), a water nobody carries it over (OC-105), a slide past an enemy in contact (§6 Passing By).
 */
export function moveAlong(field: MovementField, unit: Unit, asked: Asked): Move {
  const { turn, map, crossings, rulebook, held, actions, before } = field;
  if (unit.isCaptured) throw refusal('notNow', `${unit.name} has been captured.`);
  if (!unit.isOnMap || unit.x === null || unit.y === null)
    throw refusal('notNow', `${unit.name} is not on the map yet.`);
  if (asked.way.some((place) => !isInFrame(map.frame, place)))
    throw refusal('badInput', 'That place is off the map.', { field: 'x' });
  noneAwaiting(held, [unit]);
  const isFromStart = asked.fromStart && unit.startX !== null && unit.startY !== null;
  const begins = isFromStart ? { x: unit.startX!, y: unit.startY! } : { x: unit.x, y: unit.y };
  const enemies = enemiesOf(field, unit.side);
  const measured = (way: readonly Place[], inContact: ReadonlySet<string>, action: Unit['lastAction']) =>
    measureLeg({
      from: begins,
      via: way.slice(0, -1),
      to: way.at(-1)!,
      mover: unit.mover as Mover,
      mode: asked.mode,
      daypart: turn.daypart,
      weather: turn.weather,
      slowedBy: asked.slowedBy ?? unit.slowedBy,
      kmBefore: isFromStart ? 0 : unit.kmMoved,
      shareBefore: isFromStart ? 0 : unit.turnShareMoved,
      map,
      crossings,
      rulebook,
      beside: {
        enemies,
        action,
        isTanks: isTanks({ arm: unit.arm as Arm, flags: unit.flags as UnitFlag[] }),
        inContact,
      },
    });
  const pairs = before.pairs.filter(({ alliedId, germanId }) => [alliedId, germanId].includes(unit.id));
  const inContact = new Set(pairs.map(({ alliedId, germanId }) => (unit.side === 'allied' ? germanId : alliedId)));
  const action = actions.get(unit.id) ?? null;
  let leg = measured(asked.way, inContact, action);
  const stop = leg.advice.find(({ code }) => code === 'meetsEnemy')?.meets;
  // The way taken back to where the turn began is no move, whoever stands beside it.
  const isStill = leg.way.length === 1 || (leg.way.length === 2 && leg.km === 0);
  if (asked.stops === 'atTheEnemy' && stop?.stops)
    leg = measured([...leg.way.slice(1, stop.legs + 1), { x: stop.x, y: stop.y }], inContact, action);
  if (asked.stops === 'legally' && !isStill) {
    const part = legalPart(leg.way, (way) => measured(way.slice(1), inContact, action));
    const why = leg.advice.map(({ message }) => message).join(' ');
    if (!part) throw refusal('reasonNeeded', `${why} Say why it moves all the same.`, { field: 'overrule' });
    leg = part.leg;
  }
  const against = isStill ? [] : whatBars(unit, turn.turn, leg.advice);
  if (against.length > 0 && asked.overrule === '')
    throw refusal('reasonNeeded', `${against.map(({ message }) => message).join(' ')} Say why it moves all the same.`, {
      field: 'overrule',
      rule: against[0]!.rule,
    });
  const { kmMoved, turnShareMoved, advice } = leg;
  const { x, y } = leg.way.at(-1)!;
  const isElsewhere = x !== unit.x || y !== unit.y;
  return {
    unit,
    seen: asked.version,
    reason: against.length > 0 ? asked.overrule : '',
    patch: {
      x,
      y,
      kmMoved,
      turnShareMoved,
      way: wayGone(unit, leg.way, isFromStart),
      slowedBy: asked.slowedBy ? [...asked.slowedBy] : unit.slowedBy,
      moveNote: asked.moveNote ?? (isElsewhere ? noteElsewhere(unit.moveNote) : unit.moveNote),
    },
    advice,
    crossingIds: crossingsOnWay(leg.way, map, crossings).map(({ id }) => id),
  };
}

/**
 * Writes moves, all of one act, and the contacts that they begin and end, in one round trip, however many there are; then
 * what went over crossings by them. `besides`: a crossing whose passages the caller writes.
 */
export async function writeMoves(
  tx: Tx,
  act: Act,
  field: MovementField,
  moves: readonly Move[],
  besides?: string,
): Promise<MovedUnit[]> {
  const places = new Map(moves.map(({ unit, patch: { x, y } }) => [unit.id, { x, y }]));
  const writing = [...new Set(moves.map(({ reason }) => reason))].map((reason) => {
    const changes = moves.filter((move) => move.reason === reason);
    const written = changes.map(({ unit: { id }, patch, seen }) => ({ id, patch, seen }));
    return changeAll(tx, { ...act, reason }, 'unit', written);
  });
  const why = 'a move ended within passing distance';
  const [rows] = await Promise.all([
    Promise.all(writing),
    settleContacts(tx, act, field.turn, [...places.keys()], why, { ...onceMoved(field, places), map: field.map }),
  ]);
  const versions = new Map(rows.flat().map(({ id, version }) => [id, version]));
  const gone = moves.map(({ unit, patch: { way } }) => ({ unit, way }));
  const crowded = await writePassages(tx, act, field, gone, besides);
  return moves.map(({ unit, patch, advice, crossingIds }) => ({
    ...only(patch, ['x', 'y', 'kmMoved', 'turnShareMoved']),
    version: versions.get(unit.id)!,
    advice: [...advice, ...(crowded.get(unit.id) ?? [])],
    crossingIds,
  }));
}

/** The reasons to refuse a move unless Control says why it is made all the same. */
function whatBars(unit: Unit, turn: number, advice: readonly LegAdvice[]): { message: string; rule: string }[] {
  const held = {
    message: `${unit.name} is immobilised for the rest of this turn.`,
    rule: '§9 Bombing/Interdiction, OC-81',
  };
  return [...(unit.immobilisedIn === turn ? [held] : []), ...advice.filter(({ bars }) => bars)];
}

/** The way a unit has gone this turn with a move added; none for one put back to where it began. */
function wayGone(unit: Unit, leg: readonly Place[], isAnew: boolean): [number, number][] {
  const gone = isAnew ? [] : (unit.way as [number, number][]);
  const last = gone.at(-1);
  const isWhereItStood = last && last[0] === leg[0]!.x && last[1] === leg[0]!.y;
  const way = [...gone, ...(isWhereItStood ? leg.slice(1) : leg).map(({ x, y }): [number, number] => [x, y])];
  return way.length > 1 ? way : [];
}
