import { expect, givenScenario, test } from './fixtures';
import { endsTurn, goesTo } from './fixtures/control';
import { givesOrders, handsIn } from './fixtures/player';
import { cameTo, lane, opensEntry, opensPad, padOf, sends, sentOn, takesDown } from './fixtures/post';

/** The messages of HQs to each other and to Control, and Control's work on them (§2), through pages and keys only. */
const field = givenScenario('market-garden');

test('a message goes from HQ to HQ as Control carries it', async ({ asControl, asPlayer }) => {
  const control = await asControl(field, 'Game Control');
  const corps = await asPlayer(field, 'XXX Corps');
  const guards = await asPlayer(field, 'Guards Armoured');

  await test.step('what is written is kept when the lid closes, and sent it lies there as sent', async () => {
    const form = await opensPad(corps);
    await form.getByRole('textbox', { name: 'Message' }).fill('Push on to Eindhoven.');
    await corps.reload();
    const again = await opensPad(corps);
    await expect(again.getByRole('textbox', { name: 'Message' })).toHaveValue('Push on to Eindhoven.');
    await sends(corps, 'Guards Armoured, by radio', 'Push on to Eindhoven.');
    await sends(corps, 'Guards Armoured, by radio', 'Where is your head?');
    await sends(corps, 'Guards Armoured, by dispatch rider', 'Wait for the bridging column.');
    await expect(sentOn(corps)).not.toContainText(/delivered|received|lost|read/);
  });

  await test.step('it waits in the box, by age, under the letter E', async () => {
    await control.keyboard.press('e');
    await expect(control.getByRole('heading', { name: 'Messages', level: 1 })).toBeVisible();
    // The rider sets out by himself: ten minutes of the hall's clock.
    await expect(lane(control, 'On their way')).toContainText('comes in within 10 minutes');
    await expect(lane(control, 'Waiting').getByRole('listitem')).toHaveCount(2);
    await expect(
      control.getByRole('navigation', { name: 'Desks' }).getByRole('link', { name: 'Messages, 2 to see to' }),
    ).toBeVisible();
  });

  await test.step('delivered now, with an hour of the game', async () => {
    await opensEntry(control, 'Waiting', 'Where is your head?');
    await control.keyboard.press('1');
    const note = control.getByRole('textbox', { name: 'Note, for Control' });
    // Enter is enough, and the letters stay keys of the desk.
    await expect(control.locator('button[type=submit]:focus')).toBeVisible();
    await control.getByRole('combobox', { name: 'Hour it comes in' }).selectOption('17 SEP 1530');
    await note.press('Enter');
    await expect(lane(control, 'Done')).toContainText('Where is your head?');
    await expect(cameTo(guards)).toContainText('Where is your head?');
    await expect(cameTo(guards)).toContainText('17 SEP 1530');
    await expect(cameTo(guards).getByRole('definition').first()).toHaveText('XXX Corps');
  });

  await test.step('delayed to the opening of turn 3, and lost in a ditch: nobody hears of either', async () => {
    await opensEntry(control, 'Waiting', 'Push on to Eindhoven.');
    await control.keyboard.press('2');
    await expect(control.getByRole('combobox', { name: 'Comes in', exact: true })).toBeFocused();
    await control.getByRole('textbox', { name: 'Note, for Control' }).press('Enter');
    await expect(lane(control, 'On their way')).toContainText('comes in when turn 3 opens');
    await opensEntry(control, 'On their way', 'Wait for the bridging column.');
    await control.keyboard.press('3');
    await control.keyboard.type('Into a ditch.');
    await control.keyboard.press('Enter');
    await expect(lane(control, 'Done')).toContainText('lost by Game Control');
    await expect(cameTo(guards).getByRole('article')).toHaveCount(1);
    await expect(sentOn(corps).getByRole('listitem')).toHaveCount(3);
    await expect(sentOn(corps)).not.toContainText(/ditch|lost|turn 3/);
  });

  await test.step('the sender hears what Control tells him, and no more', async () => {
    await opensEntry(control, 'Done', 'Wait for the bridging column.');
    await control.keyboard.press('5');
    await expect(control.getByRole('form', { name: 'Tell the sender' }).getByRole('button')).toBeFocused();
    await control.keyboard.press('Enter');
    await expect(sentOn(corps)).toContainText('Guards Armoured does not answer.');
    await expect(control.getByText(/^The sender was told .*Guards Armoured does not answer/)).toBeVisible();
    await expect(control.getByRole('button', { name: /^Tell the sender/ })).toHaveCount(0);
  });

  await test.step('to Control and back', async () => {
    await sends(guards, 'Control', 'May the Dutch guides ride on the tanks?');
    await opensEntry(control, 'Waiting', 'May the Dutch guides');
    await expect(control.getByRole('form', { name: 'Answer' }).getByRole('textbox', { name: 'Message' })).toBeFocused();
    await control.keyboard.type('They may.');
    await control.keyboard.press('Control+Enter');
    await expect(cameTo(guards)).toContainText('They may.');
    await expect(lane(control, 'Done')).toContainText('May the Dutch guides');
  });

  await test.step('from a neighbour nobody plays, to two teams', async () => {
    await control.getByRole('heading', { name: 'Messages', level: 1 }).click();
    await control.keyboard.press('0');
    const form = control.getByRole('form', { name: 'Write to a team' });
    for (const team of ['XXX Corps', 'Guards Armoured']) {
      await form.getByRole('combobox', { name: 'To' }).fill(team);
      await form.getByRole('combobox', { name: 'To' }).press('Enter');
    }
    await form.getByRole('textbox', { name: 'From' }).fill('Second Army');
    await form.getByRole('textbox', { name: 'Message' }).fill('Fog is expected.');
    await form.getByRole('button', { name: /^Send/ }).click();
    for (const desk of [corps, guards]) {
      await expect(cameTo(desk)).toContainText('Message from Second Army');
      await expect(cameTo(desk)).toContainText('Fog is expected.');
    }
  });

  await test.step('the turn opens, and what was on its way comes in by itself', async () => {
    await endsTurn(control, 2, 'Only the messages are looked at.');
    await expect(cameTo(guards)).toContainText('Push on to Eindhoven.');
    await expect(cameTo(guards)).not.toContainText('Wait for the bridging column.');
  });
});

