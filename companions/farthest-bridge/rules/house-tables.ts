import type { CombatColumn, CombatResult, Costs, Tables } from './tables';

/** The house table, not the printed one: ours throughout, to play with until the owner enters what is printed (rulings 2.3). */

const both = (points: number | null): Costs => ({ leg: points, mobile: points });
const column = (from: number | null, to: number | null, ...results: CombatResult[]): CombatColumn => ({
  from,
  to,
  results,
});

export const houseTables: Tables = {
  title: 'House table, not the printed one',
  source: 'ours',
  turns: 9,
  mobileFrom: 10,
  terrainCosts: {
    mixed: both(1),
    broken: both(2),
    rough: { leg: 2, mobile: 3 },
    town: both(1),
    woods: { leg: 2, mobile: 3 },
    city: both(1),
    marsh: { leg: 3, mobile: null },
    water: both(null),
  },
  road: { leg: 1, mobile: 0.5 },
  trail: both(1),
  crossing: { river: both(3), stream: both(1), canal: both(2) },
  // The die:                  1     2     3      4        5        6
  combat: [
    column(null, -3, 'AD', 'AD', 'AD', 'AD', 'AR', '-'),
    column(-2, -1, 'AD', 'AD', 'AR', 'AR', '-', 'DR1'),
    column(0, 1, 'AD', 'AR', '-', '-', 'DR1', 'DD+R1'),
    column(2, 3, 'AR', '-', 'DR1', 'DR1', 'DD+R1', 'DR2'),
    column(4, 5, '-', 'DR1', 'DD+R1', 'DD+R1', 'DR2', 'DE'),
    column(6, 7, 'DR1', 'DD+R1', 'DR2', 'DR2', 'DE', 'DE'),
    column(8, null, 'DD+R1', 'DR2', 'DE', 'DE', 'DE', 'DE'),
  ],
  shifts: { town: -1, woods: -1, city: -2, river: -2, stream: 0, bridge: -1 },
  markers: [
    { id: 'us+3', side: 'allied', nation: 'us', value: 3, count: 4 },
    { id: 'us+2', side: 'allied', nation: 'us', value: 2, count: 2 },
    { id: 'uk+3', side: 'allied', nation: 'uk', value: 3, count: 4 },
    { id: 'uk+2', side: 'allied', nation: 'uk', value: 2, count: 2 },
    { id: 'german+2', side: 'german', nation: 'german', value: 2, count: 3 },
    { id: 'german+1', side: 'german', nation: 'german', value: 1, count: 3 },
  ],
  allotments: [1, 2, 3, 4, 5, 6, 7, 8, 9].map((turn) => ({ turn, german: 3, allied: 8 })),
  counters: {},
};
