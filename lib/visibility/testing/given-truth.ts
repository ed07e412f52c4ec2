import { profileOf, statusAt } from '@/lib/adjudication/status';
import { bookSides } from '@/lib/sides';
import type { ReportTruth, TruthCombat, TruthFighter, TruthPlace, TruthTurn, TruthUnit } from '../truth';
import { noEvents } from '../truth-events';
import type { Source, Viewer } from '../viewer';
import { noChanges } from './perceived-worlds';

/** The base of the door's tests: units by a few words, and the worked example of §9 as a truth. */

export const fixedSource = (at = '1944-09-17T22:00:00.000Z'): Source => {
  let ids = 0;
  return {
    id: () => {
      ids += 1;
      return `id-${ids}`;
    },
    now: () => new Date(at),
  };
};

export const unit = (id: string, own: Partial<TruthUnit> = {}): TruthUnit => ({
  id,
  counterId: `counter-${id}`,
  teamId: 'allied-team',
  side: 'allied',
  name: id,
  shortName: own.name ?? id,
  arm: 'infantry',
  nation: 'UK',
  formation: '1 Airborne Div',
  brigade: '1 Para Bde',
  above: [],
  sizePoints: 4,
  profile: '5-3-2-1-0',
  stepsLost: 0,
  stepsAtBeginning: 0,
  hasRecovered: false,
  x: 74.62,
  y: 77.95,
  isOnMap: true,
  isCaptured: false,
  flags: [],
  mover: 'foot',
  ...own,
});

/** A unit with a status: as it is where it has it, else with a profile that falls one by one from `top`. */
export const standingAt = (of: TruthUnit, status: number, top = 10): TruthUnit =>
  statusAt(profileOf(of.profile), of.stepsLost) === status
    ? of
    : {
        ...of,
        profile: Array.from({ length: top + 1 }, (_, step) => top - step).join('-'),
        stepsLost: top - status,
      };

/** A unit with a status that it has come down to: it has lost something since the game began. */
const wornTo = (of: TruthUnit, status: number): TruthUnit => {
  const worn = standingAt(of, status);
  return worn.stepsLost > worn.stepsAtBeginning
    ? worn
    : standingAt({ ...of, profile: `${status + 1}`, stepsLost: 0 }, status);
};

/** A unit in contact that brought its status to the fight, and stands as the fight left it. */
export const fighter = (
  of: TruthUnit,
  before: number,
  after: number,
  more: Partial<TruthFighter> = {},
): TruthFighter => ({
  unit: { ...(after < before ? wornTo : standingAt)(of, after), ...(more.isCaptured ? { isCaptured: true } : {}) },
  statusBefore: before,
  statusAfter: after,
  contributedStatus: before,
  isCaptured: false,
  retiresKm: 0,
  stoodFast: false,
  ...more,
});

export const places: TruthPlace[] = [
  { name: 'Arnhem', x: 74.5, y: 78 },
  { name: 'Oosterbeek', x: 70, y: 78 },
  { name: 'Nijmegen', x: 73, y: 62 },
];

export const turn: TruthTurn = { number: 5, date: '1944-09-18', daypart: 'afternoon' };

export const british: Viewer = {
  gameId: 'game',
  teamId: 'allied-team',
  teamName: '1 Airborne',
  side: 'allied',
  sides: bookSides,
};
export const germans: Viewer = {
  gameId: 'game',
  teamId: 'german-team',
  teamName: '9 SS-Pz',
  side: 'german',
  sides: bookSides,
};

export const para = unit('para', {
  name: '2nd Para Bn',
  shortName: '2 Para',
  arm: 'paras',
  profile: '6-5-4-3-2-0',
  stepsLost: 1,
});
export const battery = unit('battery', {
  name: '5 AL Atk Bty',
  shortName: '5 AL Bty',
  arm: 'antiTank',
  profile: '[2-1-0]',
  stepsLost: 1,
});

const ss = (id: string, own: Partial<TruthUnit>): TruthUnit =>
  unit(id, {
    side: 'german',
    teamId: 'german-team',
    nation: 'GER',
    formation: '9 SS Pz Div',
    brigade: 'KG Spindler',
    x: 74.9,
    y: 78.3,
    ...own,
  });

export const panzergrenadiers = ss('pzgr', {
  name: '20 SS PzGR Bn',
  shortName: '20 SS-PzGR',
  arm: 'mechanised',
  profile: '6-5-3-2-1-0',
  stepsLost: 1,
});
const panzerjager = ss('pzjg', {
  name: '9 SS PzJg Abt',
  arm: 'antiTank',
  flags: ['outOfRole'],
  profile: '4-3-2-1-0',
  stepsLost: 1,
});
const panzers = ss('pz', {
  name: '9 SS Pz Abt',
  arm: 'armour',
  flags: ['outOfRole'],
  profile: '4-3-2-1-0',
  stepsLost: 1,
});
const gunners = ss('artr', {
  name: '9 SS PzArtR',
  arm: 'artillery',
  flags: ['outOfRole'],
  profile: '4-3-2-1-0',
  stepsLost: 1,
});
const fieldGuns = ss('guns', { name: 'AR 191', arm: 'artillery', profile: '[6-4-2-0]', x: 80, y: 81 });

/** §9 Example of Combat Procedure, read literally: Success, in a city, one step each and nobody retires. */
export const arnhemBridge: TruthCombat = {
  id: 'bridge',
  place: { x: 74.62, y: 77.95 },
  ground: { isBuiltUp: true, isWoods: false, isCity: true, isFortified: false, isBadTerrain: false },
  attackingSide: 'german',
  result: 'success',
  isOverrun: false,
  fighters: [
    fighter(para, 6, 5),
    fighter(battery, 2, 1),
    fighter(panzergrenadiers, 6, 5),
    fighter(panzerjager, 4, 3),
    fighter(panzers, 4, 3),
    fighter(gunners, 4, 3),
  ],
  guns: [{ unitId: 'guns', side: 'german', name: 'AR 191' }],
  air: [],
};

export const reportTruth = (own: Partial<ReportTruth> = {}): ReportTruth => ({
  turn,
  own: [para, battery],
  enemy: [panzergrenadiers, panzerjager, panzers, gunners, fieldGuns],
  combats: [arnhemBridge],
  probes: [],
  patrols: [],
  moves: [],
  arrivals: [],
  rows: [],
  before: [],
  objective: null,
  requests: [],
  contacts: [],
  events: noEvents,
  changes: noChanges,
  issuedIdentities: [],
  places,
  ...own,
});

/** The same truth as the other side's team sees it. */
export const germanTruth = (own: Partial<ReportTruth> = {}): ReportTruth =>
  reportTruth({ own: [panzergrenadiers, panzerjager, panzers, gunners, fieldGuns], enemy: [para, battery], ...own });
