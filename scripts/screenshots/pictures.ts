/** The pictures of `docs/screenshots`: which page each shows, and how it is brought up. */
import type { Page } from 'playwright';

/** Whose page it is. */
export type Who = 'control' | 'guards';

export interface Picture {
  name: string;
  who: Who;
  /** After the seat's own address. */
  path: string;
  /** What is done before the picture is taken. */
  steps?: (page: Page, isPhone: boolean) => Promise<void>;
}

const mapIsUp = async (page: Page): Promise<void> => {
  await page.getByRole('application').first().getByRole('button').first().waitFor();
};

/** Finds a unit or a place by typing, which brings it into the middle. */
async function finds(page: Page, words: string): Promise<void> {
  await mapIsUp(page);
  const find = page.getByRole('combobox', { name: 'Find unit, place or grid reference' });
  await find.fill(words);
  await find.press('Enter');
}

const closer = (page: Page): Promise<void> => page.getByRole('button', { name: 'Closer' }).click();

export const pictures: readonly Picture[] = [
  { name: 'turn-board', who: 'control', path: '' },
  { name: 'order-tray', who: 'control', path: '/orders/101-airborne' },
  {
    name: 'messages',
    who: 'control',
    path: '/messages',
    steps: async (page) => {
      await page.getByRole('button').filter({ hasText: 'The road must be open' }).click();
    },
  },
  { name: 'master-map', who: 'control', path: '/map', steps: (page) => mapIsUp(page) },
  {
    name: 'master-map-in-hand',
    who: 'control',
    path: '/map',
    steps: async (page) => {
      await finds(page, '2 (Armd) Irish');
      await closer(page);
    },
  },
  { name: 'side-map-control', who: 'control', path: '/map/side/guards-armoured', steps: (page) => mapIsUp(page) },
  {
    name: 'side-map-player',
    who: 'guards',
    path: '',
    steps: async (page, isPhone) => {
      if (isPhone) await page.getByRole('button', { name: 'Map', exact: true }).click();
      await mapIsUp(page);
    },
  },
  {
    name: 'side-map-wide',
    who: 'guards',
    path: '',
    steps: async (page, isPhone) => {
      if (isPhone) await page.getByRole('button', { name: 'Map', exact: true }).click();
      else await page.getByRole('button', { name: 'Wide', exact: true }).click();
      await finds(page, 'Aalst');
    },
  },
  { name: 'air-desk', who: 'control', path: '/air' },
  { name: 'air-picture', who: 'control', path: '/air/picture' },
  { name: 'crossings', who: 'control', path: '/crossings' },
  { name: 'crossing', who: 'control', path: '/crossings?at=aalst' },
];
