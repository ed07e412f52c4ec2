import { join } from 'node:path';
import { freePort } from '../host/postgres/free-port';
import { test as base, expect, givenScenario, sitsDown } from './fixtures';
import { actsAs } from './fixtures/acts-as';
import { goesTo, opensCombat } from './fixtures/control';
import { beginsBlank, drags, draws, filesOf, liesAt, pastes, type Rows } from './fixtures/draft';
import { type Host, newHost } from './fixtures/host';

/** An operation of six units: from an empty desk to a combat on a console that never saw it being made. */

const lobby = givenScenario('arnhem-bridge', { isLobby: true });
const test = base.extend<{ laptop: Host }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern
  laptop: async ({}, use) => {
    const laptop = newHost();
    await use(laptop);
    await laptop.leaves();
  },
});

const unit = (id: string, name: string, more: Readonly<Record<string, string>> = {}) => {
  const isSouth = id.startsWith('A');
  return {
    id,
    side: isSouth ? 'allied' : 'german',
    team: isSouth ? 'south' : 'north',
    corps: isSouth ? 'South Corps' : 'North Corps',
    division: isSouth ? 'South Div' : 'North Div',
    formation: isSouth ? 'South Div' : 'North Div',
    name,
    shortName: name,
    arm: 'infantry',
    nation: isSouth ? 'UK' : 'GER',
    echelon: 'battalion',
    arrivalTurn: '1',
    entry: 'On the map',
    lon: '5.91',
    lat: '51.98',
    carriage: 'foot',
    mover: 'foot',
    isFlexible: 'no',
    profile: 'battalion',
    stepsLost: '0',
    ...more,
  };
};

const tables: Readonly<Record<string, Rows>> = {
  'Status profiles': [{ key: 'battalion', describes: 'A battalion', notation: '5-3-2-1-0', sizePoints: '1' }],
  Teams: [
    { key: 'north', name: 'North', side: 'german', hqUnitId: 'G1', formations: 'North Div' },
    { key: 'south', name: 'South', side: 'allied', hqUnitId: 'A1', formations: 'South Div' },
  ],
  Units: [
    unit('A1', 'HQ South', { arm: 'hq', echelon: 'hq' }),
    unit('A2', '1 South'),
    unit('A3', '2 South'),
    unit('G1', 'HQ North', { arm: 'hq', echelon: 'hq' }),
    unit('G2', '1 North'),
    unit('G3', '2 North'),
  ],
};

// In `npm test` its parts: order-of-battle.spec.ts, scenario-map.spec.ts and scenario-desk.spec.ts, and scenarios/*.db.test.ts.
test('six units and a map are made from nothing, checked, packed, opened elsewhere, and a combat is fought', {
  tag: '@soak',
}, async ({ asControl, browser, laptop }) => {
  test.slow();
  const maker = await asControl(lobby);
  await beginsBlank(maker, 'our-own');
  await expect(maker.getByRole('region', { name: 'Checklist' })).toContainText('still to do');
  for (const [table, rows] of Object.entries(tables)) await pastes(maker, table, rows);
  await liesAt(maker, 'Arnhem', '40', '30');
  await draws(maker, 'Main road', [
    [0.2, 0.5],
    [0.8, 0.5],
  ]);
  await draws(maker, 'Wood', [
    [0.6, 0.2],
    [0.85, 0.2],
    [0.85, 0.45],
    [0.6, 0.45],
  ]);
  // All stand in one place until they are dragged to their own; the uppermost is dragged first.
  for (const [name, right, down] of [
    ['2 North', 0.72, 0.33],
    ['1 North', 0.7, 0.3],
    ['HQ North', 0.8, 0.15],
    ['2 South', 0.62, 0.42],
    ['1 South', 0.66, 0.4],
    ['HQ South', 0.2, 0.8],
  ] as const)
    await drags(maker, name, right, down);
  await expect(maker.getByText('no faults')).toBeVisible();
  await filesOf(maker)
    .getByRole('link', { name: /^What the game is/ })
    .click();
  await maker.getByLabel('Title', { exact: true }).fill('A battle of our own');
  await maker.keyboard.press('Tab');
  await expect(maker.getByRole('heading', { name: 'A battle of our own' })).toBeVisible();

  const download = maker.waitForEvent('download');
  await maker.getByRole('button', { name: 'Save as…' }).click();
  await maker.getByRole('link', { name: 'One file' }).click();
  const packed = join(laptop.folder, 'our-own.opcom-scenario');
  await (await download).saveAs(packed);

  const port = String(await freePort());
  const console = laptop.start('--port', port, '--scenario', packed);
  await console.isUp();
  const at = `http://localhost:${port}`;
  const context = await browser.newContext({ baseURL: at });
  try {
    const control = await context.newPage();
    await sitsDown(control, /\/join\/([0-9A-Z-]+)/.exec(console.said())![1]!);
    await expect(control.getByText('Control · A battle of our own')).toBeVisible();
    const does = await actsAs(control, at);
    await does('begin-game', {});
    await does('move-phase', { from: 'orders', to: 'collection' });
    await does('move-phase', { from: 'collection', to: 'movement' });
    await does('close-movement', { turn: 1 });
    await does('move-phase', { from: 'movement', to: 'combat' });
    const { combatId, version } = await does<{ combatId: string; version: number }>('group-combat', {
      combatId: null,
      version: 0,
      ground: { isBuiltUp: false, isWoods: true, isCity: false, isFortified: false, isBadTerrain: false },
      units: [
        { unitId: 'A2', role: 'attacker' },
        { unitId: 'A3', role: 'attacker' },
        { unitId: 'G2', role: 'defender' },
      ],
    });
    await does('close-grouping', { turn: 1 });
    await does('adjudicate-combat', { combatId, version, faces: [4], untested: '' });
    await goesTo(control, 'Combats');
    await opensCombat(control, 1);
    const verdict = control.getByRole('region', { name: 'Verdict' });
    // §9: two battalions of 5 against one of 5 in the woods, and a die of 4.
    await expect(verdict).toContainText(/margin/);
    await expect(verdict).toContainText('1 North');
  } finally {
    await context.close();
  }
});
