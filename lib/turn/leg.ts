import { firstMeeting } from '@/lib/adjudication/meeting';
import { maxKmOf } from '@/lib/adjudication/movement';
import { rulebookFrom } from '@/lib/adjudication/rulebook';
import type {
  Action,
  Daypart,
  MovementGround,
  MovementMode,
  Mover,
  Posture,
  RulebookChoice,
} from '@/lib/adjudication/types';
import { gridReference, groundAt } from '@/lib/scenario/ground';
import type { MapSheet } from '@/lib/scenario/types';
import { passingStretches } from './passing-stretches';
import { openWaters, type StandingCrossing, waterWords } from './waters';

/** One straight leg of a counter on the master map, before it is moved. Places and distances in km. */
export interface LegCase {
  from: { x: number; y: number };
  to: { x: number; y: number };
  mover: Mover;
  mode: MovementMode;
  daypart: Daypart;
  /** Bad weather halves (OC-103, OC-113). */
  weather: 'fair' | 'bad';
  /** What the unit has moved this turn already. */
  kmBefore: number;
  shareBefore: number;
  map: MapSheet;
  crossings: readonly StandingCrossing[];
  rulebook: RulebookChoice;
  /** Left out: nobody stands beside the way. */
  beside?: BesideTheWay;
}

/** The enemy on the map, and what the unit was ordered: by it a move stops on meeting him, or goes on (§5, §6). */
export interface BesideTheWay {
  enemies: readonly StandingEnemy[];
  action: Action | null;
  /** Tanks on their own may pass between infantry positions (§6 Passing By). */
  isTanks: boolean;
}

export interface StandingEnemy {
  id: string;
  name: string;
  x: number;
  y: number;
}

/** A leg against the guide of §6. Nothing is blocked. */
export interface Leg {
  km: number;
  /** With what it moved before, this turn. */
  kmMoved: number;
  turnShareMoved: number;
  /** The guide maximum for a whole turn over this ground, km; 0: it cannot move so. */
  maxKm: number;
  /** The ground that most of the leg runs over. */
  ground: MovementGround;
  advice: LegAdvice[];
}

export interface LegAdvice {
  code: 'beyondGuide' | 'roadOnly' | 'tooLateToAttack' | 'noBridge' | 'meetsEnemy';
  message: string;
  rule: string;
  /** `meetsEnemy`: the exact place at which the leg meets him, and whether the unit stops there by its order. */
  meets?: { x: number; y: number; stops: boolean };
}

/** The longest stretch of a leg that is taken as one ground, km. */
const stretchKm = 0.25;
const mostStretches = 160;

/**
 * Measures a leg: its straight length, the guide maximum of §6 over the ground beneath it, and the share of the turn it
 * takes. Each stretch of ground takes its own share; shares of the legs of a turn add up.
 */
export function measureLeg(leg: LegCase): Leg {
  const rulebook = rulebookFrom(leg.rulebook);
  const km = Math.hypot(leg.to.x - leg.from.x, leg.to.y - leg.from.y);
  const slowedBy = leg.weather === 'bad' ? ['bad weather'] : [];
  const maxOn = (ground: MovementGround) =>
    maxKmOf({ mover: leg.mover, mode: leg.mode, daypart: leg.daypart, ground, slowedBy }, rulebook);
  const stretches = Math.min(mostStretches, Math.max(1, Math.ceil(km / stretchKm)));
  const kmOn = new Map<MovementGround, number>();
  for (let i = 0; i < stretches; i++) {
    const along = (i + 0.5) / stretches;
    const ground = movementGround(
      { x: leg.from.x + along * (leg.to.x - leg.from.x), y: leg.from.y + along * (leg.to.y - leg.from.y) },
      leg.map,
    );
    kmOn.set(ground, (kmOn.get(ground) ?? 0) + km / stretches);
  }
  const ground = [...kmOn].reduce((most, next) => (next[1] > most[1] ? next : most))[0];
  let share = 0;
  for (const [under, part] of kmOn) share += maxOn(under) > 0 ? part / maxOn(under) : part > 0 ? 1 : 0;
  const cannot = maxOn(ground) === 0;
  if (cannot) share = Math.min(1, share);
  const kmMoved = tidy(leg.kmBefore + km);
  const turnShareMoved = tidy(leg.shareBefore + share);
  const maxKm = cannot ? 0 : tidy(km > 0 ? km / share : maxOn(ground));
  return {
    km: tidy(km),
    kmMoved,
    turnShareMoved,
    maxKm,
    ground,
    advice: [
      ...adviceOn({ kmMoved, turnShareMoved, cannot: cannot && km > 0, daypart: leg.daypart, weather: leg.weather }),
      ...openWaters(leg.from, leg.to, leg.map, leg.crossings).map((water) => ({
        code: 'noBridge' as const,
        message: waterWords(water, leg.mover),
        rule: '§6 River Crossing, OC-105',
      })),
      ...meetingOn(leg),
    ],
  };
}

