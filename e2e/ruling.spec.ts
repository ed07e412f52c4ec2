import { expect, givenScenario, test } from './fixtures';
import { closesGrouping, closesMovement, goesTo, movesOnTo, rolls } from './fixtures/control';
import { rowOfUnit, standsAt } from './fixtures/garden-turn';
import { answers, givesOrders, handsIn } from './fixtures/player';

const field = givenScenario('arnhem-bridge');
const question = '2 Para Bn: the place it holds is hard pressed. Does it hold to the last, or fall back?';

test('§9 Results Table notes 1 and 2: a holder of a vital spot is asked, another unit goes to a place of the map', {
  tag: '@soak',
}, async ({ asControl, asPlayer }) => {
  const control = await asControl(field);
  const frost = await asPlayer(field, '1 Airborne');
  const harzer = await asPlayer(field, '9 SS-Pz Hohenstaufen');
  const card = control.getByRole('article', { name: /^C1 / });
  const verdict = control.getByRole('region', { name: 'Verdict' });

  await test.step('both teams write; nobody is told to stand fast', async () => {
    await givesOrders(frost, [
      { units: '2 Para', orders: 'Hold the houses at the north end of the bridge.', action: 'Hold' },
      { units: '1 AL AT Bty', orders: 'Stop anything that comes up the ramp.', action: 'Hold' },
    ]);
    await handsIn(frost);
    await givesOrders(harzer, [
      {
        units: ['20 SS-PzGR', '9 SS-PzJg', '9 SS-Pz Abt', '9 SS-PzArtR'],
        orders: 'Take the north end.',
        action: 'Attack',
        support: ['Arty Harzer'],
      },
    ]);
    await handsIn(harzer);
    await movesOnTo(control, 'Collection');
    await movesOnTo(control, 'Movement');
    await closesMovement(control);
    await movesOnTo(control, 'Combat');
  });

  await test.step('grouped in the open, 2 Para holding a vital spot', async () => {
    await goesTo(control, 'Combats');
    await control.getByRole('button', { name: /^Group 20 SS-PzGR, .* against 2 Para, 1 AL AT Bty$/ }).click();
    const form = control.getByRole('form', { name: 'Grouping of C1' });
    for (const ground of ['Built-up', 'City']) await form.getByRole('checkbox', { name: ground }).uncheck();
    await form.getByRole('spinbutton', { name: 'Range, km: Arty Harzer' }).fill('7');
    await form.getByRole('checkbox', { name: 'Holds a vital spot: 2 Para' }).check();
    for (const unit of ['2 Para', '1 AL AT Bty'])
      await form.getByRole('combobox', { name: `Tactical advantages: ${unit}` }).fill('in position for a day');
    await form.getByRole('button', { name: 'Save grouping' }).click();
    await expect(form.getByText('Saved.')).toBeVisible();
    await closesGrouping(control);
  });

  await test.step('does it matter? A line is looked at without it, by keys alone, and the other readings', async () => {
    await expect(card.getByRole('region', { name: 'Attackers', exact: true })).toContainText('Score 18');
    await control.keyboard.press('-');
    const without = card.getByRole('region', { name: 'With it and without it' });
    // 18 to 12, and 12 without the 20 SS-PzGR: 0 and the die is Confused combat up to 4, Limited success on 5 and 6.
    await expect(without).toContainText('The margin is 6 lower. Does it matter? On every die.');
    await expect(without.getByRole('row', { name: /^Without it/ })).toContainText('Confused combat');
    await control.keyboard.press('ArrowDown');
    await expect(without).toContainText('The margin is 4 lower.');
    await expect(card.getByRole('button', { name: '4: with it and without it' }).first()).toBeFocused();
    await control.keyboard.press('Escape');
    await expect(without).toBeHidden();

    await control.keyboard.press('6');
    const readings = card.getByRole('table', { name: 'What the other readings give' });
    // OC-1: three light units lose one point each, not two. OC-2: an advantage once for the side, not for each unit.
    await expect(readings).toContainText('One point, as the worked example reckons. The margin is 3 higher.');
    await expect(readings).toContainText('Two points once for the side, whoever holds it. The margin is 2 higher.');
    await control.keyboard.press('6');
    await expect(readings).toBeHidden();
  });

  await test.step('the die is 2, the retreat die 1: 2 Para is asked by way of its HQ', async () => {
    await rolls(control, 2, 1);
    await expect(verdict.getByRole('heading', { name: 'Success', exact: true })).toBeVisible();
    const accept = card.getByRole('button', { name: /^Accept/ });
    await expect(accept).toBeDisabled();
    const spots = card.getByRole('region', { name: 'Vital spots' });
    await expect(spots).toContainText('2 Para holds a vital spot: stay for one more step, or go back?');
    await spots.getByRole('button', { name: 'Ask its HQ: 2 Para' }).click();
    await expect(spots.getByRole('textbox', { name: 'Question to 1 Airborne, about 2 Para' })).toHaveValue(question);
    await spots.getByRole('button', { name: 'Send' }).click();
    await expect(spots.getByRole('list', { name: /^Asked of 1 Airborne/ })).toContainText('no answer yet');
    await answers(frost, question, 'To the last round.');
    await expect(spots.getByRole('list', { name: /^Asked of 1 Airborne/ })).toContainText('To the last round.');
    await spots.getByRole('button', { name: 'Stay: 2 Para' }).click();
    await expect(verdict).toContainText('2 Para 6 → 4, 2 steps');
    await expect(accept).toBeEnabled();
  });

  await test.step('the battery goes over the bridge behind it; Control takes the next place, and the first again', async () => {
    const places = card.getByRole('group', { name: /^Where they go/ });
    // Due is 1 km: the far side of the road bridge lies 1.03 km off. Over Westervoort it would pass 20 SS-PzGR.
    const bridge = 'over the Rhine road bridge of Arnhem, far side, 1 km';
    await expect(places).toContainText(bridge);
    await expect(places).not.toContainText('Westervoort');
    await places.getByRole('button', { name: 'Next place: 1 AL AT Bty' }).click();
    await expect(places).toContainText(/straight back(, [^,]+)?, 1 km/);
    await places.getByRole('button', { name: 'Next place: 1 AL AT Bty' }).click();
    await expect(places).toContainText(bridge);
    const winners = card.getByRole('region', { name: 'Winner’s advance' });
    await expect(winners).toContainText(/They follow into the place left: .*9 SS-PzArtR to \d{3} \d{3}/);
    await control.keyboard.press('3');
    await expect(winners).toContainText('They stay where they fought');
    await control.keyboard.press('3');
    await card.getByRole('button', { name: /^Accept/ }).click();
    await expect(control.getByRole('list', { name: 'Overruled' })).toContainText(
      /Stands fast: 2 Para: found no, ruled yes: holds a vital spot: chose to stay \(1 Airborne/,
    );
    // OC-128: into the place left, no further.
    await expect(card.getByText(/^Followed into the place left: .*9 SS-PzArtR to /)).toBeVisible();
    await goesTo(control, 'Units');
    await expect(await rowOfUnit(control, '9 SS-PzArtR (Spindler)')).not.toContainText('740 784');
    await standsAt(control, '2 Para Bn', '6-5-4-3-2-0', 2, '745 780');
    await expect(await rowOfUnit(control, '1 Airlanding AT Bty RA')).toContainText('743 772');
  });
});
