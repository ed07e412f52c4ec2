import { crossingWords } from '@/components/control/parts/crossings/crossing-words';
import { blowsOn } from '@/lib/adjudication/bridges';
import { passingDistances } from '@/lib/adjudication/contact';
import { movementTable } from '@/lib/adjudication/movement';
import { preparingKm } from '@/lib/adjudication/orders';
import { crossingCapacity } from '@/lib/adjudication/traffic';
import { capital } from '@/lib/text';
import { actionWords, postureWords } from '@/lib/visibility/forms/order-form';
import { movementGroundWords } from '@/lib/word-tables';
import {
  type Action,
  actions,
  type CrossingKind,
  type MovementGround,
  type Mover,
  movementGrounds,
  type Posture,
  postures,
} from '@/lib/words';
import { type CardTable, km, span } from './rules-card-table';

export const sequence: CardTable = {
  id: 'sequence',
  title: 'Sequence and times of a turn',
  rule: '§4 Sequence of Action',
  heads: ['Control', 'Minutes'],
  rows: [
    ['Take the order sheets, read them, ask', '2–3'],
    ['Move all counters, then settle the combats', '5–10'],
    ['Tell the teams; it may run beside the step before', '2–3'],
    ['Place reinforcements', '3–5'],
    ['In all', '12–21'],
  ],
  notes: ['A turn is about 8 hours: night, morning, afternoon (§3). With one division a side aim at 15 minutes.'],
};

const actionDoes: Record<Action, string> = {
  breakThrough: 'Armour only. Attack, go through, and perhaps attack again (OC-66, OC-69).',
  attack: 'Attack who stands there and take the ground.',
  probe: 'Go on until contact, halt there, learn who it is. No results table (OC-73).',
  hold: 'Dig in and stay. Stand fast only if the sheet says so (OC-56).',
  move: 'Go there; halt where the enemy is met.',
  prepare: `Make ready to attack next turn; at most ${preparingKm} km of moving (OC-75).`,
};
const postureDoes: Record<Posture, string> = {
  tact: 'Deployed and ready to fight.',
  nonTact: 'Faster, but status counts half in a fight (OC-9).',
  rest: 'Recovers in days, not hours (OC-74).',
};
export const orders: CardTable = {
  id: 'orders',
  title: 'Orders and movement',
  rule: '§5 Orders, OC-66, OC-73 to OC-75',
  heads: ['On the sheet', 'Meaning'],
  rows: [
    ...actions.map((action) => [actionWords[action].word, actionDoes[action]]),
    ...postures.map((posture) => [postureWords[posture].word, postureDoes[posture]]),
  ],
  notes: [],
};

const movers: Record<Mover, string> = {
  foot: 'Foot, horse-drawn, paras',
  mech: 'Mechanised, motorised',
  tank: 'Tanks, SP guns',
  towedArtillery: 'Motor-towed guns',
  recce: 'Recce, light tanks',
};
/** The rows of the movement table, grounds with the same figures in one. */
function movementRows(): string[][] {
  return (Object.keys(movers) as Mover[]).flatMap((mover) => {
    const rows = new Map<object, string[]>();
    for (const ground of movementGrounds) {
      const row = movementTable[mover][ground];
      rows.set(row, [...(rows.get(row) ?? []), movementGroundWords[ground].inColumn]);
    }
    return [...rows].map(([row, where]) => {
      const { tactical, nonTactical, roadColumn, canCrossRivers } =
        row as (typeof movementTable)[Mover][MovementGround];
      const all = where.length === 4 ? 'all ground' : where.join(', ');
      return [
        movers[mover],
        all,
        km(tactical),
        km(nonTactical),
        km(roadColumn),
        canCrossRivers ? 'possible' : 'bridge',
      ];
    });
  });
}

export const movement: CardTable = {
  id: 'movement',
  title: 'Movement, km a turn at most',
  rule: '§6 Movement, OC-98 to OC-105',
  heads: ['Troops', 'Ground', 'Tact', 'Non-Tact', 'Road column', 'Rivers'],
  rows: movementRows(),
  notes: [
    'By night a quarter to a half of it (OC-102). Lanes, fire, jams, bad weather and preparing each halve it at least (OC-103).',
    'After more than half a turn of moving a unit cannot attack (OC-71).',
    'Rivers: canals and minor rivers only; a major river takes a bridge or a ferry (OC-105).',
  ],
};

export const passing: CardTable = {
  id: 'passing',
  title: 'Passing by the enemy',
  rule: '§6 Passing By, OC-111',
  heads: ['Where', 'No nearer than, km'],
  rows: [
    ['Open ground by day', `${passingDistances.openKm}`],
    ['Woods, close country, or by night', `${passingDistances.closeOrNightKm}`],
    ['Tanks on their own between two infantry positions', `${passingDistances.tanksBetweenHedgehogsKm}`],
  ],
  notes: ['A move that comes nearer stops there. Units in contact break it first, or fight.'],
};

export const traffic: CardTable = {
  id: 'traffic',
  title: 'What a crossing carries',
  rule: '§7 Traffic, OC-107 to OC-109',
  heads: ['Crossing', 'Points a turn'],
  rows: (Object.keys(crossingWords) as CrossingKind[]).map((kind) => [
    capital(crossingWords[kind]),
    `${crossingCapacity[kind]}`,
  ]),
  notes: ['A guide, to be bent. Both ways share it. In road column a unit is as many km long as it has size points.'],
};

export const bridges: CardTable = {
  id: 'bridges',
  title: 'Blowing a bridge',
  rule: '§8 Blowing Bridges, OC-110',
  heads: ['1d6', 'Bridge'],
  rows: [
    [`${blowsOn}`, 'blown'],
    [span(blowsOn + 1, 6), 'stands, and counts as tested'],
  ],
  notes: [
    'One test, when a prepared bridge is fought over or Map Control calls for it.',
    'It is safe once Allied troops have checked or crossed it; then nobody tests again.',
  ],
};
