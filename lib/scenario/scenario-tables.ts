import type { z } from 'zod';
import * as rows from './csv-rows';

/** A table of a scenario: its file, the shape of its rows, and the column by which others name a row (null: none do). */
export interface TableOfScenario {
  file: string;
  shape: z.ZodObject;
  key: string | null;
  /** A scenario without it has no rows of it. */
  mayBeMissing?: true;
}

/** Every table of a scenario, in the order in which they are read. */
export const scenarioTables = {
  units: { file: 'units.csv', shape: rows.unitRow, key: 'id' },
  profiles: { file: 'profiles.csv', shape: rows.profileRow, key: 'key' },
  teams: { file: 'teams.csv', shape: rows.teamRow, key: 'key' },
  squadrons: { file: 'squadrons.csv', shape: rows.squadronRow, key: 'id' },
  lifts: { file: 'lifts.csv', shape: rows.liftRow, key: 'id' },
  entries: { file: 'entries.csv', shape: rows.entryRow, key: null, mayBeMissing: true },
  links: { file: 'links.csv', shape: rows.linkRow, key: 'id' },
  returns: { file: 'returns.csv', shape: rows.returnRow, key: 'from', mayBeMissing: true },
  previousOrders: { file: 'previous-orders.csv', shape: rows.previousOrderRow, key: 'unitId' },
  contacts: { file: 'contacts.csv', shape: rows.contactRow, key: null },
  intelligence: { file: 'intelligence.csv', shape: rows.intelligenceRow, key: 'team' },
  plans: { file: 'plans.csv', shape: rows.planRow, key: null, mayBeMissing: true },
  crossings: { file: 'crossings.csv', shape: rows.crossingRow, key: 'id' },
} as const satisfies Record<string, TableOfScenario>;

/** Every file of a scenario. `README.md` may lie beside them, for whoever reads the folder. */
export const scenarioFiles: readonly string[] = [
  'manifest.json',
  'map.geojson',
  'ground.geojson',
  ...Object.values(scenarioTables).map(({ file }) => file),
];
