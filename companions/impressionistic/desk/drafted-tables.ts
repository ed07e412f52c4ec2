import type { Tables } from '@/companions/impressionistic/rules/tables';
import type { Source } from '@/companions/rules/companion';
import { tableGroups } from './table-groups';

/** The values written over the figures of the tables, by their place. */
export type WrittenFigures = Readonly<Record<string, string>>;

/** Every figure of the tables that can be written over, as it stands. */
export const figuresOf = (tables: Tables): WrittenFigures =>
  Object.fromEntries(
    tableGroups(tables).flatMap(({ rows }) => rows.flatMap(({ path, value }) => (path ? [[path, `${value}`]] : []))),
  );

/** The fault of a figure, at its place in the tables. */
interface WrongFigure {
  field: string;
  message: string;
}

/** The same at a place that can be written: nobody writes where a last band ends, only where the one before it does. */
export function atWritten(tables: Tables, wrong: WrongFigure): WrongFigure {
  const [name, at, end] = wrong.field.split('.');
  if ((name !== 'artilleryBands' && name !== 'flakBands') || end !== 'to') return wrong;
  const last = tables[name].length - 1;
  const { to } = tables[name][last]!;
  if (Number(at) !== last || to === null) return wrong;
  return {
    field: `${name}.${last - 1}.to`,
    message: `${to - 1} or less: the last band lies above it and ends at ${to}.`,
  };
}

/** The tables with what is written over them: each such figure is of whoever wrote it; a band begins where the one before ends. */
export function tablesWith(tables: Tables, written: WrittenFigures, whose: Source): Tables {
  const changed = structuredClone(tables);
  for (const [path, text] of Object.entries(written)) {
    const names = path.split('.');
    const field = names.pop()!;
    // biome-ignore lint/suspicious/noExplicitAny: a place in the tables, by its name
    const place = names.reduce((at: any, name) => at[name], changed);
    const value = text.trim() === '' ? Number.NaN : Number(text);
    if (place[field] === value) continue;
    place[field] = value;
    place.source = whose;
    if (field !== 'to') continue;
    const bands = changed[names[0] as 'artilleryBands' | 'flakBands'];
    const next = bands[Number(names[1]) + 1]!;
    next.from = value + 1;
    next.source = whose;
  }
  return changed;
}
