/** One, two and four server processes behind one address, on one PostgreSQL: the same hall. */

import { type Figure, figure } from './figure';
import { counted, sheetsPerSecond } from './hall/figures';
import { halls } from './hall/kinds';
import { playRounds } from './hall/play-hall';
import { onProductionBuild } from './production-build';
import { median } from './quantile';

const kind = { ...halls.hall, rounds: 4 };

export const out = (): Promise<Figure[]> =>
  onProductionBuild(async () => {
    const rates = async (processes: number) => counted(await playRounds(kind, processes)).map(sheetsPerSecond);
    const one = await rates(1);
    const two = await rates(2);
    const four = await rates(4);
    const vsOne = (samples: readonly number[]) => samples.map((rate) => rate / median(one));
    return [
      figure('out.one.sheetsPerSecond', one, '/s'),
      figure('out.two.sheetsPerSecond', two, '/s'),
      figure('out.four.sheetsPerSecond', four, '/s'),
      figure('out.two.vsOne', vsOne(two), 'times'),
      figure('out.four.vsOne', vsOne(four), 'times'),
    ];
  });
