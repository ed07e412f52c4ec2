import type { Source } from '@/lib/companions/companion';
import type { Tables } from '@/lib/companions/impressionistic/tables';

/** What is written over the figures of the tables, by their place. */
export type WrittenFigures = Readonly<Record<string, string>>;

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
