import { readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright/test';
import { internalNames } from '@/lib/testing/internal-names';
import { expect, givenScenario, test } from './fixtures';
import { actsAs } from './fixtures/acts-as';
import { bothTeamsWrite, controlGroups, controlReads, isFoughtAtOnce } from './fixtures/bridge-turn';
import { acceptsFinding, draftsReport, rolls } from './fixtures/control';
import { inWords, largerWords, layoutFaults } from './fixtures/laid-out';
import { givesOrders, handsIn } from './fixtures/player';

/**
 * Pages of both rooms under axe, by day and by night, and those that phones use on a phone: nothing that axe calls
 * serious or critical; at 200 % and with larger words nothing is cut off, covered or beyond the edge. Those used most in
 * `npm test`, every one in the soak. What fails is told by page, rule and element, with what would be right.
 */

const axe = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** Of many that are alike the first dozen is looked at, of counters on a map every one that is in hand; in the soak all. */
const alike = process.env.OPCOM_SOAK
  ? []
  : [
      'li:nth-child(n + 13)',
      'tr:nth-child(n + 13)',
      'option:nth-child(n + 13)',
      'g[data-counter]:nth-child(n + 13):not([aria-pressed="true"])',
    ];

/** The checks of a page: all by day; by night those of colour, for nothing else changes. */
const asked = {
  light: { type: 'tag', values: tags },
  dark: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
};

interface Fault {
  rule: string;
  element: string;
  html: string;
  remedy: string;
}

/**
 * The serious faults that axe finds on the page in its present state. A counter's figures are no part of its label: of
 * a counter it is asked that the name printed on it is said, which is asked of every counter of the page.
 */
async function faultsOn(page: Page, runOnly: (typeof asked)['light']): Promise<Fault[]> {
  await page.evaluate(axe);
  return page.evaluate(
    async ({ runOnly, alike }) => {
      type Run = (
        what: object,
        how: object,
      ) => Promise<{
        violations: {
          id: string;
          impact: string | null;
          help: string;
          nodes: { target: string[]; html: string; failureSummary: string }[];
        }[];
      }>;
      const holder = window as unknown as { axe?: { run: Run } };
      const { violations } = await holder.axe!.run({ exclude: alike }, { runOnly, resultTypes: ['violations'] });
      const isCounter = (target: string) => document.querySelector(target)?.matches('g[data-counter]') ?? false;
      const found = violations
        .filter(({ impact }) => impact === 'serious' || impact === 'critical')
        .flatMap(({ id, help, nodes }) =>
          nodes
            .filter(({ target }) => id !== 'label-content-name-mismatch' || !isCounter(target.join(' ')))
            .map(({ target, html, failureSummary }) => ({
              rule: id,
              element: target.join(' '),
              html: html.slice(0, 240),
              remedy: `${help}. ${failureSummary.replace(/\s+/g, ' ')}`,
            })),
        );
      const unsaid = [...document.querySelectorAll('g[data-counter][role="button"]')].flatMap((counter) => {
        const printed = counter.querySelector('.counter-name')?.textContent ?? '';
        const said = counter.getAttribute('aria-label') ?? '';
        return said.includes(printed)
          ? []
          : [
              {
                rule: 'counter-name',
                element: said,
                html: '',
                remedy: `Its name is to hold “${printed}”, as printed.`,
              },
            ];
      });
      return [...found, ...unsaid];
    },
    { runOnly, alike },
  );
}

const said = (where: string, { rule, element, html, remedy }: Fault): string =>
  `${where}: ${rule}\n  at ${element}\n  ${html}\n  ${remedy}`;

/** Begins a scenario of nothing, which has faults. Answers its desk, below the seat. */
async function beginsScenario(control: Page, seat: string): Promise<string> {
  await control.goto(`${seat}/scenarios`);
  await control.getByRole('button', { name: 'New scenario…' }).click();
  await control.getByLabel('Name, such as crete-1941').fill('crete-1941');
  await control.getByRole('button', { name: 'Begin it' }).click();
  await control.waitForURL(/\/scenarios\/[\w-]+$/);
  return new URL(control.url()).pathname.slice(seat.length);
}

async function bringsRowsIn(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Bring rows in…' }).click();
  await page.getByLabel('Paste the rows here, with their headings').fill('Unit\tType\n22 Bn\tInf Bn\nStab\tOdd');
  await expect(page.getByLabel('Odd of Arm is')).toBeVisible();
}

async function typesUnits(page: Page): Promise<void> {
  await page.getByText('As text', { exact: true }).click();
  await page.getByLabel(/^Order of battle, one line/).fill('1 Div\n  2 Para, paras\n  Mystery, on bicycles');
  await expect(page.getByRole('button', { name: 'Bring 2 units in' })).toBeVisible();
}

async function picksInTheTree(page: Page): Promise<void> {
  await typesUnits(page);
  await page.getByRole('button', { name: 'Bring 2 units in' }).click();
  await page.getByText('Tree', { exact: true }).click();
  await page.getByRole('checkbox', { name: 'Select 2 Para' }).first().click();
}

/** `twice`: what the laptop has left at 200 %. */
const screens = {
  laptop: { width: 1366, height: 768 },
  phone: { width: 390, height: 844 },
  twice: { width: 683, height: 384 },
};
type Screen = keyof typeof screens;

/** Brings a page up on each screen by day and by night and looks at it. `steps` lead from the address to what is looked at. */
async function isClean(
  page: Page,
  where: string,
  address: string,
  steps: (page: Page) => Promise<unknown> = async () => undefined,
  on: readonly Screen[] = ['laptop', 'twice'],
): Promise<void> {
  await test.step(where, async () => {
    for (const screen of on) {
      await page.setViewportSize(screens[screen]);
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 }).or(page.getByRole('main')).first()).toBeVisible();
      await steps(page);
      // What the light changes is the same at 200 %.
      for (const colorScheme of screen === 'twice' ? (['light'] as const) : (['light', 'dark'] as const)) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        const faults = await faultsOn(page, asked[colorScheme]);
        expect
          .soft(
            faults.map((fault) => said(`${where}, ${screen}, ${colorScheme}`, fault)).join('\n\n'),
            `${where}, ${screen}, ${colorScheme}`,
          )
          .toBe('');
      }
      for (const text of largerWords[screen]) {
        await inWords(page, text);
        expect.soft(await layoutFaults(page), `${where}, ${screen}, ${text}`).toEqual([]);
      }
    }
    expect.soft(await namesOfTheCode(page), where).toEqual([]);
    await page.setViewportSize(screens.laptop);
  });
}

