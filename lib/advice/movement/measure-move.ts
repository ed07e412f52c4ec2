import { withoutStops } from '@/lib/adjudication/column';
import { adjudicateMovement, type MovementLine } from '@/lib/adjudication/movement';
import { rulebookFrom } from '@/lib/adjudication/rulebook';
import type { RulebookChoice } from '@/lib/adjudication/types';
import type { Place } from '@/lib/geometry';
import type { MapData } from '@/lib/scenario/types';
import { groundUnderWay } from '@/lib/ways/ground-under-way';
import { kmOffRoad } from '@/lib/ways/roads';
import { mayWade, type OpenWater, openWaters, type StandingCrossing, waterWords } from '@/lib/ways/water-obstacles';
import { movementGroundWords } from '@/lib/word-tables';
import type { Daypart, MovementGround, MovementMode, Mover, Posture, Weather } from '@/lib/words';
import type { LegAdvice } from './leg-advice';
import { type PassingBy, passingAdvice } from './passing-by';

/** A move of a counter on the master map, before it is made: one straight leg, or several by way of `via`. Places and distances in km. */
export interface LegCase {
  from: Place;
  to: Place;
  /** Way-points between the two, in order; left out: straight. */
  via?: readonly Place[];
  mover: Mover;
  mode: MovementMode;
  daypart: Daypart;
  /** Bad weather halves (OC-103, OC-113). */
  weather: Weather;
  /** The reasons that slow it down as Control ticked them, in words: each halves (OC-103). */
  slowedBy?: readonly string[];
  /** The km that the unit has moved this turn already. */
  kmBefore: number;
  shareBefore: number;
  map: MapData;
  crossings: readonly StandingCrossing[];
  rulebook: RulebookChoice;
  /** Left out: nobody stands beside the way. */
  beside?: PassingBy;
}

/** A move against the guide of §6. */
export interface Leg {
  km: number;
  /** With what it moved before, this turn. */
  kmMoved: number;
  turnShareMoved: number;
  /** The guide maximum for a whole turn over this ground, km; 0: it cannot move so. */
  maxKm: number;
  /** The ground that most of the way runs over. */
  ground: MovementGround;
  /** The whole way, from where it stands to where it goes. */
  way: Place[];
  /** The working of the share of the turn, ground by ground, water by water. */
  working: LegWorking[];
  advice: LegAdvice[];
}

/** A part of a move and the share of the turn it takes, with the engine's own lines of its guide maximum. */
interface LegWorking {
  what: string;
  km: number;
  /** Of the turn. */
  share: number;
  rule: string;
  /** Signed kilometres that add up to the guide maximum over this ground; none for a water. */
  lines: MovementLine[];
}

/**
 * Measures a move: its length along its legs, the guide maximum of §6 over the ground beneath it, and the share of the
 * turn it takes. Each stretch of ground takes its own share, a water gone over without a bridge half a turn (OC-105);
 * shares of the moves of a turn add up.
 */