// In `npm test` without a browser: messages/telephone-notes.db.test.ts.
test('the telephone: a note in one key press, and each of its ends', { tag: '@soak' }, async ({
  asControl,
  asPlayer,
}) => {
  const control = await asControl(field, 'Game Control');
  const guards = await asPlayer(field, 'Guards Armoured');
  await givesOrders(guards, [{ units: '2 HCR', orders: 'Look for a way round.', action: 'Move' }]);
  await handsIn(guards);

  await test.step('T on the map: what is written is kept though it is laid aside', async () => {
    await goesTo(control, 'Map');
    await control.keyboard.press('t');
    const slip = control.getByRole('form', { name: 'Telephone note' });
    await slip.getByRole('textbox', { name: 'What is said' }).fill('Half a sen');
    await control.keyboard.press('Escape');
    await expect(slip).toBeHidden();
    await control.reload();
    await control.keyboard.press('t');
    await expect(slip.getByRole('textbox', { name: 'What is said' })).toHaveValue('Half a sen');
    await slip.getByRole('textbox', { name: 'What is said' }).fill('');
    await control.keyboard.press('Escape');
  });

  await takesDown(control, 'Guards', 'Ask the corps for bridging.');
  await goesTo(control, 'Board');
  await takesDown(control, 'Guards', 'We take the left road.');
  await takesDown(control, 'Guards', 'They will wait at the canal.');
  await control.keyboard.press('e');
  await expect(lane(control, 'Telephone notes').getByRole('listitem')).toHaveCount(3);

  await test.step('a message to another HQ, which then waits', async () => {
    const note = await opensEntry(control, 'Telephone notes', 'Ask the corps for bridging.');
    await note.getByRole('combobox', { name: 'From that team to' }).selectOption({ label: 'XXX Corps, by radio' });
    await note.getByRole('button', { name: 'Make it so' }).click();
    await expect(lane(control, 'Waiting')).toContainText('Ask the corps for bridging.');
    await opensPad(guards);
    await expect(sentOn(guards)).toContainText('Control, by telephone');
  });

  await test.step('a question to the team', async () => {
    const note = await opensEntry(control, 'Telephone notes', 'We take the left road.');
    await control.keyboard.press('2');
    await note.getByRole('textbox', { name: 'Question' }).fill('Left of the canal, or of the road?');
    await note.getByRole('button', { name: 'Make it so' }).click();
    await expect(guards.getByRole('complementary', { name: 'Signals' })).toContainText('Left of the canal');
  });

  await test.step('words on its sheet, which the team reads on its own', async () => {
    const note = await opensEntry(control, 'Telephone notes', 'They will wait at the canal.');
    await control.keyboard.press('3');
    await note.getByRole('combobox', { name: 'Row of its sheet' }).selectOption({ index: 1 });
    await note.getByRole('textbox', { name: 'Words to add' }).fill('Wait at the canal.');
    await note.getByRole('button', { name: 'Make it so' }).click();
    await expect(lane(control, 'Telephone notes')).toBeHidden();
    await padOf(guards).getByRole('button', { name: 'Order sheet' }).click();
    await expect(padOf(guards)).toContainText(/Look for a way round\.\s*By telephone, \d\d:\d\d: Wait at the canal\./);
  });
});
