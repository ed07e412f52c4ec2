/** The desks of a game of 20 teams and 300 units in a browser: what is loaded, and when one can write. Plain, and slowed. */

import type { Served } from './browser/served';
import { inBrowser, plain, type Slowness, slowed } from './browser/tab';
import { type Figure, figure } from './figure';
import { fanOut } from './growth/game';
import { ordersOnLaptop, ordersOnPhone, palette } from './page/first-letter';
import { servingHall } from './page/hall-desk';
import { type DeskPage, type Load, loadDesk, scriptAtRest } from './page/load';
import { onProductionBuild } from './production-build';

const repeats = 3;
const speeds: Record<string, Slowness> = { page: slowed, pagePlain: plain };

const units: Record<keyof Load, string> = {
  firstLetterMs: 'ms',
  lastLongTaskMs: 'ms',
  elements: '',
};

export const page = (): Promise<Figure[]> =>
  onProductionBuild(() =>
    servingHall(async (served) => {
      const { game } = served;
      const [first] = game.commanders;
      const ofControl = (path: string): DeskPage => ({
        seatId: game.chief.id,
        path: `/control/${game.chief.id}${path}`,
        isPhone: false,
        field: palette,
      });
      const ofPlayer: DeskPage = {
        seatId: first!.id,
        path: `/player/${first!.id}`,
        isPhone: true,
        field: ordersOnPhone,
      };
      const inOrders = await figuresOf(served, {
        playerDesk: ofPlayer,
        controlBoard: ofControl(''),
        ordersDesk: ofControl('/orders'),
        masterMap: ofControl('/map'),
        playerDeskWide: { ...ofPlayer, isPhone: false, field: ordersOnLaptop },
      });
      await fanOut(game);
      const inCombats = { combats: ofControl('/combats'), reports: ofControl('/reports') };
      return [...inOrders, ...(await figuresOf(served, inCombats))];
    }),
  );

async function figuresOf(served: Served, desks: Record<string, DeskPage>): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const [name, desk] of Object.entries(desks))
    await inBrowser(async (browser) => {
      // What comes first warms the server up.
      figures.push(figure(`page.${name}.scriptKb`, [await scriptAtRest(browser, served, desk)], 'kB'));
      for (const [speed, slowness] of Object.entries(speeds)) {
        const loads: Load[] = [];
        for (let i = 0; i < repeats; i++) loads.push(await loadDesk(browser, served, desk, slowness));
        for (const [key, unit] of Object.entries(units) as [keyof Load, string][]) {
          const samples = loads.map((load) => load[key]);
          figures.push(figure(`${speed}.${name}.${key}`, samples, unit));
        }
      }
    });
  return figures;
}
