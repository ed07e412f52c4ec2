import { expect, givenScenario, test } from './fixtures';
import { endsTurn, goesTo } from './fixtures/control';
import { cameTo, lane, opensEntry, opensPad, padOf, sends, sentOn } from './fixtures/post';

/** Lines that carry by themselves (§4.3), returns to a higher HQ (§2), and what an HQ keeps of it all (§5), through pages only. */
const field = givenScenario('market-garden');

// In `npm test` without a browser: messages/signals.db.test.ts and player/hq-file.db.test.ts.
test('a line carries by itself, a division reports its places, and the corps finds it all in its file', {
  tag: '@soak',
}, async ({ asControl, asPlayer }) => {
  const control = await asControl(field, 'Game Control');
  const corps = await asPlayer(field, 'XXX Corps');
  const guards = await asPlayer(field, 'Guards Armoured');
  const harzer = await asPlayer(field, '9 SS-Pz Hohenstaufen');

  await test.step('the corps knows where its divisions stood when the game opened, and which has sent no return', async () => {
    await padOf(corps).getByRole('button', { name: 'Units', exact: true }).click();
    const returns = padOf(corps).getByRole('region', { name: 'Returns' });
    await expect(returns.getByRole('listitem').filter({ hasText: 'Guards Armoured' })).toContainText('no return yet');
    // They lie on a pile of their division's, which is dealt out around what is looked for.
    const onMap = corps.getByRole('application', { name: /^Map/ });
    await expect(onMap.getByRole('button', { name: /as told in turn 2 and .+ beneath$/ }).first()).toBeVisible();
    const told = onMap.getByRole('button', { name: /as told in turn 2$/ });
    const seen = await told.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')!));
    const beneath = ['2 (Armd) Irish Guards', '3 Irish Guards', '1 Welsh Guards', '5 Coldstream Guards'].find(
      (name) => !seen.some((one) => one.startsWith(name)),
    )!;
    const find = corps.getByRole('combobox', { name: 'Find unit, place or grid reference' });
    await find.fill(beneath);
    await find.press('Enter');
    await expect(onMap.getByRole('button', { name: beneath })).toHaveCount(1);
  });

  await test.step('Control switches the lines of the Guards over: what they send comes in at once', async () => {
    await goesTo(control, 'Messages');
    await control.keyboard.press('7');
    const lines = control.getByRole('form', { name: 'Lines' });
    await lines.getByRole('combobox', { name: 'Whose lines' }).selectOption({ label: 'Guards Armoured' });
    await lines.getByText('at once', { exact: true }).click();
    await lines.getByRole('button', { name: /^Switch \d+ lines/ }).click();
    await expect(lines).toContainText('Guards Armoured → XXX Corps, by radio: at once');
  });

  await test.step('the Guards send their places: nobody carries them, and they hear that they are there', async () => {
    const form = await opensPad(guards);
    await expect(padOf(guards)).toContainText('XXX Corps wants the places of your units each turn. They are not sent');
    await form.getByRole('combobox', { name: 'To' }).selectOption({ label: 'XXX Corps, by radio' });
    await form.getByRole('textbox', { name: 'Message' }).fill('Our places at nightfall.');
    await form.getByText('Places of your units').click();
    await form.getByRole('button', { name: 'All units' }).click();
    await form.getByRole('button', { name: /^Send/ }).click();
    await expect(cameTo(corps)).toContainText('Our places at nightfall.');
    await expect(cameTo(corps).getByRole('list', { name: 'Places told' })).toContainText('2 (Armd) Irish Guards');
    await expect(sentOn(guards)).toContainText('XXX Corps has received it.');
    await expect(padOf(guards)).toContainText('They are sent for this turn.');
    await expect(lane(control, 'Done')).toContainText('delivered by The line');
    await expect(padOf(corps).getByRole('region', { name: 'Returns' })).toContainText('of this turn');
    await expect(cameTo(harzer)).toHaveCount(0);
  });

  await test.step('a rider is stopped on his way, and lets himself be heard of no more', async () => {
    await sends(corps, 'Guards Armoured, by dispatch rider', 'Wait for the bridging column.');
    await opensEntry(control, 'On their way', 'Wait for the bridging column.');
    await control.keyboard.press('6');
    await control.keyboard.type('A staff car that does not arrive.');
    await control.keyboard.press('Enter');
    await expect(lane(control, 'Waiting')).toContainText('Wait for the bridging column.');
    await expect(cameTo(guards)).toHaveCount(0);
    await expect(sentOn(corps)).not.toContainText(/staff car|stopped|received/);
  });

  await test.step('what the enemy may hear is a tick of Control’s: a station he does not know', async () => {
    await sends(corps, 'Guards Armoured, by radio', 'We go at dawn.');
    await opensEntry(control, 'Waiting', 'We go at dawn.');
    await control.keyboard.press('1');
    const heard = control.getByRole('combobox', { name: 'Heard by radio besides' });
    await heard.fill('9 SS');
    await control.getByRole('option', { name: '9 SS-Pz Hohenstaufen' }).click();
    await control
      .getByRole('form', { name: 'Deliver now' })
      .getByRole('button', { name: /^Deliver now/ })
      .click();
    await expect(cameTo(harzer)).toContainText('an enemy station, overheard');
    await expect(cameTo(harzer)).not.toContainText(/XXX Corps|Guards/);
    await expect(cameTo(guards)).toContainText('We go at dawn.');
  });

  await test.step('a turn later the file has it all, by turn, and finds a word', async () => {
    await endsTurn(control, 2, 'The test goes on.');
    await corps.getByRole('link', { name: 'HQ file' }).first().click();
    await expect(corps.getByRole('heading', { name: 'XXX Corps: HQ file' })).toBeVisible();
    await corps.getByRole('searchbox', { name: 'Look for words' }).fill('nightfall');
    await corps.getByRole('button', { name: 'Look' }).click();
    await expect(corps.getByRole('article')).toHaveCount(1);
    await expect(corps.getByRole('article', { name: 'Message from Guards Armoured' })).toContainText('Irish Guards');
    await corps.getByRole('navigation', { name: 'Turns' }).getByRole('link', { name: 'All turns' }).click();
    await expect(
      corps.getByRole('region', { name: 'Turn 2' }).getByRole('article', { name: /^Message to/ }),
    ).toHaveCount(2);
    await expect(corps.locator('main')).not.toContainText(/staff car/);
    await corps.getByRole('link', { name: 'Back to the desk' }).click();
    await expect(padOf(corps)).toBeVisible();
  });
});