/** Names of the code and ids that a person reads on the page, or hears of it. */
const namesOfTheCode = async (page: Page): Promise<string[]> =>
  internalNames(
    await page.evaluate(() =>
      [
        document.body.innerText,
        ...[...document.querySelectorAll('[aria-label], [title], [placeholder]')].flatMap((one) =>
          ['aria-label', 'title', 'placeholder'].map((name) => one.getAttribute(name) ?? ''),
        ),
      ].join(' | '),
    ),
  );

const seatAddress = (page: Page): string => new URL(page.url()).pathname.split('/').slice(0, 3).join('/');
const both = ['laptop', 'phone', 'twice'] as const;

const mapOf = (page: Page): Locator => page.getByRole('application').first();
const seesMap = (page: Page): Promise<void> => expect(mapOf(page).getByRole('button').first()).toBeVisible();

/** Sees the map of a player's desk, which lies behind its own button on a phone. */
async function seesTeamsMap(page: Page): Promise<void> {
  const toMap = page.getByRole('button', { name: 'Map', exact: true });
  await expect(toMap.or(mapOf(page)).filter({ visible: true }).first()).toBeVisible();
  if (await toMap.isVisible()) await toMap.click();
  await seesMap(page);
}

/** Takes units in hand by typing their names. */
async function takes(page: Page, unit: string): Promise<void> {
  await seesMap(page);
  const find = page.getByRole('combobox', { name: 'Find unit, place or grid reference' });
  await find.fill(unit);
  await find.press('Enter');
  await expect(mapOf(page).locator('[aria-pressed="true"]').first()).toBeVisible();
}

/** Presses a key where no field has it. */
async function presses(page: Page, key: string): Promise<void> {
  await page.getByRole('heading', { level: 1 }).first().click();
  await page.keyboard.press(key);
}

test.describe('a game that has not begun', () => {
  const field = givenScenario('arnhem-bridge', { isLobby: true });

  test('the offer to try a turn; a practice game with its band, its steps, and how the console plays', {
    tag: '@soak',
  }, async ({ asControl }) => {
    const control = await asControl(field);
    const lobby = seatAddress(control);
    await isClean(control, 'The lobby', lobby, undefined, both);
    const { seatId } = await (await actsAs(control, field.loopback))<{ seatId: string }>('try-turn', {
      scenario: 'arnhem-bridge',
    });
    const seat = `/control/${seatId}`;
    const hasSteps = (page: Page) => expect(page.getByRole('complementary', { name: 'Try a turn' })).toBeVisible();
    await isClean(control, 'A practice game', seat, hasSteps, both);
    await isClean(control, 'Its combats', `${seat}/combats`, hasSteps);
    await isClean(control, 'How the console plays a team', `${seat}/rulebook/console`, hasSteps, both);
  });
});

