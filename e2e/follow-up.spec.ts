import type { Page } from 'playwright/test';
import { expect, givenScenario, test } from './fixtures';
import {
  accepts,
  acceptsFinding,
  closesGrouping,
  closesMovement,
  goesTo,
  hasLines,
  movesOnTo,
  opensSheet,
  rolls,
} from './fixtures/control';
import { groupsProposed, savesGrouping } from './fixtures/garden-turn';
import { givesOrders, handsIn } from './fixtures/player';

/** 9 SS-Pz Abt with its tanks, of status 9. */
const field = givenScenario('arnhem-bridge', {
  units: { G152: { flags: [], mover: 'tank', profile: '9-8-6-4-2-0' } },
});

const verdictOn = (control: Page) => control.getByRole('region', { name: 'Verdict' });
const followsOn = (control: Page) => control.getByRole('region', { name: 'What follows' });

test('§9 Results Table, special results: an overrun, the move it gives, and one further attack, unprepared', {
  tag: '@soak',
}, async ({ asControl, asPlayer }) => {
  const control = await asControl(field);
  const harzer = await asPlayer(field, '9 SS-Pz Hohenstaufen');

  await test.step('§5: the tanks are ordered to break through', async () => {
    await givesOrders(harzer, [
      { units: '9 SS-Pz Abt', orders: 'Through to the ramp and down it.', action: 'Break through' },
    ]);
    await handsIn(harzer);
    await movesOnTo(control, 'Collection');
    await opensSheet(control, '9 SS-Pz Hohenstaufen');
    await accepts(control, '9 SS-Pz Hohenstaufen');
    await movesOnTo(control, 'Movement');
    await closesMovement(control);
    await movesOnTo(control, 'Combat');
  });

  await test.step('the battery finds no partner: 9 against 0, a 4, Total success and an overrun', async () => {
    await goesTo(control, 'Combats');
    const form = await groupsProposed(control, 1, '9 SS-Pz Abt');
    await form.getByRole('button', { name: 'Remove 2 Para' }).click();
    await savesGrouping(form);
    await closesGrouping(control);
    await hasLines(control, 'Attackers', '9', [['9', '9 SS-Pz Abt', '', '§9']]);
    await hasLines(control, 'Defenders', '0', [
      ['0', '1 AL AT Bty', 'Nothing: support unit of status 2, there is no partner.', '§9, OC-27'],
    ]);
    await rolls(control, 4, 2);
    await expect(verdictOn(control).getByRole('heading', { name: 'Total success', exact: true })).toBeVisible();
    await expect(verdictOn(control)).toContainText('margin 13');
    await expect(followsOn(control)).toHaveCount(0);
    await acceptsFinding(control);
  });

  await test.step('OC-68 and OC-69: half of 18 km, and a further attack while grouping stays closed', async () => {
    await expect(followsOn(control)).toContainText('9 SS-Pz Abt may go on up to 9 km');
    await expect(followsOn(control)).toContainText('Counter-attack: No counter-attack this turn or next.');
    await followsOn(control).getByRole('link', { name: 'Further attack…' }).click();
    const form = control.getByRole('form', { name: 'New further attack' });
    await expect(form.getByRole('list', { name: 'Attackers in contact' }).getByRole('listitem')).toHaveCount(1);
    await expect(form.getByRole('checkbox', { name: 'Prepared: 9 SS-Pz Abt' })).not.toBeChecked();
    await expect(form.getByRole('checkbox', { name: 'Prepared: 9 SS-Pz Abt' })).toBeDisabled();
    await expect(form.getByRole('list', { name: 'Defenders in contact' })).toContainText('2 Para');
    await form.getByRole('button', { name: 'Group further attack' }).click();
    await expect(control.getByRole('form', { name: 'Grouping of C2' })).toBeVisible();
    await expect(control.getByRole('button', { name: 'Reopen grouping' })).toBeVisible();
  });

  await test.step('8 less 4 against 6 and 2 for the houses; a 5, Confused combat; no more after it', async () => {
    await hasLines(control, 'Attackers', '4', [
      ['8', '9 SS-Pz Abt', '', '§9'],
      ['−4', '9 SS-Pz Abt', 'Unprepared attack.', '§9, OC-7'],
    ]);
    await hasLines(control, 'Defenders', '8', [
      ['6', '2 Para', '', '§9'],
      ['+2', '2 Para', 'Defending close country against tanks.', '§9 note 4, OC-20'],
    ]);
    await rolls(control, 5);
    await expect(verdictOn(control).getByRole('heading', { name: 'Confused combat', exact: true })).toBeVisible();
    await acceptsFinding(control);
    await expect(followsOn(control)).toContainText('The further attack after C1');
    await expect(followsOn(control)).toContainText('An overrun gives one further attack, and this was it.');
    await followsOn(control).getByRole('link', { name: /^C1 / }).click();
    await expect(control.getByRole('article', { name: /^C1 / })).toBeVisible();
    await expect(followsOn(control)).toContainText('9 SS-Pz Abt (Harder) has its further attack in C2');
    await expect(followsOn(control).getByRole('link', { name: /^C2 / })).toBeVisible();
  });
});