export function measureLeg(leg: LegCase): Leg {
  const rulebook = rulebookFrom(leg.rulebook);
  const way = withoutStops([leg.from, ...(leg.via ?? []), leg.to].map(({ x, y }) => ({ x, y })));
  const slowedBy = causesOf(leg);
  const guideOn = (ground: MovementGround) => {
    const { mover, mode, daypart } = leg;
    return adjudicateMovement({ mover, mode, daypart, ground, slowedBy, distanceKm: 0 }, rulebook);
  };
  const under = groundUnderWay(way, leg.map);
  const km = [...under.values()].reduce((sum, part) => sum + part.km, 0);
  const ground = [...under].reduce((most, next) => (next[1].km > most[1].km ? next : most))[0];
  const grounds = [...under].map(([kind, part]): LegWorking => {
    const { maxKm, lines } = guideOn(kind);
    const share = maxKm > 0 ? part.km / maxKm : part.km > 0 ? 1 : 0;
    const what = `${movementGroundWords[kind].inSentence}${areasInBrackets(part.areas)}`;
    return { what, km: tidy(part.km), share, rule: '§6 Movement', lines };
  });
  const cannot = guideOn(ground).maxKm === 0;
  const gone = grounds.reduce((sum, { share }) => sum + share, 0);
  const share = cannot ? Math.min(1, gone) : gone;
  const waters = watersOn(way, leg);
  const waded = waters.filter((water) => !water.isBend && mayWade(water, leg.mover));
  const wading = waded.map(
    ({ name }): LegWorking => ({
      what: `over the ${name} without a bridge`,
      km: 0,
      share: 0.5,
      rule: '§6 River Crossing, OC-105',
      lines: [],
    }),
  );
  const kmMoved = tidy(leg.kmBefore + km);
  const turnShareMoved = tidy(leg.shareBefore + share + 0.5 * waded.length);
  const maxKm = cannot ? 0 : tidy(km > 0 ? km / share : guideOn(ground).maxKm);
  const { daypart, weather } = leg;
  return {
    km: tidy(km),
    kmMoved,
    turnShareMoved,
    maxKm,
    ground,
    way,
    working: [...grounds, ...wading].filter((part) => part.share > 0),
    advice: [
      ...adviceOn({ kmMoved, turnShareMoved, cannot: cannot && km > 0, daypart, weather }),
      ...offRoadOn(way, leg),
      ...waters.map((water) => waterAdvice(water, leg.mover)),
      ...passingAdvice(way, leg),
    ],
  };
}

/** The reasons that halve the guide: those Control ticked, and the weather of the turn, once. */
export const causesOf = ({ weather, slowedBy = [] }: Pick<LegCase, 'weather' | 'slowedBy'>): string[] =>
  weather === 'bad' && !slowedBy.includes(badWeather) ? [...slowedBy, badWeather] : [...slowedBy];

const badWeather = 'bad weather';

/** The areas that make the ground, two by name at most. */
const areasInBrackets = (areas: readonly string[]): string =>
  areas.length === 0 ? '' : ` (${areas.slice(0, 2).join(', ')}${areas.length > 2 ? ' and others' : ''})`;

/** The waters a way goes over without a crossing, each once. */
function watersOn(way: readonly Place[], { map, crossings }: LegCase): OpenWater[] {
  const found = new Map<string, OpenWater>();
  for (let i = 1; i < way.length; i++)
    for (const water of openWaters(way[i - 1]!, way[i]!, map, crossings))
      if (!found.has(water.name) || found.get(water.name)!.isBend) found.set(water.name, water);
  return [...found.values()];
}

/** A water in the way bars all who may not go over it without a bridge. */
const waterAdvice = (water: OpenWater, mover: Mover): LegAdvice => ({
  code: 'noBridge',
  message: waterWords(water, mover),
  rule: '§6 River Crossing, OC-105',
  ...(!water.isBend && !mayWade(water, mover) ? { bars: true as const } : {}),
});

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

/** A road column keeps to the roads (§6 Movement); towed guns may unlimber within a kilometre of one (OC-101, ours). */
function offRoadOn(way: readonly Place[], { mode, map }: LegCase): LegAdvice[] {
  if (mode !== 'roadColumn') return [];
  const km = kmOffRoad(way, map);
  if (km < 0.1) return [];
  return [{ code: 'offRoad', message: `${km.toFixed(1)} km of it lie off any road.`, rule: '§6 Movement, OC-101' }];
}

/** The movement mode of a unit by the posture it was ordered (§5, §6); towed guns go by road (OC-101). No order: tactical. */
export function modeFor(mover: Mover, posture: Posture | null): MovementMode {
  if (mover === 'towedArtillery') return 'roadColumn';
  return posture === 'nonTact' ? 'nonTactical' : 'tactical';
}

/** To a ten-thousandth, so that sums of legs keep no dust. */
const tidy = (n: number): number => Math.round(n * 10_000) / 10_000;