test.describe('Market Garden', () => {
  const field = givenScenario('market-garden');

  test("Control's desks that are used most", async ({ asControl }) => {
    test.setTimeout(900_000);
    const control = await asControl(field, 'Game Control');
    const seat = seatAddress(control);
    const look = (where: string, path: string, steps?: (page: Page) => Promise<unknown>) =>
      isClean(control, where, `${seat}${path}`, steps);
    await look('Board', '');
    await look('Master map, a unit in hand', '/map', (page) => takes(page, '2 (Armd) Irish'));
    await look('An order sheet', '/orders/guards-armoured');
    await look('Combats', '/combats');
    await look('Reports', '/reports');
  });

  test("Control's other desks", { tag: '@soak' }, async ({ asControl }) => {
    test.setTimeout(900_000);
    const control = await asControl(field, 'Game Control');
    const seat = seatAddress(control);
    const look = (where: string, path: string, steps?: (page: Page) => Promise<unknown>, on?: readonly Screen[]) =>
      isClean(control, where, `${seat}${path}`, steps, on);
    await look('How the room works', '/first');
    await look('Master map', '/map', seesMap, both);
    await look('Master map, a unit in hand, on a phone', '/map', (page) => takes(page, '2 (Armd) Irish'), ['phone']);
    await look("A side's map", '/map/side/guards-armoured', seesMap);
    await look('Orders', '/orders');
    await look('Orders on time', '/orders/on-time');
    await look('A sheet from paper', '/orders/kg-walther/paper');
    await look('Crossings', '/crossings');
    await look('A crossing', '/crossings?at=grave');
    await look('Air', '/air');
    await look('Air picture', '/air/picture');
    await look('Sightings', '/air/sightings');
    await look('Messages', '/messages');
    await look('Companion games', '/companions');
    await look('A report not begun', '/reports/guards-armoured');
    await look('Arrivals', '/reinforcements');
    await look('Units', '/units');
    await look('Over a seat’s shoulder', '/sees/guards-armoured', seesTeamsMap, both);
    await look('What they know', '/knows?team=guards-armoured&about=team:guards-armoured', undefined, both);
    await look('The battle again', '/debrief', undefined, both);
    await look('Figures of the day', '/figures', undefined, both);
    await look('Ledger', '/ledger');
    await look('Rules desk', '/rules');
    await look('Rules desk, combat', '/rules/combat');
    await look('The trainer', '/train', undefined, both);
    await look('Training of the crew', '/train/crew', undefined, both);
    await look('Where the time went', '/rehearsal', undefined, both);
    await look('Rulebook', '/rulebook');
    await look('Rulings book', '/rulebook/rulings');
    await look('Role briefings', '/briefings');
    await look('Seats', '/setup');
    await look('A map of your own', '/setup/maps');
    const draft = await beginsScenario(control, seat);
    await look('Your scenarios', '/scenarios');
    await look('A new scenario', '/scenarios', (page) => page.getByRole('button', { name: 'New scenario…' }).click());
    await look('A scenario of your own', draft, undefined, both);
    await look('Versions of a scenario', `${draft}/versions`, undefined, both);
    await look('The page of a scenario', `${draft}/page`, undefined, both);
    await look('A scenario, what the game is', `${draft}?file=manifest.json`);
    await look('A scenario, rows brought in', draft, bringsRowsIn);
    await look('A scenario, an order of battle as text', draft, typesUnits, both);
    await look('A scenario, its units as a tree, one picked', draft, picksInTheTree, both);
    await look('A scenario, where its map lies', `${draft}?file=map.geojson`);
    await look('A scenario, its map', `${draft}?file=map.geojson`, (page) =>
      page.getByRole('button', { name: 'Leave it' }).click(),
    );
    await look('Print', '/print');
    await look('Clock and notices', '/setup/clock');
    const projector = await control.getByRole('link', { name: 'Open the projector' }).getAttribute('href');
    await isClean(control, 'The projector', projector!, undefined, both);
    await isClean(control, 'The handbook', '/book/team-control', undefined, both);
    await isClean(control, 'The handbook, words found', '/book?find=bridge', undefined, both);
  });

  test("more of Control's desks: every mission, every kind of case, tools of the map, a phone", {
    tag: '@soak',
  }, async ({ asControl }) => {
    test.setTimeout(900_000);
    const control = await asControl(field, 'Game Control');
    const seat = seatAddress(control);
    const look = (where: string, path: string, steps?: (page: Page) => Promise<unknown>, on?: readonly Screen[]) =>
      isClean(control, where, `${seat}${path}`, steps, on);
    for (const digit of ['1', '2', '3', '4', '5', '6', '7'])
      await look(`Air, mission ${digit}`, '/air', (page) => presses(page, digit));
    await look('Air, a bombing area', '/air', (page) => presses(page, '8'));
    for (const kind of ['movement', 'interdiction', 'recce', 'flak', 'airToAir', 'traffic', 'bridge'])
      await look(`Rules desk, ${kind}`, `/rules/${kind}`);
    await look('Master map, layers', '/map', async (page) => {
      await seesMap(page);
      await page.keyboard.press('6');
      await expect(page.getByRole('region', { name: 'Layers of the map' })).toBeVisible();
    });
    await look('Master map, measure', '/map', async (page) => {
      await seesMap(page);
      await page.getByRole('group', { name: 'Tools of the map' }).getByRole('button', { name: 'Measure' }).click();
      await expect(page.getByRole('region', { name: 'Measure' })).toBeVisible();
    });
    await look(
      'Master map, a column',
      '/map',
      async (page) => {
        await takes(page, '20 SS-PzGR');
        await mapOf(page)
          .getByRole('button', { name: /^19 SS-PzGR Bn,/ })
          .click({ modifiers: ['Shift'] });
        await expect(page.getByRole('region', { name: 'Column' })).toContainText('2 units in hand');
      },
      ['laptop'],
    );
    for (const path of ['/map/side/guards-armoured', '/orders/on-time', '/crossings', '/air', '/air/picture'])
      await look(`${path} on a phone`, path, undefined, ['phone']);
  });

  test("a player's desk", async ({ asPlayer }) => {
    const guards = await asPlayer(field, 'Guards Armoured');
    const seat = seatAddress(guards);
    await givesOrders(guards, [{ units: ['2 Irish Gds', '3 Irish Gds'], orders: 'Up the road.', action: 'Attack' }]);
    await isClean(guards, 'The desk', seat, undefined, both);
    await isClean(guards, 'The message pad', seat, async (page) => {
      await page.getByRole('region', { name: 'Order sheets' }).getByRole('button', { name: 'Messages' }).click();
      const form = page.getByRole('form', { name: 'Write a message' });
      await form.getByRole('combobox', { name: 'To' }).selectOption({ label: 'XXX Corps, by radio' });
      await form.getByText('Places of your units').click();
      await expect(form.getByRole('button', { name: 'All units' })).toBeVisible();
    });
    await guards.setViewportSize(screens.laptop);
    await guards.goto(seat);
    await handsIn(guards);
    await isClean(guards, 'A sheet handed in', seat);
  });

  test("a player's file, units, maps and signals", { tag: '@soak' }, async ({ asPlayer }) => {
    const guards = await asPlayer(field, 'Guards Armoured');
    const seat = seatAddress(guards);
    await isClean(guards, 'The HQ file', `${seat}/file?turn=all`);
    await isClean(guards, 'Own units', seat, async (page) => {
      await page
        .getByRole('region', { name: 'Order sheets' })
        .getByRole('button', { name: 'Units', exact: true })
        .click();
      await expect(page.getByRole('table', { name: 'Own units' })).toBeVisible();
    });
    await isClean(
      guards,
      'The map, a pencil in hand',
      seat,
      async (page) => {
        await seesTeamsMap(page);
        await page.getByRole('button', { name: 'Pencil', exact: true }).click();
        await page.getByRole('region', { name: 'Pencils' }).getByRole('button', { name: 'Arrow', exact: true }).click();
      },
      both,
    );
    await isClean(
      guards,
      'The wide map, its layers',
      seat,
      async (page) => {
        await page.getByRole('button', { name: 'Wide', exact: true }).click();
        await page.getByRole('button', { name: 'Layers', exact: true }).click();
        await expect(page.getByRole('checkbox', { name: 'Own units' })).toBeVisible();
      },
      ['laptop'],
    );
    await isClean(
      guards,
      'Signals',
      seat,
      async (page) => {
        const toSignals = page.getByRole('button', { name: /^Signals/ });
        if (await toSignals.isVisible()) await toSignals.click();
      },
      ['phone'],
    );
  });
});

