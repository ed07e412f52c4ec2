import { z } from 'zod';
import { readJson } from '@/lib/json';
import type { CompanionName } from '@/lib/words';
import type { Problem } from '../lib/adjudication';
import { onePerPath, problemsOf } from '../lib/adjudication/problems';
import { figuresSchema, recoveredFigures } from './battle-card/rules/figures';
import { houseTables as farthestBridgeTables } from './farthest-bridge/rules/house-tables';
import { bareMap, mapSchema } from './farthest-bridge/rules/map-data';
import { tablesSchema as farthestBridgeSchema } from './farthest-bridge/rules/tables';
import {
  tablesSchema as impressionisticSchema,
  houseTables as impressionisticTables,
} from './impressionistic/rules/tables';
import { scenarioSchema } from './postcard-arnhem/rules/data';
import { testSet } from './postcard-arnhem/rules/test-set';
import type { Source } from './rules/companion';
import { expectedAt } from './rules/expected-at';
import { type Shape, shapeOf } from './rules/table-shape';

/** Values by the field of the setup that they go into. */
export type TableValues = Record<string, unknown>;

/** The tables that the owner of a printed game may enter, instead of this project's: the part of the setup that is data. */
interface TablesToEnter {
  /** As the page is headed. */
  title: string;
  schema: z.ZodObject;
  /** The tables of a game where nothing is entered. */
  ours: TableValues;
  /** The source of that, at its weakest. */
  source: Source;
}

const tablesToEnter: Record<CompanionName, TablesToEnter> = {
  'battle-card': {
    title: 'The figures of the card',
    schema: z.strictObject({ figures: figuresSchema }),
    ours: { figures: recoveredFigures },
    source: 'recovered',
  },
  'farthest-bridge': {
    title: 'The tables and the map',
    schema: z.strictObject({ tables: farthestBridgeSchema, map: mapSchema }),
    ours: { tables: farthestBridgeTables, map: bareMap },
    source: 'ours',
  },
  'postcard-arnhem': {
    title: 'The map and the counters',
    schema: z.strictObject({ scenario: scenarioSchema }),
    ours: { scenario: testSet },
    source: 'ours',
  },
  impressionistic: {
    title: 'The tables',
    schema: z.strictObject({ tables: impressionisticSchema }),
    ours: { tables: impressionisticTables },
    source: 'ours',
  },
};

/** The tables that may be entered for a companion. */
export const tablesOf = (companion: CompanionName): TablesToEnter => tablesToEnter[companion];

/** The entry of somebody, or everything that is wrong with it: each problem at its field. */
type TablesReading = { ok: true; values: TableValues } | { ok: false; problems: Problem[] };

/** Checks tables as they were entered. */
export function readTables(companion: CompanionName, entered: unknown): TablesReading {
  const { schema } = tablesOf(companion);
  const { success, data, error } = schema.safeParse(entered);
  if (success) return { ok: true, values: data };
  const shape = shapeOf(schema);
  const problems = onePerPath(problemsOf(error, entered)).map((problem) => withWanted(problem, shape, entered));
  return { ok: false, problems };
}

/** The problem of a missing figure, or of a wrong one, told with the right value. */
function withWanted(problem: Problem, shape: Shape, entered: unknown): Problem {
  const { path, message } = problem;
  const isMissing = message === 'is required';
  if (!isMissing && message !== 'must be a number' && message !== 'must be a whole number') return problem;
  const wanted = expectedAt(shape, entered, path);
  return wanted ? { path, message: isMissing ? `is missing: ${wanted}` : `must be ${wanted}` } : problem;
}

/** A file of tables: whose game they are of, and the values. */
export const tablesFile = (companion: CompanionName, values: unknown): string =>
  `${JSON.stringify({ companion, values }, null, 2)}\n`;

/** The values in a file, which need not be sound; or why it holds none for this companion. */
export function valuesInFile(
  companion: CompanionName,
  text: string,
): { ok: true; values: TableValues } | { ok: false; message: string } {
  const read = readJson(text);
  if (!read.ok)
    return { ok: false, message: 'This is no JSON file. Save the tables as a file first: that shows its form.' };
  const file = read.value;
  if (!isFilled(file))
    return { ok: false, message: 'The file holds no tables: it is an object with “companion” and “values”.' };
  if (!('companion' in file)) return { ok: true, values: file };
  if (file.companion !== companion)
    return { ok: false, message: `These are tables of ${String(file.companion)}, and this page is of ${companion}.` };
  return isFilled(file.values)
    ? { ok: true, values: file.values }
    : { ok: false, message: 'The file says whose tables they are and holds none: “values” is missing.' };
}

const isFilled = (value: unknown): value is TableValues =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && Object.keys(value).length > 0;
