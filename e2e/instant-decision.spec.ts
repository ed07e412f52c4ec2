import type { Page } from 'playwright/test';
import { expect, givenScenario, test } from './fixtures';
import { bothTeamsWrite, controlGroups, controlReads } from './fixtures/bridge-turn';
import { goesTo, rolls } from './fixtures/control';
import { asksToDecide, decisionsOn, slipOf } from './fixtures/post';

/** §9 Analysing Combat 3: one team decides at once, its combat is held, and nobody else hears of it. */
const field = givenScenario('arnhem-bridge');

const asks = (control: Page, question: string, seconds: number) =>
  asksToDecide(control, {
    team: '1 Airborne',
    question,
    choices: ['Stay in the houses', 'Fall back to the school'],
    seconds,
  });

test('asked, held, answered; and one that runs out to its default', async ({
  asControl,
  asPlayer,
  asRecordedPlayer,
}) => {
  test.setTimeout(300_000);
  const control = await asControl(field);
  const frost = await asPlayer(field, '1 Airborne');
  const { desk: harzer, received } = await asRecordedPlayer(field, '9 SS-Pz Hohenstaufen');
  await bothTeamsWrite(frost, harzer);
  await controlReads(control, harzer);
  await controlGroups(control);
  await expect(control.getByRole('button', { name: /^Resolve/ })).toBeEnabled();
  /** What the other side's browser was sent, but for the beats of its stream. */
  const heard = () =>
    received()
      .map(({ url, body }) => `${url} ${body.replaceAll(/event: beat\ndata: ?[^\n]*\n\n/g, '')}`)
      .join('\n');
  await harzer.waitForTimeout(1500);
  const before = heard();

  await test.step('it lies on top of the one desk, and on no other', async () => {
    await asks(control, 'The houses burn. What do you do?', 120);
    await expect(slipOf(frost)).toContainText('The houses burn. What do you do?');
    await expect(slipOf(frost).getByRole('timer')).toHaveText(/[12]:\d\d/);
    await expect(decisionsOn(control)).toContainText('Held until it is answered; else “Stay in the houses”.');
    await expect(control.getByRole('list', { name: 'Grouped combats' })).toContainText(/Held: 1 Airborne decides/);
    await expect(slipOf(harzer)).toBeHidden();
  });

  await test.step('the combat is held, and says for whom and how long', async () => {
    await control
      .getByRole('form', { name: 'Die', exact: true })
      .getByRole('spinbutton', { name: 'Own die' })
      .fill('2');
    await control.getByRole('button', { name: /^Resolve/ }).click();
    await expect(control.getByText(/^C1 .+ is held: 1 Airborne is deciding and has \d+ seconds left\.$/)).toBeVisible();
  });

  await test.step('one press answers, and frees it', async () => {
    await slipOf(frost).getByRole('button', { name: 'Fall back to the school' }).click();
    await expect(slipOf(frost)).toContainText('Decided');
    await expect(decisionsOn(control)).toContainText(/“Fall back to the school”, said /);
    await expect(control.getByRole('list', { name: 'Grouped combats' })).not.toContainText('Held');
  });

  await test.step('another runs out by itself, on both screens', async () => {
    await asks(control, 'And the wounded?', 10);
    await expect(slipOf(frost)).toContainText('And the wounded?');
    await expect(slipOf(frost).getByRole('article').filter({ hasText: 'And the wounded?' })).toContainText(
      'the moment has passed',
      { timeout: 20_000 },
    );
    await expect(decisionsOn(control)).toContainText('“Stay in the houses”, as no answer came in time.');
  });

  await test.step('all that time the other side was sent nothing', async () => {
    expect(heard()).toBe(before);
  });

  await test.step('the combat goes on, and keeps what was decided in its record', async () => {
    await rolls(control, 2);
    await expect(decisionsOn(control)).toContainText('The houses burn.');
    await goesTo(control, 'Ledger');
    await expect(control.getByRole('table', { name: 'Ledger entries' })).toContainText('asked for an instant decision');
  });
});
