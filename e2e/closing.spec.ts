import { expect, givenScenario, test } from './fixtures';
import { accepts, goesTo, movesOnTo, opensSheet } from './fixtures/control';
import { givesOrders, handsIn } from './fixtures/player';

const field = givenScenario('arnhem-bridge');

test('§9 Analysing Combat 4: no ordered attack vanishes; §4: the next phase closes what nothing is left in', async ({
  asControl,
  asPlayer,
}) => {
  const control = await asControl(field);
  const frost = await asPlayer(field, '1 Airborne');
  const harzer = await asPlayer(field, '9 SS-Pz Hohenstaufen');
  const waits = control.getByRole('region', { name: 'What the turn waits for' });

  await test.step('both teams hand in; the guns are ordered to attack from far off, and stay', async () => {
    await givesOrders(frost, [{ units: '2 Para', orders: 'Hold the bridge.', action: 'Hold' }]);
    await handsIn(frost);
    await givesOrders(harzer, [
      { units: '20 SS-PzGR', orders: 'Attack the bridge.', action: 'Attack' },
      { units: 'Arty Harzer', orders: 'Attack with them.', action: 'Attack' },
    ]);
    await handsIn(harzer);
    await movesOnTo(control, 'Collection');
    for (const team of ['1 Airborne', '9 SS-Pz Hohenstaufen']) {
      await opensSheet(control, team);
      await accepts(control, team);
    }
    await movesOnTo(control, 'Movement');
  });

  await test.step('N says what is left of movement, with the way to it, and closes it when nothing is', async () => {
    await control.keyboard.press('n');
    const asked = control.getByRole('dialog', { name: 'Movement: not everything is done' });
    await expect(asked).toContainText('Movement is not closed: 1 row of orders is still to be moved.');
    await asked.getByRole('link', { name: 'Map' }).click();
    await expect(asked).toBeHidden();
    // The map opens with the list while its phase runs.
    const list = control.getByRole('region', { name: 'Movement list' });
    await expect(list.locator('li[aria-current]')).toContainText('Arty Harzer');
    await control.keyboard.press('4');
    await expect(list.getByRole('status')).toContainText('0 to move');
    await expect(control.getByText('Nothing is left to move. The next phase closes movement.')).toBeVisible();
    await control.keyboard.press('n');
    await expect(control.getByText(/^Movement closed at/)).toBeVisible();
  });

  await test.step('closing the grouping asks for the proposal and the guns: one is grouped, the other let go', async () => {
    await goesTo(control, 'Combats');
    // What is proposed leads; the empty form comes when it is asked for.
    await expect(control.getByRole('region', { name: 'Proposed' })).toContainText('20 SS-PzGR');
    await expect(control.getByRole('form', { name: 'New combat' })).toHaveCount(0);
    await control.getByRole('link', { name: 'New combat' }).click();
    await expect(control.getByRole('form', { name: 'New combat' })).toBeVisible();
    await control.getByRole('button', { name: 'Close grouping' }).click();
    const asked = control.getByRole('dialog', { name: 'In no combat yet' });
    await expect(asked.getByRole('region', { name: 'Ordered to attack, in no combat' })).toContainText('Arty Harzer');
    // The reason that is proposed; pressed, it offers the others.
    await asked.getByRole('button', { name: 'Why Arty Harzer is let go' }).click();
    await expect(asked.getByRole('combobox', { name: 'Why Arty Harzer is let go' })).toHaveValue('noEnemy');
    const closes = asked.getByRole('button', { name: /go and close grouping$/ });
    await expect(closes).toBeDisabled();
    await expect(asked).toContainText('Grouping can be closed when no proposed combat is left.');
    await asked.getByRole('button', { name: /^Group 20 SS-PzGR against/ }).click();
    await closes.click();
    await expect(asked).toBeHidden();
    await expect(control.getByRole('button', { name: 'Reopen grouping' })).toBeVisible();
    await expect(control.getByRole('region', { name: 'Let go' })).toContainText('Arty Harzer: no enemy within 2.5 km.');
  });

  await test.step('taken back in the ledger, the choice holds the turn although every combat may be ruled on', async () => {
    await control.getByRole('link', { name: 'Take back in the ledger' }).click();
    await control
      .getByRole('button', { name: /^Take back entry \d+$/ })
      .first()
      .click();
    const why = control.getByRole('dialog');
    await why.getByRole('textbox', { name: 'Reason' }).fill('They fire after all.');
    await why.getByRole('button', { name: 'Take it back' }).click();
    await expect(why).toBeHidden();
    await goesTo(control, 'Combats');
    const open = control.getByRole('region', { name: 'Ordered to attack, in no combat' });
    await expect(open).toContainText('Arty Harzer');
    await control.keyboard.press('y');
    await expect(open).toHaveCount(0);
    await goesTo(control, 'Board');
    await expect(waits).toContainText('one combat to be ruled on');
  });
});
