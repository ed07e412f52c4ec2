import { expect, givenScenario, test } from './fixtures';
import { asks, request, toRequests } from './fixtures/air-requests';
import { goesTo } from './fixtures/control';
import { answers, isSaved } from './fixtures/player';

/** Air request sheets (§12): players ask in their own words, Air Control asks back, allots and accepts. */
const field = givenScenario('market-garden');

// In `npm test` one request in the browser, squares-asked.spec.ts; the rest without one: air/air-requests.db.test.ts.
test('requests are written on a laptop and on a phone, asked about, answered and allotted', { tag: '@soak' }, async ({
  asControl,
  asPlayer,
}) => {
  const air = await asControl(field, 'Air Control');
  const guards = await asPlayer(field, 'Guards Armoured');
  const walther = await asPlayer(field, 'KG Walther');
  await walther.setViewportSize({ width: 390, height: 844 });

  await test.step('§12: a team sees the squadrons it was last told of', async () => {
    await toRequests(guards);
    await expect(guards.getByText('No squadrons have been told to you yet.')).toBeVisible();
    await goesTo(air, 'Air');
    await air.getByRole('link', { name: 'Sightings' }).click();
    await air.getByRole('button', { name: 'Issue to all Allied teams' }).click();
    await expect(guards.getByRole('region', { name: 'Squadrons, as last told' })).toContainText(
      '83 Group, Typhoon wings',
    );
  });

  await test.step('on a laptop a request outlives a reload, and a row that says too little is not taken', async () => {
    await asks(guards, 1, { mission: 'Bombing', target: '', at: '12345', when: 'before noon', units: '2 Irish' });
    await guards.getByRole('button', { name: /^Hand in/ }).click();
    await expect(request(guards, 1).getByRole('alert')).toContainText('a grid reference is figures');
    await request(guards, 1).getByRole('textbox', { name: 'Grid reference' }).fill('372 965');
    await request(guards, 1).getByRole('textbox', { name: 'Target, or where' }).fill('Guns in the wood');
    await isSaved(guards);
    await guards.reload();
    await toRequests(guards);
    await expect(request(guards, 1).getByRole('textbox', { name: 'Target, or where' })).toHaveValue('Guns in the wood');
    await expect(request(guards, 1).getByRole('radio', { name: 'Bombing' })).toBeChecked();
    await guards.context().setOffline(true);
    await request(guards, 1).getByRole('textbox', { name: 'What you want of it' }).fill('Silence the flak first.');
    await expect(guards.getByText('Kept on this laptop; goes out when the network is back')).toBeVisible();
    await guards.context().setOffline(false);
    await isSaved(guards);
    await asks(guards, 2, { mission: 'Close air support', target: 'The road north', at: '372 975', units: '2 Irish' });
  });

  await test.step('handed in, taken back and handed in again, until Control reads it', async () => {
    const handIn = guards.getByRole('button', { name: /^Hand in/ });
    await handIn.click();
    await expect(guards.getByText('Control has it', { exact: true })).toBeVisible();
    await guards.getByRole('button', { name: 'Take back' }).click();
    await expect(request(guards, 1)).toBeVisible();
    await handIn.click();
    await expect(guards.getByText('Control has it', { exact: true })).toBeVisible();
    await expect(air.getByRole('link', { name: 'Air, 1 to answer' })).toBeVisible();
  });

  await test.step('on a phone it is written with thumbs and handed in', async () => {
    await toRequests(walther);
    await asks(walther, 1, { mission: 'Air cover', target: 'Over the bridges' });
    const width = await walther.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(390);
    await walther.getByRole('button', { name: /^Hand in/ }).click();
    await expect(walther.getByText('Control has it', { exact: true })).toBeVisible();
    await expect(air.getByRole('link', { name: 'Air, 2 to answer' })).toBeVisible();
  });

  await test.step('Air Control opens the sheet, asks the team, and only that team, and has its answer', async () => {
    await goesTo(air, 'Air');
    await air.getByRole('navigation', { name: 'Air desk' }).getByRole('link', { name: 'Requests' }).click();
    await air.getByRole('link', { name: /^Guards Armoured/ }).click();
    await air.getByRole('button', { name: /^Open the sheet/ }).click();
    await expect(guards.getByText(/^Control is reading it/)).toBeVisible();
    await expect(guards.getByRole('button', { name: 'Take back' })).toBeHidden();
    await air.getByRole('button', { name: 'Query request 1' }).click();
    await air.getByRole('textbox', { name: 'Question about request 1' }).fill('Which wood?');
    await air.getByRole('button', { name: /^Send the question/ }).click();
    await expect(guards.getByText('Control asks about air request 1')).toBeVisible();
    await answers(guards, 'Which wood?', 'East of the road.');
    await expect(request(air, 1)).toContainText('East of the road.');
    await walther.getByRole('button', { name: /^Signals/ }).click();
    await expect(walther.getByText('Which wood?')).toHaveCount(0);
  });

  await test.step('it allots: the air order comes filled in, and the row shows what was laid on', async () => {
    await air.getByRole('link', { name: 'Allot to request 2' }).click();
    const strip = air.getByRole('region', { name: 'The request' });
    await expect(strip).toContainText('Guards Armoured, request 2');
    const form = air.getByRole('form', { name: 'New air order' });
    await expect(form.getByRole('radio', { name: /Close air support/ })).toBeChecked();
    await expect(form.getByRole('textbox', { name: 'Place' })).toHaveValue('372 975');
    const groups = form.getByRole('combobox', { name: 'Group' });
    const label = await groups
      .getByRole('option')
      .filter({ hasText: /83 Group, Typhoon wings/ })
      .innerText();
    await groups.selectOption({ label });
    await form.getByRole('button', { name: 'Lay on' }).click();
    await expect(air.getByRole('table', { name: 'Air orders of turn 2' })).toContainText(
      'asked for by Guards Armoured',
    );
    await strip.getByRole('link', { name: 'Back to the requests' }).click();
    await expect(air.getByRole('list', { name: 'Allotted to request 2' })).toContainText('83 Group, Typhoon wings');
    await expect(air.getByRole('list', { name: 'Allotted to request 2' })).toContainText('laid on');
    await air.getByRole('button', { name: /^Accept/ }).click();
    await expect(air.getByRole('link', { name: 'Air, 1 to answer' })).toBeVisible();
  });

  await test.step('a bombing request opens the area it asks for, at its place', async () => {
    await air.getByRole('link', { name: 'Allot to request 1' }).click();
    await expect(air.getByRole('heading', { name: 'Place a bombing area' })).toBeVisible();
    await expect(air.getByRole('textbox', { name: 'Called' })).toHaveValue('Guns in the wood');
  });

  await test.step('the team is told nothing of what was allotted', async () => {
    await guards.reload();
    await toRequests(guards);
    await expect(guards.getByRole('list', { name: 'Air requests handed in' })).toContainText('The road north');
    await expect(guards.getByText(/laid on|allotted|accepted/i)).toHaveCount(0);
  });
});