const arnhem = givenScenario('arnhem-bridge');

test('a turn fought: a sheet, a combat with its verdict, a report and the contact it tells', { tag: '@soak' }, async ({
  asControl,
  asPlayer,
}) => {
  const control = await asControl(arnhem);
  const frost = await asPlayer(arnhem, '1 Airborne');
  const harzer = await asPlayer(arnhem, '9 SS-Pz Hohenstaufen');
  const seat = seatAddress(control);
  await bothTeamsWrite(frost, harzer);
  await controlReads(control, harzer);
  await isClean(control, 'An accepted sheet', `${seat}/orders/1-airborne`);
  await controlGroups(control);
  await isClean(control, 'A grouped combat', new URL(control.url()).pathname);
  await rolls(control, 2);
  const combat = new URL(control.url()).pathname;
  await isClean(control, 'A combat with its verdict', combat);
  await acceptsFinding(control);
  await draftsReport(control, '1 Airborne');
  await isClean(control, 'A report in the making', new URL(control.url()).pathname);
});

test('after the battle: what would have been, the theatre, the figures, what is asked of the hall, a diary', {
  tag: '@soak',
}, async ({ asControl, asPlayer }) => {
  test.setTimeout(900_000);
  const { control, frost } = await isFoughtAtOnce(arnhem, { asControl, asPlayer });
  const seat = seatAddress(control);
  const own = seatAddress(frost);
  await acceptsFinding(control);
  await isClean(control, 'What if', `${new URL(control.url()).pathname}/what-if`, undefined, both);
  await isClean(frost, 'A war diary', `${own}/diary`, undefined, both);
  const act = await actsAs(control, arnhem.loopback);
  await act('flag-moment', { word: 'Frost holds the houses' });
  await act('end-game', { turn: 5, reason: 'The hall closes.' });
  const hinges = control.getByRole('region', { name: 'The hinges of the day' });
  await isClean(control, 'What each side believed', `${seat}/debrief`, () => expect(hinges).toBeVisible(), both);
  const opens = () => control.getByRole('button', { name: 'Closing…' }).click();
  await isClean(control, 'After the battle', `${seat}/debrief`, opens, both);
  await act('reveal-truth', { turns: [] });
  await isClean(control, 'The truth beside beliefs', `${seat}/debrief`, () => expect(hinges).toBeVisible(), both);
  const asked = (page: Page) => expect(page.getByRole('region', { name: 'How was it?' })).toBeVisible();
  await isClean(control, 'Figures, and how it was', `${seat}/figures`, asked, both);
  await isClean(frost, 'A war diary, and how it was', `${own}/diary`, asked, both);
});

