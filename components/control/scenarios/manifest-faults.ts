import { phases, type Side, sides } from '@/lib/words';

/** Whose fields show a side of the list, which may stand in either order; null: no field does. */
function sideAt(written: unknown, at: number): Side | null {
  const keys = Array.isArray(written) ? written.map((one: { key?: unknown } | null) => one?.key) : [];
  // Of two with one key the form shows the first.
  return sides.find((side) => keys.indexOf(side) === at) ?? null;
}

/** Where a fault of a manifest is shown in the form; null: beside it. `sidesWritten`: its sides as they are written. */
export function fieldOfFault(column: string, sidesWritten: unknown): string | null {
  const [whole, first, second] = column.split('.');
  if (whole === 'sides' && first !== undefined) {
    const [, , field = 'name', rule] = column.split('.');
    const side = sideAt(sidesWritten, Number(first));
    return side && `sides.${side}.${rule ?? field}`;
  }
  if (whole === 'nations' || whole === 'objectives') return column;
  if (whole === 'turns') return 'turns';
  if (whole === 'phases') return first === undefined ? null : `minutes.${phases[Number(first)]}`;
  if (column.startsWith('opening.controlSeats.')) return column.replace('opening.controlSeats', 'seats');
  if (whole === 'map' && (first === 'title' || first === 'credit')) return first === 'title' ? 'mapTitle' : 'mapCredit';
  if (whole === 'map' && (first === 'grid' || first === 'frame')) return second ? `${first}.${second}` : 'frame.minX';
  return ['title', 'credit', 'rulebook', 'openingTurn', 'turnLength'].includes(column) ? column : null;
}
