import { bookSides } from '@/lib/sides';
import type { Arm, CombatResult, Daypart, Side, UnitFlag } from '@/lib/words';
import type { Lie, ReportTruth, TruthCombat, TruthFighter, TruthPlace, TruthUnit } from '../../truth';
import { noEvents, type TruthCrossing, type TruthEvents, type TruthHit } from '../../truth-events';
import type { Viewer } from '../../viewer';
import { fighter, reportTruth, standingAt, unit } from '../given-truth';

/** The setting of the kept reports: a turn of a few units, and the team that is told of it. */

/** One report: who is told, and the truth of the turn. */
export interface Scene {
  title: string;
  viewer: Viewer;
  truth: ReportTruth;
}

/** A kind of turn, with its reports. */
export interface Kind {
  name: string;
  scenes: Scene[];
}

export const team = (teamName: string, side: Side): Viewer => ({
  gameId: 'game',
  teamId: teamName,
  teamName,
  side,
  sides: bookSides,
});

interface Raised {
  short?: string;
  arm?: Arm;
  brigade?: string;
  formation?: string;
  flags?: UnitFlag[];
}

/** Raises the units of a team: `name`, place, and what of it matters. */
export const raise =
  ({ teamName, side }: Viewer, formation: string) =>
  (name: string, x: number, y: number, { short = name, ...more }: Raised = {}): TruthUnit =>
    unit(name, {
      name,
      shortName: short,
      teamId: teamName,
      side,
      formation,
      brigade: 'Div troops',
      nation: side === 'allied' ? 'UK' : 'GER',
      x,
      y,
      ...more,
    });

/** A unit in a fight: its status before and after, and how it ended there. */
export const was = (of: TruthUnit, before: number, after: number, more: Partial<TruthFighter> = {}): TruthFighter => ({
  ...fighter(of, before, after, more),
  ...(more.isCaptured ? { unit: { ...fighter(of, before, after, more).unit, isOnMap: false, x: null, y: null } } : {}),
});

interface Fought {
  at: [x: number, y: number];
  by: Side;
  result: CombatResult;
  fighters: TruthFighter[];
  lie?: Lie;
  isOverrun?: boolean;
  guns?: Side[];
  air?: Side[];
}

export const combat = (id: string, { at, by, guns = [], air = [], fighters, ...of }: Fought): TruthCombat => ({
  id,
  place: { x: at[0], y: at[1] },
  ground: { isBuiltUp: false, isWoods: false, isCity: false, isFortified: false, isBadTerrain: false },
  attackingSide: by,
  isOverrun: false,
  fighters,
  guns: guns.map((side) => ({ unitId: `guns-${side}`, side, name: 'guns' })),
  air: air.map((side) => ({ side, kind: side === 'allied' ? 'alliedGroundAttack' : 'germanGroundAttack' })),
  ...of,
});

export const hit = (
  of: TruthUnit,
  statusBefore: number,
  statusAfter: number,
  more: Partial<TruthHit> = {},
): TruthHit => ({
  unitId: of.id,
  statusBefore,
  statusAfter,
  isImmobilised: false,
  isFlakSilenced: false,
  ...more,
});

/** A crossing that units see, as they knew it before. */
export const crossing = (
  id: string,
  name: string,
  spoken: string,
  [x, y]: [number, number],
  by: readonly TruthUnit[],
  of: Partial<TruthCrossing> = {},
): TruthCrossing => ({
  id,
  name,
  spoken,
  kind: 'mainRoadBridge',
  x,
  y,
  state: 'untested',
  known: 'standing',
  isTold: false,
  isBuilt: false,
  combatIds: [],
  unitIds: by.map((unit) => unit.id),
  ...of,
});

interface Told extends Partial<Omit<ReportTruth, 'events' | 'turn' | 'own' | 'enemy' | 'places'>> {
  day: [date: string, daypart: Daypart];
  own: readonly TruthUnit[];
  enemy?: readonly TruthUnit[];
  events?: Partial<TruthEvents>;
}

/** The facts that a team is told of: its own units are as the fights have left them. */
export function scene(
  places: TruthPlace[],
  title: string,
  viewer: Viewer,
  { day, own, enemy = [], events, ...told }: Told,
): Scene {
  const fought = new Map(
    (told.combats ?? []).flatMap(({ fighters }) => fighters.map((one) => [one.unit.id, one.unit])),
  );
  const { strikes = [], landings = [], worn = [] } = events ?? {};
  const hurt = new Map(
    [...strikes.flatMap(({ hits }) => hits), ...landings.flatMap(({ hits }) => hits), ...worn]
      .filter(({ statusBefore, statusAfter }) => statusAfter < statusBefore)
      .map(({ unitId, statusAfter }) => [unitId, statusAfter]),
  );
  const asLeft = (units: readonly TruthUnit[]): TruthUnit[] =>
    units.map((held) => {
      const status = hurt.get(held.id);
      return fought.get(held.id) ?? (status === undefined ? held : standingAt(held, status));
    });
  const turn = { number: 4, date: day[0], daypart: day[1] };
  const truth = reportTruth({
    combats: [],
    ...told,
    turn,
    own: asLeft(own),
    enemy: asLeft(enemy),
    events: { ...noEvents, ...events },
    places,
  });
  return { title, viewer, truth };
}
