import type { Draft } from '../draft/draft';
import { type CellChange, type RowChanges, rowChanges, updatedRows } from '../draft/row-changes';
import type { ScenarioProblem } from '../types';
import { calendarOfDraft, intoDraft } from './into-draft';
import type { OrbatAsked } from './read-orbat';
import { readOrbat } from './read-orbat';
import { unitsFile } from './rows';
import type { OrbatScenario } from './shape';

type Rows = readonly (readonly string[])[];
type Fields = Readonly<Record<string, unknown>>;

/** The changes that a file of ORBAT Mapper makes of a draft that it belongs to. */
export interface OrbatUpdate extends RowChanges {
  /** Fields of the manifest: the title, the sides by their names, the nations. */
  fields: readonly CellChange[];
  notes: readonly ScenarioProblem[];
}

/** The way from a draft to another by a file: the changes, and the draft with those that are `made`, by their ids. */
export interface Updating {
  update: OrbatUpdate;
  made: (ids: ReadonlySet<string>) => Draft;
}

/** Puts a file of ORBAT Mapper beside a draft: what of it is otherwise there, what only one of them has. */
export function updateOfOrbat(scenario: OrbatScenario, draft: Draft, asked: Omit<OrbatAsked, 'calendar'>): Updating {
  const reading = readOrbat(scenario, { ...asked, calendar: calendarOfDraft(draft) });
  const { draft: then, notes, gone } = intoDraft(draft, reading);
  const [now, next] = [draft, then].map((one) => (one[unitsFile] ?? []) as Rows) as [Rows, Rows];
  const changes = rowChanges(now, next, gone);
  const [before, after] = [draft, then].map((one) => (one['manifest.json']?.[0] ?? {}) as Fields) as [Fields, Fields];
  const fields = fieldsWritten.flatMap((column): CellChange[] => {
    const [was, is] = [before, after].map((manifest) => inWords(manifest[column])) as [string, string];
    return was === is ? [] : [{ id: `field ${column}`, row: 1, name: 'What the game is', column, was, now: is }];
  });
  return {
    update: { ...changes, fields, notes },
    made: (ids) => {
      const written = fields.filter(({ id }) => ids.has(id)).map(({ column }) => [column, after[column]]);
      return {
        ...draft,
        [unitsFile]: updatedRows(now, next, changes, ids),
        'manifest.json':
          written.length > 0 ? [{ ...before, ...Object.fromEntries(written) }] : (draft['manifest.json'] ?? []),
      };
    },
  };
}

const fieldsWritten = ['title', 'sides', 'nations'] as const;

/** A field as it is told: sides and nations by their names. */
function inWords(value: unknown): string {
  if (typeof value === 'string') return value;
  if (!Array.isArray(value)) return '';
  return value
    .map((one: Fields) => `${one?.name ?? ''}${Array.isArray(one?.sides) ? ` (${one.sides.join(', ')})` : ''}`)
    .join(', ');
}
