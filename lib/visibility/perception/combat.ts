import {
  flownFor,
  inCase,
  inCombat,
  inSquare,
  nobody,
  own,
  type Perception,
  type PerceptionsOf,
  unless,
} from './perception';

const figure = nobody('It is a figure of the rules. No player reads the mechanism (§2).');
const umpire = nobody('It names the umpire.');
const wallClock = nobody('It is a time of the wall clock of Control.');
const sameTurn = nobody('The turn is that of the report.');
const label = nobody('Control calls it so. No team reads the labels of Control.');
const fight: Perception = [inCombat('§9, §10', 'fight', 'fire')];
/** An air order that is only given, or withdrawn, has not flown. */
const isPlanned = ({ after }: { after: unknown }): boolean => !after || after === 'ordered';
const flown: Perception = [
  unless('It has not flown.', isPlanned, flownFor('§12, §13, OC-44, OC-94', 'mission', 'landing', 'arrival', 'place')),
];
const planned = nobody('A plan of Control is told when it is flown: `state` tells it.');

/** Combats, air, bombing, and cases of the rules desk. */
export const combatPerceptions: PerceptionsOf<'squadron' | 'airTask' | 'area' | 'case' | 'combat' | 'binding'> = {
  squadron: {
    lost: nobody(
      'The losses of a mission are told with the mission (§13). The list of squadrons is issued to each team anew.',
    ),
  },
  airTask: {
    turn: sameTurn,
    squadronId: planned,
    squadrons: planned,
    mission: planned,
    formation: planned,
    hasAirLiaison: figure,
    x: planned,
    y: planned,
    radiusKm: planned,
    squares: planned,
    route: planned,
    areaId: planned,
    escortsId: planned,
    liftId: planned,
    requestId: [unless('It answers no request.', isPlanned, flownFor('§12', 'request', 'mission'))],
    state: flown,
    lost: flown,
    damage: figure,
  },
  area: {
    turn: sameTurn,
    name: label,
    x: [inSquare('§9 Bombing/Interdiction, OC-122', 'strike')],
    y: [inSquare('§9 Bombing/Interdiction, OC-122', 'strike')],
    isFlakSuppression: nobody('Those who are hit do not know what it was for. The hit itself is told (OC-122).'),
    guns: [own('§9 Supporting Artillery', 'fire')],
  },
  case: {
    turn: sameTurn,
    number: label,
    kind: label,
    name: label,
    state: nobody('A case is told by its ruling, and by what that changes: units, crossings, aircraft.'),
    input: figure,
    finding: figure,
    ruling: [inCase('§9, §12, §13, OC-122', 'strike', 'flak', 'landing', 'mission', 'worn', 'taken')],
    about: label,
    dieBy: umpire,
    at: wallClock,
    ruledAt: wallClock,
  },
  combat: {
    turn: sameTurn,
    number: label,
    name: label,
    state: fight,
    kind: fight,
    followsId: label,
    hour: nobody('The teams gave the hour in their orders (OC-34).'),
    whyFirst: nobody('It explains to Control who attacks first (OC-70).'),
    attackersLead: label,
    defendersLead: label,
    isBuiltUp: nobody('The teams read the ground on the printed map.'),
    isWoods: nobody('The teams read the ground on the printed map.'),
    isCity: nobody('The teams read the ground on the printed map.'),
    isFortified: nobody('The teams read the ground on the printed map.'),
    isBadTerrain: nobody('The teams read the ground on the printed map.'),
    x: fight,
    y: fight,
    units: fight,
    air: [inCombat('§10.4', 'fight'), flownFor('§12', 'mission')],
    finding: figure,
    ruling: fight,
    dieBy: umpire,
    resolvedAt: wallClock,
    ruledAt: wallClock,
  },
  binding: {
    turn: sameTurn,
    factor: figure,
    text: figure,
    isGranted: figure,
    combatId: figure,
    by: umpire,
    at: wallClock,
    withdrawnAt: wallClock,
    withdrawnBy: umpire,
  },
};
