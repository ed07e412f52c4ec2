import { closesWithEnemy, passingDistances, stoppingKm } from '@/lib/adjudication/contact';
import { slidesPast } from '@/lib/adjudication/disengage';
import { firstMeeting, type MeetingOnLeg } from '@/lib/adjudication/meeting';
import { type Nearby, nearbyOf } from '@/lib/adjudication/nearby';
import { kmBetween, type Place } from '@/lib/geometry';
import { perObject } from '@/lib/memo';
import { areasAt } from '@/lib/scenario/ground';
import type { MapData, MapFeature } from '@/lib/scenario/types';
import { gridReference } from '@/lib/visibility/words/grid';
import type { Action, Daypart } from '@/lib/words';
import { areaWords } from './area-words';
import { combatGroundAt } from './combat-ground';
import { areInContact } from './contacts';
import type { LegAdvice } from './leg-advice';

/** The enemy on the map, and what the unit was ordered: by it a move stops on meeting him, or goes on (§5, §6). */
export interface PassingBy {
  enemies: readonly StandingEnemy[];
  action: Action | null;
  /** Tanks on their own may pass between infantry positions (§6 Passing By). */
  isTanks: boolean;
  /** Ids of the enemies it is in contact with; left out: none. */
  inContact?: ReadonlySet<string>;
}

export interface StandingEnemy {
  id: string;
  name: string;
  x: number;
  y: number;
  isInfantry?: boolean;
}

/** A move as far as the enemy beside it is concerned. */
interface Passing {
  daypart: Daypart;
  map: MapData;
  beside?: PassingBy;
}

/** The distance from its end at which a stopped move counts as having come to its end, km. */
const thereKm = 0.01;

/** The proposal for the report of a unit that stopped so. A probe is told as such, and needs no other word. */
export const stoppedNote = 'Stopped on meeting the enemy';
/** The note for the report of a unit that Control leaves where it is. */
export const stayedNote = 'Stayed where it was';

/** The note of a unit after it has moved: what the console noted of the place before is no longer so. */
export const noteElsewhere = (note: string): string => ([stoppedNote, stayedNote].includes(note) ? '' : note);

const isFight = (action: Action | null) => action === 'attack' || action === 'breakThrough';

/**
 * Whom a move of straight legs meets first, and whom it slides past (§6 Passing By, OC-111, OC-134). An attack, a break
 * through and a probe close with him; all else stops at the passing distance. Who is in contact must break it first,
 * straight away; else the move is barred.
 */
export function passingAdvice(way: readonly Place[], passing: Passing): LegAdvice[] {
  const { beside, map, daypart } = passing;
  if (!beside || beside.enemies.length === 0 || way.length < 2) return [];
  const held = beside.enemies.filter(({ id }) => beside.inContact?.has(id));
  const slid = slidesPast(way, held, (place, enemy) => areInContact(place, enemy, map, daypart));
  if (slid) {
    const { name } = slid.enemy;
    const goesOn = isFight(beside.action);
    const message = goesOn
      ? `It starts in contact with ${name} and does not move away: by its order, it fights.`
      : `It is in contact with ${name}: it must first move straight away from it, to beyond the passing distance.`;
    return [{ code: 'slidesPast', message, rule: '§6 Passing By', ...(goesOn ? {} : { bars: true as const }) }];
  }
  return meetingOn(way, passing, beside);
}

/** The first meeting on a way, and the leg it lies on. `inContact`: who still is at the beginning of a leg stops nobody on it. */
function meetingOn(way: readonly Place[], passing: Passing, beside: PassingBy): LegAdvice[] {
  const { map, daypart } = passing;
  const near = nearOf(beside.enemies);
  const kmOf = (enemy: StandingEnemy): number => stoppingKm(combatGroundAt(enemy, map), daypart, beside.action);
  const met = (isTanksAlone: boolean): MeetingOnWay | null => {
    for (let i = 1; i < way.length; i++) {
      const from = way[i - 1]!;
      const to = way[i]!;
      const enemies = near
        .beside(from, to, passingDistances.openKm)
        .filter((enemy) => !beside.inContact?.has(enemy.id) || !areInContact(from, enemy, map, daypart))
        .map((enemy) => ({ ...enemy, passingKm: kmOf(enemy) }));
      const found = firstMeeting(from, to, enemies, isTanksAlone);
      if (found) return { ...found, legs: i - 1 };
    }
    return null;
  };
  const first = met(beside.isTanks);
  const narrow = beside.isTanks ? met(false) : null;
  const slips: LegAdvice[] =
    narrow && narrow.enemyId !== first?.enemyId
      ? [
          {
            code: 'slipsThrough',
            message: `At ${gridReference(narrow.place)} it slips between infantry, as tanks on their own may, and is vulnerable there.`,
            rule: '§6 Passing By, OC-111',
          },
        ]
      : [];
  return first ? [...slips, meetingWords(first, way.at(-1)!, passing, beside)] : slips;
}

/** The first meeting of a way, and the legs behind it. */
interface MeetingOnWay extends MeetingOnLeg {
  legs: number;
}

/** Says why the passing distance is not that of the open (§6 Passing By): the area that the enemy stands in, or the night. */
function whyNear(enemy: StandingEnemy, passingKm: number, { map, daypart }: Passing): string {
  if (passingKm !== passingDistances.closeOrNightKm) return '';
  if (daypart === 'night') return ' The passing distance is 1 km by night.';
  const around = areasAt(enemy, map).find(({ layer }) => closeLayers.includes(layer));
  return around ? ` ${enemy.name} stands in ${areaWords(around)}: the passing distance is 1 km.` : '';
}

/** The layers that make the ground close: bocage too, as in `passingKm`. */
const closeLayers: readonly MapFeature['layer'][] = ['wood', 'builtup', 'closecountry', 'badterrain'];

function meetingWords(
  { enemyId, place, passingKm, legs }: MeetingOnWay,
  end: Place,
  passing: Passing,
  { enemies, action, isTanks }: PassingBy,
): LegAdvice {
  const enemy = enemies.find(({ id }) => id === enemyId)!;
  const at = gridReference(place);
  const away = passingKm < 1 ? `${1000 * passingKm} m` : `${passingKm} km`;
  const why = whyNear(enemy, passingKm, passing);
  const section = action === 'probe' ? '§5 Probe' : action === 'move' ? '§5 Move' : '§6 Passing By';
  const rule = `${section}, OC-111${closesWithEnemy(action) ? ', OC-134' : ''}`;
  const isThere = kmBetween(end, place) < thereKm;
  const gap =
    isTanks && !closesWithEnemy(action) ? ' Tanks on their own may pass between infantry, down to 500 m.' : '';
  const message = isThere
    ? `It ends ${away} from ${enemy.name}, in contact.${why}`
    : closesWithEnemy(action)
      ? `It closes with ${enemy.name} at ${at}, to ${away}.`
      : `It stops at ${at}, ${away} from ${enemy.name}.${why}${gap}`;
  return { code: 'meetsEnemy', message, rule, meets: { ...place, stops: !isThere, legs } };
}

/** The enemies of one list, in an index made once: a counter that is dragged asks again and again. */
const nearOf = perObject((enemies: readonly StandingEnemy[]): Nearby<StandingEnemy> => nearbyOf(enemies));
