import type { z } from 'zod';
import { controlRoles, phases } from '@/lib/words';
import type { manifestShape } from '../manifest';
import { scenarioTables } from '../scenario-tables';
import type { Draft } from './draft';
import { notSaid } from './not-said';

/** What a phase may take in a new scenario, seconds: a small game, whose Control takes 15 minutes (§4). */
const budgets = { orders: 600, collection: 120, movement: 180, combat: 300, briefing: 120, reinforcements: 180 };
const byTheBook: readonly string[] = ['collection', 'briefing', 'reinforcements'];

/** A scenario of nothing yet: two sides, one turn, an empty map of 100 by 100 km, and every table with its headings. */
export function blankDraft(title: string): Draft {
  const credit = notSaid;
  const manifest = {
    title,
    credit,
    rulebook: 'literal2011',
    sides: [
      { key: 'allied', name: 'Allied' },
      { key: 'german', name: 'German' },
    ],
    turns: [{ number: 1, date: '1944-06-06', daypart: 'morning' }],
    openingTurn: 1,
    phases: phases.map((key) => ({ key, budgetSeconds: budgets[key], isOurs: !byTheBook.includes(key) })),
    opening: {
      controlSeats: [{ label: 'Control', roles: [...controlRoles], teams: [] }],
      allowsRest: false,
    },
    map: {
      title,
      credit,
      grid: { centralMeridian: 0, originLatitude: 50, eastingKm: 50, northingKm: 50 },
      frame: { minX: 0, minY: 0, maxX: 100, maxY: 100 },
    },
  } satisfies z.input<typeof manifestShape>;
  const tables = Object.values(scenarioTables).map(({ file, shape }) => [file, [Object.keys(shape.shape)]] as const);
  return { 'manifest.json': [manifest], 'map.geojson': [], ...Object.fromEntries(tables) };
}
