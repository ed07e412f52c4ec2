import { airKindNames } from '@/components/control/parts/combat/combat-words';
import { signed } from '@/components/control/parts/score/score-words';
import { airColumns, airLossTenths, airToAirTable } from '@/lib/adjudication/air-to-air';
import { airLevels, airPoints, closeAirSupportTable } from '@/lib/adjudication/close-air-support';
import { flakTable } from '@/lib/adjudication/flak';
import { interdictionTable } from '@/lib/adjudication/interdiction';
import { recceTable } from '@/lib/adjudication/recce';
import type { Face, Policies } from '@/lib/adjudication/types';
import { withoutLiaison } from '@/lib/adjudication/without-liaison';
import type { RecceReport } from '@/lib/words';
import { type CardTable, span } from './rules-card-table';

const counts = (of: readonly [number, number] | null): string =>
  of === null ? '–' : of[1] === Number.POSITIVE_INFINITY ? `${of[0]}+` : span(of[0], of[1]);
/** The faces from `from` up to below `below`. */
const facesFrom = (from: Face | null, below: number): string =>
  from === null || from >= below ? '–' : span(from, below - 1);

/** `airLiaison`: as this game reads OC-42. */
export const closeAirSupport = (airLiaison: Policies['airLiaison']): CardTable => ({
  id: 'close-air-support',
  title: 'Close air support, squadrons',
  rule: '§9 Close Air Support, OC-37 to OC-44',
  heads: ['Squadrons', ...airLevels.slice(1).map((level) => `${level} ${signed(airPoints[level], true)}`)],
  rows: (Object.keys(closeAirSupportTable) as (keyof typeof closeAirSupportTable)[]).map((kind) => {
    const least = airLevels.slice(1).map((level) => closeAirSupportTable[kind][level as 'normal']);
    return [
      airKindNames[kind],
      ...least.map((from, i) => {
        if (from === null) return '–';
        const next = least.slice(i + 1).find((one) => one !== null);
        return next == null ? `${from}+` : span(from, next - 1);
      }),
    ];
  }),
  notes: [
    'Prepared attacks only, in the ground and the air orders, by day; the highest level counts (OC-40). Germans only if the game says so (OC-37).',
    'Cab rank: three squadrons give one, both daylight turns, one formation, in defence or unprepared too (OC-39).',
    `In this game close air support without air liaison ${withoutLiaison[airLiaison]} (OC-42).`,
  ],
});

export const interdiction: CardTable = {
  id: 'interdiction',
  title: 'Bombing and interdiction, 1d6 a unit',
  rule: '§9 Bombing/Interdiction, OC-76 to OC-82',
  heads: ['Light', 'Medium', 'Heavy', 'Step, immobilised', 'Immobilised', 'Nothing'],
  rows: interdictionTable.map(({ light, medium, heavy, stepFrom, immobilisedFrom }) => [
    counts(light),
    counts(medium),
    counts(heavy),
    facesFrom(stepFrom, 7),
    facesFrom(immobilisedFrom, stepFrom),
    facesFrom(immobilisedFrom > 1 ? 1 : null, immobilisedFrom),
  ]),
  notes: [
    'Squadrons on 2 km by 2 km. Light: Spitfires, or battalions of guns. Medium: Typhoon, Mustang, Fortress, Liberator. Heavy: Lancaster, Halifax, Stirling.',
    'Each weight rolls by itself (OC-80). Immobilised for the turn; flak hit or immobilised is suppressed (OC-81, OC-87). Bomb line 2 to 3 km from friends.',
  ],
};

const recceWords: Record<RecceReport, string> = {
  directionTypeAndSize: 'direction, type, size',
  directionAndType: 'direction, type',
  direction: 'direction',
  typeAndSize: 'type, size',
  type: 'type',
  enemySpotted: 'enemy spotted',
  nothing: '–',
};
export const recce: CardTable = {
  id: 'recce',
  title: 'Recce from the air, 1d6 a unit',
  rule: '§12c Recce, OC-88 to OC-92',
  heads: ['Score', 'Vehicles moving', 'Vehicles halted', 'Infantry, guns halted', 'Infantry moving'],
  rows: recceTable.map((row) => [
    `${row.score}`,
    recceWords[row.vehiclesMoving],
    recceWords[row.vehiclesHalted],
    recceWords[row.othersHalted],
    recceWords[row.infantryMoving],
  ]),
  notes: [
    '+1 with more than two units in the square. Units in cover are not seen; vehicles in a town have none. None by night.',
  ],
};

const missionWords = { overflight: 'Overflight', landing: 'Landing or drop' } as const;
export const flak: CardTable = {
  id: 'flak',
  title: 'Losses from flak, 1d6 a serial',
  rule: '§12 Losses from Flak, OC-83 to OC-87, OC-132',
  heads: ['Mission', 'Within km', 'Heavy: loss', 'damage', 'Light: loss', 'damage'],
  rows: flakTable.map(({ mission, withinKm, heavy, light }) => [
    missionWords[mission],
    `${withinKm}`,
    ...[heavy, light].flatMap(({ lossFrom, damageFrom }) => [
      facesFrom(lossFrom, 7),
      facesFrom(damageFrom, lossFrom ?? 7),
    ]),
  ]),
  notes: [
    'A loss: one step of the unit carried, and one damage. Two damage over the whole operation: one serial lost (OC-85). Fighters are not fired at.',
    'Heavy bombers in close support are fired at on their way; ground-attack squadrons are not (OC-132).',
  ],
};

export const airToAir: CardTable = {
  id: 'air-to-air',
  title: 'Air to air, 1d6 of the larger side',
  rule: '§13 Air to Air Combat, OC-93 to OC-97',
  heads: ['1d6', ...airColumns.map((column) => `${column}`)],
  rows: airToAirTable.map((row, i) => [`${i + 1}`, ...row]),
  notes: [
    ...(['win', 'draw', 'lose'] as const).map((result) => {
      const { attacker, defender } = airLossTenths[result];
      return `${result}: attacker loses ${attacker * 10} % of the other’s strength, defender ${defender * 10} %.`;
    }),
    'Odds rounded down; whole squadrons, a half up. A squadron that breaks through puts one transport serial out, or a quarter of a bomber squadron.',
  ],
};
