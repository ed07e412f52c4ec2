import { phases } from '@/lib/words';

/** Where a fault of the manifest is shown in the form; null: beside it. */
export function fieldOfFault(column: string): string | null {
  const [whole, first, second] = column.split('.');
  if (whole === 'sides' && first !== undefined) {
    const [, , field = 'name', rule] = column.split('.');
    return `sides.${first === '1' ? 'german' : 'allied'}.${rule ?? field}`;
  }
  if (whole === 'nations' || whole === 'objectives') return column;
  if (whole === 'turns') return 'turns';
  if (whole === 'phases') return first === undefined ? null : `minutes.${phases[Number(first)]}`;
  if (column.startsWith('opening.controlSeats.')) return column.replace('opening.controlSeats', 'seats');
  if (whole === 'map' && (first === 'title' || first === 'credit')) return first === 'title' ? 'mapTitle' : 'mapCredit';
  if (whole === 'map' && (first === 'grid' || first === 'frame')) return second ? `${first}.${second}` : 'frame.minX';
  return ['title', 'credit', 'rulebook', 'openingTurn', 'turnLength'].includes(column) ? column : null;
}
