import { mkdirSync, writeFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { expect, givenScenario, test } from './fixtures';
import { closesMovement, goesTo, movesOnTo } from './fixtures/control';
import { countsKeys, handsPaperIn, opensPaper, typesPaper, walksTo } from './fixtures/keyboard';
import { givesOrders, handsIn, reportOn } from './fixtures/player';
import { lane, sends } from './fixtures/post';

/**
 * The cost of an umpire's commonest tasks: keys pressed, and pages that opened on the way. Each begins on the turn
 * board and is done by keyboard alone. The letters of words written in a text area are not counted; names typed to find
 * something are. `npm run bench:tasks` prints the table, which stands in docs/tasks.md.
 */
const field = givenScenario('arnhem-bridge');

/** The cost of a task, at most, keys and pages: a person who makes one longer has to say so here. */
const atMost: Readonly<Record<string, readonly [keys: number, pages: number]>> = {
  'Nudge every team that is late': [1, 0],
  'Type in a paper sheet of one row': [16, 4],
  'Ask a team about one row of its sheet': [5, 1],
  'Accept the sheet that has waited longest': [3, 1],
  'Answer a message to Control': [5, 1],
  'Take down a telephone call': [7, 0],
  'Move a counter to a grid reference': [23, 1],
  'Test a bridge with the umpire’s own die': [7, 1],
  'Fight a combat and accept its ruling': [6, 2],
  'Draft and release every report': [4, 1],
};

interface Task {
  name: string;
  keys: number;
  pages: number;
}

/** Does a task from the board, and counts. */
async function counted(control: Page, name: string, work: () => Promise<unknown>): Promise<Task> {
  await goesTo(control, 'Board');
  await control.locator('main').focus();
  const keys = await countsKeys(control);
  const seen: string[] = [];
  const onWay = () => {
    const path = new URL(control.url()).pathname;
    if (seen.at(-1) !== path) seen.push(path);
  };
  onWay();
  control.on('framenavigated', onWay);
  await work();
  control.off('framenavigated', onWay);
  return { name, keys: await keys(), pages: seen.length - 1 };
}

test('the ten commonest tasks of an umpire, counted in keys and pages', { tag: '@soak' }, async ({
  asControl,
  asPlayer,
}) => {
  const control = await asControl(field);
  const frost = await asPlayer(field, '1 Airborne');
  const keys = (...pressed: string[]) =>
    pressed.reduce((before, key) => before.then(() => control.keyboard.press(key)), Promise.resolve());
  const types = (words: string) => control.keyboard.type(words);
  const tasks: Task[] = [];
  const does = async (name: string, work: () => Promise<unknown>) =>
    void tasks.push(await counted(control, name, work));

  await does('Nudge every team that is late', async () => {
    await expect(control.getByRole('button', { name: 'Nudge all who are late' })).toBeVisible();
    await keys('y');
    await expect(frost.getByRole('region', { name: 'From Control' })).toBeVisible();
  });
  await does('Type in a paper sheet of one row', async () => {
    await opensPaper(control, '9 SS-Pz');
    await typesPaper(control, [['20s', 'Take the north end from the east.', 'a', 't']]);
    await handsPaperIn(control, '9 SS-Pz Hohenstaufen');
  });
  await givesOrders(frost, [{ units: '2 Para', orders: 'Hold the houses.', action: 'Hold' }]);
  await handsIn(frost);
  await sends(frost, 'Control', 'How many boats are on the river?');
  await movesOnTo(control, 'Collection');

  await does('Ask a team about one row of its sheet', async () => {
    await keys('Enter');
    await expect(control.getByRole('button', { name: /^Query the sheet/ })).toBeVisible();
    await keys('1', 'q');
    await expect(control.getByRole('textbox', { name: /^Question about row 1/ })).toBeFocused();
    await types('Which houses?');
    await keys('Control+Enter');
    await expect(control.getByText('Not answered yet.')).toBeVisible();
  });

  await does('Accept the sheet that has waited longest', async () => {
    await keys('Enter');
    await expect(control.getByRole('button', { name: /^Open the sheet/ })).toBeVisible();
    await keys('Enter');
    await expect(control.getByRole('button', { name: /^Accept/ })).toBeVisible();
    await keys('a');
    await expect(control.getByRole('button', { name: /^Accept/ })).toBeHidden();
  });

  await does('Answer a message to Control', async () => {
    await keys('e');
    await expect(lane(control, 'Waiting')).toContainText('How many boats');
    await keys('j', 'Enter');
    await expect(control.getByRole('form', { name: 'Answer' }).getByRole('textbox', { name: 'Message' })).toBeFocused();
    await types('None that you can see.');
    await keys('Control+Enter');
    await expect(lane(control, 'Done')).toContainText('How many boats');
  });

  await does('Take down a telephone call', async () => {
    await keys('t');
    const slip = control.getByRole('form', { name: 'Telephone note' });
    await expect(slip.getByRole('combobox', { name: 'Who calls' })).toBeFocused();
    await types('1 a');
    await keys('Enter');
    await expect(slip.getByRole('textbox', { name: 'What is said' })).toBeFocused();
    await types('They want smoke on the ramp.');
    await keys('Control+Enter');
    await expect(slip).toBeHidden();
  });

  await movesOnTo(control, 'Movement');
  await does('Move a counter to a grid reference', async () => {
    await keys('m');
    await expect(control.getByRole('combobox', { name: 'Find unit, place or grid reference' })).toBeVisible();
    await keys('/');
    await types('artillery g');
    await keys('Enter');
    await expect(control.getByRole('region', { name: 'Artillery Group Harzer' })).toBeVisible();
    await keys('g');
    await expect(control.getByRole('dialog').getByRole('textbox', { name: /^Grid reference/ })).toBeFocused();
    await types('752 781');
    await keys('Enter');
    await expect(control.getByRole('dialog')).toBeHidden();
  });

  await does('Test a bridge with the umpire’s own die', async () => {
    await keys('x');
    await expect(control.getByRole('heading', { name: 'Crossings', level: 1 })).toBeVisible();
    await walksTo(control, 'Rhine road bridge');
    await keys('Enter');
    await expect(control.getByRole('region', { name: 'Test', exact: true })).toBeVisible();
    await keys('d');
    await types('5');
    await keys('Enter');
    await expect(control.getByRole('region', { name: 'Test', exact: true })).toContainText('it stood.');
  });

  await closesMovement(control);
  await movesOnTo(control, 'Combat');
  await keys('c');
  await expect(control.getByRole('region', { name: 'Proposed' })).toBeVisible();
  await keys('c', 'Enter');
  await expect(control.getByRole('form', { name: 'Grouping of C1' })).toBeVisible();
  await control.getByRole('button', { name: 'Close grouping' }).click();
  await expect(control.getByRole('button', { name: 'Reopen grouping' })).toBeVisible();

  await does('Fight a combat and accept its ruling', async () => {
    await keys('c');
    await expect(control.getByRole('list', { name: 'Grouped combats' })).toBeVisible();
    await keys('c');
    await expect(control.getByRole('article').getByRole('table', { name: 'Results for the six dice' })).toBeVisible();
    await expect(control).toHaveURL(/\/combats\/./);
    await keys('d', '3', 'Enter');
    await expect(control.getByRole('region', { name: 'Verdict' })).toBeVisible();
    await keys('Enter');
    await expect(control.getByText('Accepted as found.')).toBeVisible();
  });

  await movesOnTo(control, 'Briefing');
  await does('Draft and release every report', async () => {
    await keys('r');
    await expect(control.getByRole('button', { name: /^Draft all/ })).toBeVisible();
    await keys('y');
    await expect(control.getByRole('button', { name: 'Release 2' })).toBeVisible();
    await keys('Control+Enter');
    await expect(reportOn(frost)).toContainText('18 September 1944');
  });

  const rows = tasks.map(({ name, keys: pressed, pages }) => `| ${name} | ${pressed} | ${pages} |`);
  const table = ['| task | keys | pages |', '|---|---|---|', ...rows].join('\n');
  mkdirSync('test-results', { recursive: true });
  writeFileSync('test-results/tasks.md', `${table}\n`);
  expect(tasks).toHaveLength(10);
  for (const { name, keys: pressed, pages } of tasks) {
    const [keysAtMost, pagesAtMost] = atMost[name]!;
    expect(pressed, `keys: ${name}`).toBeLessThanOrEqual(keysAtMost);
    expect(pages, `pages: ${name}`).toBeLessThanOrEqual(pagesAtMost);
  }
});
