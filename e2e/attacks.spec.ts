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
import { groupsProposed, rowOfUnit, savesGrouping, standsAt } from './fixtures/garden-turn';
import { givesOrders, handsIn } from './fixtures/player';

/** The battery at the bridge and the gunners of 9 SS-PzArtR have lost all their steps; 9 SS-Pz Abt has its tanks. */
const field = givenScenario('arnhem-bridge', {
  units: {
    A096: { stepsLost: 2 },
    G152: { flags: [], mover: 'tank' },
    G153: { stepsLost: 4 },
  },
});

const standingOrder = 'Hit back at once at whoever comes out of the houses.';

test('§9 Attacking and Results Table: spent units, an encounter swapped by Control, a counter-attack at once', {
  tag: '@soak',
}, async ({ asControl, asPlayer }) => {
  const control = await asControl(field);
  const frost = await asPlayer(field, '1 Airborne');
  const harzer = await asPlayer(field, '9 SS-Pz Hohenstaufen');
  const verdict = control.getByRole('region', { name: 'Verdict' });
  const follows = control.getByRole('region', { name: 'What follows' });
  const later = control.getByRole('region', { name: 'After the encounter' });

  await test.step('§5: both sides are ordered to attack', async () => {
    await givesOrders(frost, [{ units: '2 Para', orders: 'Clear the houses east of the ramp.', action: 'Attack' }]);
    await handsIn(frost);
    await givesOrders(harzer, [{ units: '9 SS-Pz Abt', orders: 'Through to the ramp.', action: 'Break through' }]);
    await handsIn(harzer);
    await movesOnTo(control, 'Collection');
    for (const team of ['1 Airborne', '9 SS-Pz Hohenstaufen']) {
      await opensSheet(control, team);
      await accepts(control, team);
    }
    await movesOnTo(control, 'Movement');
    await closesMovement(control);
    await movesOnTo(control, 'Combat');
    await goesTo(control, 'Combats');
  });

  await test.step('OC-60: of two spent units in contact one goes back, the other is captured', async () => {
    const spent = control.getByRole('region', { name: 'No longer effective and in contact' });
    await expect(spent.getByRole('listitem')).toHaveCount(2);
    await spent.getByRole('button', { name: 'Captured: 1 AL AT Bty' }).click();
    await expect(spent.getByRole('listitem')).toHaveCount(1);
    const back = spent.getByRole('button', { name: /^Goes back to .*: 9 SS-PzArtR$/ });
    const place = /^Goes back to (.*): /.exec((await back.getAttribute('aria-label'))!)![1]!;
    await back.click();
    await expect(spent).toHaveCount(0);
    await goesTo(control, 'Units');
    await standsAt(control, '9 SS-PzArtR (Spindler)', '4-3-2-1-0', 4, place);
    await expect(await rowOfUnit(control, '1 Airlanding AT Bty RA')).toContainText('captured');
  });

  await test.step('OC-70: Break through goes before Attack; Control swaps them by a key, and that is kept', async () => {
    await goesTo(control, 'Combats');
    const proposed = control.getByRole('region', { name: 'Proposed' });
    await expect(proposed).toContainText('Encounter: 9 SS Pz Div attack first: Break through goes before Attack.');
    await expect(proposed.getByRole('button', { name: '1 Airborne Div attack first instead' })).toBeVisible();
    const form = await groupsProposed(control, 1, '9 SS-Pz Abt');
    await expect(form).toContainText('Break through goes before Attack.');
    await form.getByRole('checkbox', { name: 'Built-up' }).uncheck();
    await form.getByRole('checkbox', { name: 'City' }).uncheck();
    await form.getByRole('button', { name: '1 Airborne Div attack first instead' }).focus();
    await control.keyboard.press('2');
    await expect(form.getByRole('list', { name: 'Attackers in contact' })).toContainText('2 Para');
    await expect(form).toContainText('1 Airborne Div attack first: by Control’s word.');
    await savesGrouping(form);
    await expect(control.getByRole('article')).toContainText('1 Airborne Div attack first: by Control’s word.');
  });

  await test.step('§9 Attacking: the others’ attack waits for the encounter', async () => {
    await expect(control.getByRole('region', { name: 'Proposed' })).toHaveCount(0);
    await expect(later).toContainText('9 SS-Pz Abt ordered to attack too, against 2 Para');
    await expect(later).toContainText('After C1, once it is ruled on.');
    await expect(later.getByRole('button', { name: /^Group / })).toHaveCount(0);
    await closesGrouping(control);
  });

  await test.step('6 − 2 − 4 − 2 against 4, a 4: badly beaten; the other readings beside the ruling', async () => {
    await hasLines(control, 'Attackers', '−2', [
      ['6', '2 Para', '', '§9'],
      ['−2', '2 Para', 'Light infantry attacking.', '§9 note 3, OC-1'],
      ['−4', '2 Para', 'Unprepared attack.', '§9, OC-7'],
      ['−2', '2 Para', 'Unsupported infantry in the open against tanks.', '§9 note 5, OC-23'],
    ]);
    await hasLines(control, 'Defenders', '4', [['4', '9 SS-Pz Abt', '', '§9']]);
    await rolls(control, 4);
    await expect(verdict.getByRole('heading', { name: 'Attackers badly beaten', exact: true })).toBeVisible();
    await control.keyboard.press('6');
    const readings = control.getByRole('table', { name: 'What the other readings give' });
    await expect(readings).toContainText('One point, as the worked example reckons. The margin is 1 higher.');
    // −2 − 4 + 4 = −2 is below −1; −1 − 4 + 4 = −1 is not.
    await expect(readings).toContainText('On 4. With the 4 that fell it would be Confused combat.');
    await control.keyboard.press('6');
    await expect(readings).toBeHidden();
    await acceptsFinding(control);
    await expect(later).toContainText('C1 is ruled on: if they still attack, reopen grouping for it.');
  });

  await test.step('OC-54: they counter-attack by a standing order, while grouping stays closed', async () => {
    await follows.getByRole('link', { name: 'Counter-attack…' }).click();
    const form = control.getByRole('form', { name: 'New counter-attack' });
    await expect(form.getByRole('list', { name: 'Attackers in contact' })).toContainText('9 SS-Pz Abt');
    await expect(form.getByRole('list', { name: 'Defenders in contact' })).toContainText('2 Para');
    await form.getByRole('textbox', { name: 'Standing order' }).fill(standingOrder);
    await form.getByRole('button', { name: 'Group counter-attack' }).click();
    await expect(control.getByRole('form', { name: 'Grouping of C2' })).toBeVisible();
    await expect(control.getByRole('button', { name: 'Reopen grouping' })).toBeVisible();
    await expect(later).toHaveCount(0);
  });

  await test.step('it is resolved at once, and says what it followed from', async () => {
    await rolls(control, 3);
    await acceptsFinding(control);
    await expect(follows).toContainText(/^What follows.*The counter-attack after C1 .*, by standing order: “Hit back/);
    await follows.getByRole('link', { name: /^C1 / }).click();
    await expect(control.getByRole('article', { name: /^C1 / })).toBeVisible();
    await expect(follows.getByRole('link', { name: /^C2 / })).toBeVisible();
  });
});
