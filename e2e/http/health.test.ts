import { expect, test } from 'vitest';
import { until } from '@/scripts/testing/until';
import { say } from '../fixtures/knock';
import { givenScenario } from './given-scenario';

const field = givenScenario('arnhem-bridge');
const asks = (method = 'GET') => say({ at: field.loopback, cookie: '' }, method, '/api/health');

test('whoever watches over the console hears in a word whether its database answers, and nothing else', async () => {
  const well = await asks();
  expect([well.status, well.text]).toEqual([200, '{"ok":true}']);
  expect(well.headers.get('cache-control')).toBe('no-store');
  expect(await asks('HEAD')).toMatchObject({ status: 200, text: '' });
  expect((await asks('POST')).status).toBe(405);

  await field.databaseIs('away');
  const ill = await asks();
  expect([ill.status, ill.text]).toEqual([503, '{"ok":false}']);

  await field.databaseIs('back');
  await until(async () => expect((await asks()).status).toBe(200));
});

test('a page is answered with 503 while the database is away, in plain words, and comes back', async () => {
  const page = (path: string) => say({ at: field.loopback, cookie: '' }, 'GET', path);
  await field.databaseIs('away');
  for (const path of ['/control/seat', '/control/seat/map', '/player/seat', '/join/AAAA-BBBB-CCCC', '/sign-in', '/']) {
    const { status, text, headers } = await page(path);
    expect([path, status, headers.get('retry-after')]).toEqual([path, 503, '3']);
    expect(text).toContain('<h1>The console cannot reach its database</h1>');
  }
  expect((await page('/player/without-network')).status).toBe(200);
  await field.databaseIs('back');
  await until(async () => expect((await page('/sign-in')).status).toBe(200));
});

test('a hundred who ask at once are all answered', async () => {
  const all = await Promise.all(Array.from({ length: 100 }, () => asks()));
  expect(all.map(({ status }) => status)).toEqual(Array.from({ length: 100 }, () => 200));
});
