import type { Draft } from '@/lib/scenario/draft/draft';
import { type Cells, cellOf, type Thing } from './things';

/** The units that an air lift brings, by what they are called, or by their ids where the table of units has none such. */
export function unitsOfLift(files: Draft, { file, at }: Pick<Thing, 'file' | 'at'>): string[] {
  const [headings = [], ...rows] = (files['units.csv'] ?? []) as readonly Cells[];
  const names = new Map(
    rows.map((row) => [
      cellOf(headings, row, 'id'),
      cellOf(headings, row, 'shortName') || cellOf(headings, row, 'name'),
    ]),
  );
  const lift = (files[file]?.[at] ?? []) as Cells;
  const ids = cellOf((files[file]?.[0] ?? []) as Cells, lift, 'unitIds').split(';');
  return ids.map((id) => id.trim()).flatMap((id) => (id === '' ? [] : [names.get(id) || id]));
}
