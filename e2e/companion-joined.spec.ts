import type { Page } from 'playwright/test';
import { expect, givenScenario, test } from './fixtures';
import { actsAs } from './fixtures/acts-as';
import { goesTo } from './fixtures/control';

const field = givenScenario('arnhem-bridge');

/** The fight at the bridge in the open, grouped by Control, its die a 1: a Limited success, 18 against 12. */
async function isFought(control: Page): Promise<void> {
  const does = await actsAs(control, field.loopback);
  const of = (unitId: string, role: string, isArtillery = false) => ({ unitId, role, isArtillery });
  const houses = { tacticalAdvantages: ['in position in the city for a day'] };
  const { combatId, version } = await does<{ combatId: string; version: number }>('group-combat', {
    combatId: null,
    version: 0,
    name: 'Arnhem bridge',
    ground: { isBuiltUp: false, isWoods: false, isCity: false, isFortified: false, isBadTerrain: false },
    units: [
      ...['G149', 'G151', 'G152', 'G153'].map((id) => of(id, 'attacker')),
      ...['A087', 'A096'].map((id) => ({ ...of(id, 'defender'), ...houses })),
      of('G258', 'attacker', true),
    ],
  });
  await does('close-grouping', { turn: 5 });
  await does('adjudicate-combat', { combatId, version, faces: [1], untested: '' });
}

test('a combat is played out at the table, and its result taken back as a ruling: each shows the other', async ({
  asControl,
}) => {
  const control = await asControl(field);
  await isFought(control);

  await test.step('4 at the combat: the four companions; one press opens the table, filled', async () => {
    await goesTo(control, 'Combats');
    await control.getByRole('link', { name: /^C1 Arnhem bridge/ }).click();
    await expect(control.getByRole('region', { name: 'Verdict' })).toContainText('Limited success');
    await expect(control.getByRole('button', { name: 'Play it out…' })).toBeVisible();
    await control.keyboard.press('4');
    await expect(control.getByRole('menuitem')).toHaveCount(4);
    await control.getByRole('menuitem', { name: /^Impressionistic Wargaming/ }).click();
    const desk = control.getByRole('article', { name: 'Companion game 1 C1 at Arnhem bridge' });
    await expect(desk.getByRole('region', { name: 'What it is about' })).toContainText(
      'Combat C1 at Arnhem bridge, 9 SS Pz Div against 1 Airborne Div',
    );
    await expect(desk.getByRole('button', { name: 'Show it on the projector' })).toHaveCount(0);
    await expect(desk.getByRole('listitem', { name: '2 Para' })).toContainText('Elite, takes no test· Arnhem bridge');
    await expect(
      desk
        .getByRole('table', { name: /^The ground/ })
        .getByRole('row', { name: /^Arnhem bridge open ground; the Neder Rijn 0.4 km away in the open 2 Para/ }),
    ).toBeVisible();
  });

  await test.step('the next thing is the first die: the target has the cover of its place', async () => {
    await control.getByRole('button', { name: /^Air attack on 20 SS-PzGR/ }).press('Enter');
    const sheet = control.getByRole('form', { name: 'Air attack on 20 SS-PzGR' });
    await expect(sheet.getByRole('radio', { name: 'In a building' })).toBeChecked();
    await control.keyboard.press('Enter');
    await expect(control.getByRole('region', { name: 'Log' })).toContainText('Fire on 20 SS-PzGR');
  });

  await test.step('one that is played is gone to, not begun again', async () => {
    await control.getByRole('link', { name: /^Combat C1 at Arnhem bridge/ }).click();
    const played = control.getByRole('list', { name: 'Played out' });
    for (const words of ['Companion game 1', 'Impressionistic Wargaming', 'Being played'])
      await expect(played).toContainText(words);
    await expect(control.getByRole('button', { name: 'Play it out…' })).toBeVisible();
    await control.keyboard.press('4');
    await control.getByRole('menuitem', { name: /to game 1/ }).click();
    await expect(control.getByRole('article', { name: /^Companion game 1/ })).toBeVisible();
  });

  await test.step('put away, it opens the ruling with its sentence as the reason; the link is kept', async () => {
    await control.getByRole('button', { name: 'Put away' }).click();
    const dialog = control.getByRole('dialog', { name: 'What came of it?' });
    await dialog.getByRole('textbox').fill('The houses at the ramp are lost.');
    await dialog.getByRole('button', { name: 'Put away and rule by it' }).click();
    const panel = control.getByRole('form', { name: 'Overrule' });
    await expect(panel).toContainText('By companion game 1: The houses at the ramp are lost.');
    await panel.getByRole('spinbutton', { name: 'Steps lost: 2 Para' }).fill('3');
    const reason = 'Played out as companion game 1: The houses at the ramp are lost.';
    await expect(panel.getByRole('textbox', { name: 'Reason: Steps lost: 2 Para' })).toHaveValue(reason);
    await panel.getByRole('button', { name: 'Rule', exact: true }).click();
    await expect(control.getByRole('list', { name: 'Overruled' })).toContainText(reason);
    await expect(control.getByText(/^Ruled by Control/)).toContainText('by companion game 1');

    await goesTo(control, 'Ledger');
    await control.getByRole('link', { name: 'companion game 1' }).first().click();
    await expect(control.getByRole('list', { name: 'Ruled by it' })).toContainText(
      `Control ruled on the combat C1 Arnhem bridge. ${reason}`,
    );
  });
});

test('the hall follows Battle Card on the projector, act by act, until it is taken off', async ({
  asControl,
  asStranger,
}) => {
  const control = await asControl(field);
  const href = await control.getByRole('link', { name: 'Projector' }).first().getAttribute('href');
  const hall = await asStranger(field);
  await hall.setViewportSize({ width: 1366, height: 768 });
  await hall.goto(`${field.address}${href}`);
  await goesTo(control, 'Rules desk');
  await control.getByRole('link', { name: 'Companion games' }).click();
  await control.getByRole('button', { name: 'All orders first' }).click();
  await control.getByRole('button', { name: 'Show it on the projector' }).click();

  const shown = hall.getByRole('region', { name: 'Battle Card: Market Garden' });
  const area = (name: string) => shown.getByRole('listitem', { name, exact: true });
  await expect(shown).toContainText('Turn 1 of 6, fog');
  await expect(area('Arnhem').getByRole('img', { name: 'Allies: 5' })).toBeVisible();
  await expect(hall.getByRole('timer')).toBeVisible();
  await expect(control.getByRole('button', { name: 'On the projector: take it off' })).toBeEnabled();
  await control.keyboard.press('d');
  await control.keyboard.type('5 3 2');
  await control.keyboard.press('Enter');
  await control.keyboard.press('1');
  // A 2 costs two, a 3 one, a 5 nothing (BC-18): 6, 5 and 3.
  for (const [name, allied] of [
    ['Arnhem', 3],
    ['Grave', 5],
    ['Eindhoven', 6],
  ])
    await expect(area(`${name}`).getByRole('img', { name: `Allies: ${allied}` })).toBeVisible();
  await control.getByRole('button', { name: 'On the projector: take it off' }).click();
  await expect(shown).toHaveCount(0);
  await expect(hall.getByRole('timer')).toBeVisible();
});