/** How near its end a leg may be stopped and still have come to its end, km. */
const thereKm = 0.01;

/** Whom the leg meets first (§6 Passing By, OC-111). An attack and a break through go on; all else stops there. */
function meetingOn({ from, to, daypart, map, beside }: LegCase): LegAdvice[] {
  if (!beside || beside.enemies.length === 0) return [];
  const met = firstMeeting(from, to, passingStretches(from, to, map), beside.enemies, daypart);
  if (!met) return [];
  const { name } = beside.enemies.find(({ id }) => id === met.enemyId)!;
  const at = gridReference(met.place);
  const stops = beside.action !== 'attack' && beside.action !== 'breakThrough';
  const rule = `${beside.action === 'probe' ? '§5 Probe' : beside.action === 'move' ? '§5 Move' : '§6 Passing By'}, OC-111`;
  const { passingKm, place } = met;
  const isThere = Math.hypot(to.x - place.x, to.y - place.y) < thereKm;
  const gap = beside.isTanks ? ' Tanks on their own may pass between infantry, down to 500 m.' : '';
  const message = isThere
    ? `It ends ${passingKm} km from ${name}, in contact.`
    : stops
      ? `It stops at ${at}, ${passingKm} km from ${name}.${gap}`
      : `At ${at} it meets ${name}, ${passingKm} km off, and goes on.`;
  return [{ code: 'meetsEnemy', message, rule, meets: { ...place, stops: stops && !isThere } }];
}

function adviceOn(
  move: Pick<LegCase, 'daypart' | 'weather'> & { kmMoved: number; turnShareMoved: number; cannot: boolean },
): LegAdvice[] {
  if (move.cannot) return [{ code: 'roadOnly', message: 'It moves in road column only.', rule: '§6 Movement, OC-101' }];
  const advice: LegAdvice[] = [];
  if (move.turnShareMoved > 1) {
    const when = `${move.daypart === 'night' ? ' by night' : ''}${move.weather === 'bad' ? ' in bad weather' : ''}`;
    const guide = move.kmMoved / move.turnShareMoved;
    const message = `${move.kmMoved.toFixed(1)} km${when}; the guide is ${guide.toFixed(1)} km.`;
    advice.push({
      code: 'beyondGuide',
      message,
      rule: move.weather === 'bad' ? '§6 Movement, OC-104, OC-113' : '§6 Movement, OC-104',
    });
  }
  if (move.turnShareMoved > 0.5) {
    const message = 'It moves for more than half the turn and cannot attack in it.';
    advice.push({ code: 'tooLateToAttack', message, rule: '§6 Movement, OC-71' });
  }
  return advice;
}

/** Ground looked up before, by squares of `stretchKm`: a counter that is dragged asks for the same squares again and again. */
const looked = new WeakMap<MapSheet, Map<string, MovementGround>>();

/** The ground of the movement table around a place: marsh before woods and towns, open where nothing is drawn (OC-100). */
function movementGround(place: { x: number; y: number }, map: MapSheet): MovementGround {
  const column = Math.floor(place.x / stretchKm);
  const row = Math.floor(place.y / stretchKm);
  const squares = looked.get(map) ?? new Map<string, MovementGround>();
  looked.set(map, squares);
  const key = `${column},${row}`;
  const known = squares.get(key);
  if (known) return known;
  const middle = { x: (column + 0.5) * stretchKm, y: (row + 0.5) * stretchKm };
  const { isMarsh, isWoods, isBuiltUp, isCity } = groundAt(middle, map);
  const ground = isMarsh ? 'marsh' : isWoods || isBuiltUp || isCity ? 'woodTown' : 'open';
  squares.set(key, ground);
  return ground;
}

/** How a unit goes by the posture it was ordered (§5, §6); towed guns go by road (OC-101). No order: tactical. */
export function modeFor(mover: Mover, posture: Posture | null): MovementMode {
  if (mover === 'towedArtillery') return 'roadColumn';
  return posture === 'nonTact' ? 'nonTactical' : 'tactical';
}

/** To a ten-thousandth, so that sums of legs keep no dust. */
const tidy = (n: number): number => Math.round(n * 10_000) / 10_000;
