import { scaleLog, scalePoint } from 'd3-scale';
import { readable } from '../numbers';
import { legend, mark } from './legend';
import { colours, picture, rule, text } from './svg';
import { tensIn } from './tens';

/** One value of a row, with its spread, as the mark of this number. */
export interface Dot {
  number: number;
  value: number;
  low: number;
  high: number;
}

export interface RowsPlot {
  title: string;
  rows: { name: string; dots: Dot[] }[];
  names: readonly string[];
  unit: string;
  /** A line across all rows. */
  line?: number;
}

const left = 250;
const width = 840;
const rowHeight = 24;
const top = 40;

/** A row for each thing that was measured, with its values and their spread along one scale of tens. */
export function rowsPlot({ title, rows, names, unit, line }: RowsPlot): string {
  const values = rows.flatMap(({ dots }) => dots.flatMap(({ low, high }) => [low, high])).concat(line ?? []);
  const bottom = top + rows.length * rowHeight;
  const x = scaleLog([Math.min(...values), Math.max(...values)], [left, width - 40]).nice();
  const y = scalePoint(
    rows.map(({ name }) => name),
    [top + rowHeight / 2, bottom - rowHeight / 2],
  );
  return picture(title, width, bottom + 40, [
    ...legend(names, left, 20),
    ...tensIn(x.domain()).flatMap((tick) => [
      rule(x(tick), top, x(tick), bottom),
      text(x(tick), bottom + 16, `${readable(tick)} ${unit}`, 'middle', '#555'),
    ]),
    ...(line === undefined ? [] : [rule(x(line), top, x(line), bottom, '#222', 1.5)]),
    ...rows.flatMap(({ name, dots }) => [
      text(left - 12, y(name)! + 4, name, 'end'),
      ...dots.flatMap(({ number, value, low, high }) => [
        rule(x(low), y(name)!, x(high), y(name)!, colours[number % colours.length], 2),
        mark(number, x(value), y(name)!),
      ]),
    ]),
  ]);
}
