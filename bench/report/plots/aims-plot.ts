import type { Figure } from '../../figure';
import { type Aim, aims } from '../aims';
import { type Dot, rowsPlot } from './rows-plot';

/** Every figure over its aim, so that what lies right of the line has reached it; and what it was before. */
export function aimsPlot(now: readonly Figure[], before: readonly Figure[]): string {
  const byKey = [now, before].map((figures) => new Map(figures.map((one) => [one.key, one])));
  const rows = aims.map((aim) => ({
    name: aim.key,
    dots: byKey.flatMap((figures, number) => dotOf(aim, figures.get(aim.key), number)),
  }));
  const names = ['now: at 1 it is met', ...(before.length > 0 ? ['before'] : [])];
  const title = 'Every figure over what it is to reach';
  return rowsPlot({ title, rows: rows.filter(({ dots }) => dots.length > 0), names, unit: '', line: 1 });
}

function dotOf(aim: Aim, found: Figure | undefined, number: number): Dot[] {
  const [value, low, high] = [found?.value, found?.low, found?.high].map((figure) => share(aim, figure ?? 0));
  return value && low && high ? [{ number, value, low: Math.min(low, high), high: Math.max(low, high) }] : [];
}

/** The distance of a figure from its aim, 1 and more: reached; null: that cannot be said as a share. */
const share = (aim: Aim, value: number): number | null => {
  if (value <= 0) return null;
  if ('atLeast' in aim) return value / aim.atLeast;
  return aim.atMost > 0 ? aim.atMost / value : null;
};
