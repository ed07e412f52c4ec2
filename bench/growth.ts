/** The costs by units, teams, games and turns: measured in this process, and the power by which each grows. */
import { besidePostgres } from './database';
import { type Figure, figure } from './figure';
import { contactCosts } from './growth/contacts';
import { type Measure, measures } from './growth/costs';
import { exponentOf, type Point } from './growth/exponent';
import { type Dimension, dimensions, measureSeries, type Series, sizes } from './growth/series';
import { median } from './quantile';

export const growth = (): Promise<Figure[]> =>
  besidePostgres(async () => {
    const contacts = new Map(sizes.units.map((units) => [units, contactCosts(units)]));
    const series = await measureSeries();
    const grown = (dimension: Dimension, measure: Measure) => exponentOf(pointsOf(series[dimension], measure));
    const exponents = dimensions.flatMap((dimension) =>
      measures.map((measure) => ({ dimension, measure, exponent: grown(dimension, measure) })),
    );
    const worst = (isOne: (one: (typeof exponents)[number]) => boolean) =>
      Math.max(...exponents.filter(isOne).map(({ exponent }) => exponent));
    const contactPoints = [...contacts].map(([size, costs]) => ({ size, cost: median(costs) }));
    return [
      figure('growth.exponents.contacts', [exponentOf(contactPoints)], 'power'),
      ...measures.map((measure) =>
        figure(
          `growth.exponents.${measure}`,
          [worst((one) => one.measure === measure && one.dimension !== 'turns')],
          'power',
        ),
      ),
      figure('growth.exponents.turns', [worst(({ dimension }) => dimension === 'turns')], 'power'),
      ...dimensions.map((dimension) => figure(`growth.reached.${dimension}`, [reached(series[dimension])], dimension)),
      ...exponents.map(({ dimension, measure, exponent }) =>
        figure(`growth.powers.${dimension}.${measure}`, [exponent], 'power'),
      ),
      ...[...contacts].map(([units, costs]) => figure(`growth.at.units.${units}.contacts`, costs, 'ms')),
      ...dimensions.flatMap((dimension) => costFigures(dimension, series[dimension])),
    ];
  });

const pointsOf = (series: Series, measure: Measure): Point[] =>
  [...series].flatMap(([size, costs]) => (costs[measure] ? [{ size, cost: median(costs[measure]) }] : []));

/** The largest size at which everything could be measured. */
const reached = (series: Series): number =>
  Math.max(0, ...[...series].flatMap(([size, costs]) => (measures.every((one) => costs[one]) ? [size] : [])));

const costFigures = (dimension: Dimension, series: Series): Figure[] =>
  [...series].flatMap(([size, costs]) =>
    Object.entries(costs).map(([measure, took]) => figure(`growth.at.${dimension}.${size}.${measure}`, took, 'ms')),
  );
