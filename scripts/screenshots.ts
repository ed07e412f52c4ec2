/**
 * `npm run screenshots`: takes the pictures of `docs/screenshots` again. Opens a game in a database that is thrown away,
 * brings a turn about by the verbs, serves the production build and looks at it. `npm run screenshots -- air` takes those
 * whose name holds the word.
 */

import { randomBytes } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import sharp from 'sharp';
import { build, isBuilt } from '../host/build';
import { serve } from '../host/server';
import { findBrowser } from './browser.mjs';
import { type Picture, pictures, type Who } from './screenshots/pictures';
import { freshDatabase, openTestServer } from './testing/fresh-database';

const folder = join('docs', 'screenshots');
const sizes = { laptop: { width: 1366, height: 768 }, phone: { width: 390, height: 844 } };
const themes = ['light', 'dark'] as const;
/** What a page is given to come to rest, ms. */
const restMs = 900;

async function codesOf(): Promise<Record<Who, string>> {
  const { newestGame } = await import('@/lib/db/sequence/games');
  const { issueCode } = await import('@/lib/db/access/seat-codes');
  const { seatsOf } = await import('@/lib/db/access/seats');
  const { transaction } = await import('@/lib/db/transaction');
  const { done } = await import('@/lib/result');
  const seats = await seatsOf((await newestGame())!.id);
  const code = async (is: (seat: (typeof seats)[number]) => boolean): Promise<string> => {
    let made = '';
    await transaction(async (tx) => {
      made = await issueCode(tx, seats.find(is)!.id);
      return done(null);
    });
    return made;
  };
  return {
    control: await code(({ label }) => label === 'Game Control'),
    guards: await code(({ team, duty }) => team?.key === 'guards-armoured' && duty === 'commander'),
  };
}

async function seated(browser: Browser, baseURL: string, code: string): Promise<{ page: Page; seat: string }> {
  const page = await (await browser.newContext({ baseURL, reducedMotion: 'reduce' })).newPage();
  page.setDefaultTimeout(60_000);
  await page.goto(`/join/${code}`);
  await page.getByRole('button', { name: 'Take this seat' }).click();
  await page.waitForURL((url) => /^\/(control|player)\//.test(url.pathname));
  return { page, seat: new URL(page.url()).pathname.split('/').slice(0, 3).join('/') };
}

async function takes(page: Page, seat: string, { name, path, steps }: Picture): Promise<void> {
  for (const size of ['laptop', 'phone'] as const) {
    for (const theme of themes) {
      await page.setViewportSize(sizes[size]);
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
      await page.goto(`${seat}${path}`);
      await page.getByRole('main').first().waitFor();
      await steps?.(page, size === 'phone');
      await page.waitForTimeout(restMs);
      const picture = await sharp(await page.screenshot())
        .png({ palette: true, quality: 90, effort: 10 })
        .toBuffer();
      const file = join(folder, `${name}-${size}-${theme}.png`);
      writeFileSync(file, picture);
      console.log(`  ${file}, ${Math.round(picture.length / 1024)} kB`);
    }
  }
}

Object.assign(process.env, {
  NODE_ENV: 'production',
  NEXTAUTH_SECRET: randomBytes(32).toString('base64'),
  NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: randomBytes(32).toString('base64'),
});
const word = process.argv[2] ?? '';
if (!isBuilt()) await build();
const endServer = await openTestServer();
const database = await freshDatabase();
process.env.DATABASE_URL = database.url;
const { setScene } = await import('./screenshots/scene');
await setScene();
const codes = await codesOf();
const hosts = ['localhost', '127.0.0.1'];
const served = await serve({ port: 0, hosts, dev: false, databaseUrl: database.url, dataDir: tmpdir() });
const browser = await chromium.launch({
  executablePath: await findBrowser(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
mkdirSync(folder, { recursive: true });
const rooms = new Map<Who, Awaited<ReturnType<typeof seated>>>();
for (const picture of pictures.filter(({ name }) => name.includes(word))) {
  const { who } = picture;
  const room = rooms.get(who) ?? (await seated(browser, `http://localhost:${served.port}`, codes[who]));
  rooms.set(who, room);
  await takes(room.page, room.seat, picture);
}
await browser.close();
await served.close();
await database.drop();
await endServer();
process.exit(0);