test('companion games: each table as it is begun, its printed tables, and a hand at a team’s desk', {
  tag: '@soak',
}, async ({ asControl, asPlayer }) => {
  const control = await asControl(arnhem);
  const frost = await asPlayer(arnhem, '1 Airborne');
  const seat = seatAddress(control);
  for (const [title, name] of [
    ['Battle Card', /^All orders first/],
    ['The Farthest Bridge', /^The historic scenario/],
    ['Postcard Arnhem', /^Set up the board/],
    ['Impressionistic Wargaming', /^A street fight/],
  ] as const) {
    await control.goto(`${seat}/companions`);
    await control.getByRole('button', { name }).click();
    await expect(control.getByRole('region', { name: 'Log' })).toBeVisible();
    await isClean(control, title, new URL(control.url()).pathname, undefined, both);
  }
  for (const companion of ['battle-card', 'farthest-bridge', 'postcard-arnhem', 'impressionistic'])
    await isClean(control, `Tables of ${companion}`, `${seat}/companions/tables/${companion}`, undefined, both);
  await control.setViewportSize(screens.laptop);
  await isClean(control, 'Set up by hand', `${seat}/companions`, (page) =>
    page.getByRole('button', { name: 'Set it up by hand…' }).click(),
  );
  await control.goto(`${seat}/companions`);
  await control.getByRole('button', { name: /^Free deployment/ }).click();
  await control
    .getByRole('region', { name: 'Teams at this table' })
    .getByRole('combobox', { name: 'Allies are played by' })
    .selectOption('1 Airborne');
  await expect(frost.getByRole('region', { name: 'At the table' })).toBeVisible();
  await isClean(
    frost,
    'A set-up to write',
    seatAddress(frost),
    (page) => expect(page.getByRole('region', { name: 'At the table' })).toBeVisible(),
    both,
  );
});
