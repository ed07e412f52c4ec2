import { scaleLog } from 'd3-scale';
import { line } from 'd3-shape';
import type { Figure } from '../../figure';
import { readable } from '../numbers';
import { legend, mark } from './legend';
import { colours, path, picture, rule, text } from './svg';
import { tensIn } from './tens';

interface Measured {
  dimension: string;
  size: number;
  measure: string;
  ms: number;
}

const width = 880;
const panelWidth = 350;
const panelHeight = 220;
const top = 50;

/** The costs at each size: a panel for each dimension, a line for each measure, both scales in tens. */
export function growthPlot(figures: readonly Figure[]): string {
  const all = figures.flatMap(({ key, value }): Measured[] => {
    const [, dimension, size, measure] = /^growth\.at\.(\w+)\.(\d+)\.(\w+)$/.exec(key) ?? [];
    return dimension && measure ? [{ dimension, size: Number(size), measure, ms: value }] : [];
  });
  const measures = [...new Set(all.map(({ measure }) => measure))];
  const dimensions = [...new Set(all.map(({ dimension }) => dimension))];
  const range: [number, number] = [Math.min(...all.map(({ ms }) => ms)), Math.max(...all.map(({ ms }) => ms))];
  const panels = dimensions.flatMap((dimension, i) => {
    const left = 70 + (i % 2) * (panelWidth + 80);
    const up = top + Math.floor(i / 2) * (panelHeight + 60);
    return panel(
      dimension,
      all.filter((one) => one.dimension === dimension),
      measures,
      range,
      left,
      up,
    );
  });
  const height = top + Math.ceil(dimensions.length / 2) * (panelHeight + 60);
  return picture('What costs grow with', width, height, [...legend(measures, 60, 24), ...panels]);
}

function panel(
  name: string,
  points: readonly Measured[],
  measures: readonly string[],
  range: [number, number],
  left: number,
  up: number,
): string[] {
  const sizes = [...new Set(points.map(({ size }) => size))].sort((a, b) => a - b);
  const right = left + panelWidth;
  const bottom = up + panelHeight;
  const x = scaleLog([sizes[0]!, sizes.at(-1)!], [left, right]);
  const y = scaleLog(range, [bottom, up]).nice();
  const draw = line<Measured>(
    ({ size }) => x(size),
    ({ ms }) => y(ms),
  );
  return [
    ...tensIn(y.domain()).flatMap((tick) => [
      rule(left, y(tick), right, y(tick)),
      text(left - 6, y(tick) + 4, `${readable(tick)} ms`, 'end', '#555'),
    ]),
    ...sizes.map((size) => text(x(size), bottom + 16, readable(size), 'middle', '#555')),
    text((left + right) / 2, bottom + 34, name, 'middle'),
    ...measures.flatMap((measure, number) => {
      const own = points.filter((one) => one.measure === measure);
      const drawn = draw(own);
      const stroke = `fill="none" stroke="${colours[number % colours.length]}" stroke-width="1.5"`;
      return [...(drawn ? [path(drawn, stroke)] : []), ...own.map(({ size, ms }) => mark(number, x(size), y(ms)))];
    }),
  ];
}
