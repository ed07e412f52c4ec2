import type { Page } from 'playwright/test';
import { expect, givenScenario, type RecordedPlayer, test } from './fixtures';
import { knockOf } from './fixtures/acts-as';
import { isGroupedAtOnce } from './fixtures/bridge-turn';
import { goesTo, rolls } from './fixtures/control';
import { asksSeat } from './fixtures/gets-nothing';
import { asksToDecide, decisionsOn, slipOf } from './fixtures/post';

/** §9 Analysing Combat 3: one team decides at once, its combat waits, and nobody else hears of it. */
const field = givenScenario('arnhem-bridge');

const asks = (control: Page, question: string, seconds: number) =>
  asksToDecide(control, {
    team: '1 Airborne',
    question,
    choices: ['Stay in the houses', 'Fall back to the school'],
    seconds,
  });

/** His browser has read the desk as it now stands, and waits for nothing more. */
async function hasHeardAll(desk: Page, received: RecordedPlayer['received'], underWay: () => number): Promise<void> {
  const { cursor } = JSON.parse((await asksSeat(await knockOf(desk, field.loopback), 'GET', deskOf(desk))).text);
  await expect
    .poll(() => received().some(({ url, body }) => url === deskOf(desk) && body.includes(cursor)), 'the last desk')
    .toBe(true);
  await expect.poll(underWay, 'answers still to come').toBe(0);
}
const deskOf = (desk: Page): string => `/api${new URL(desk.url()).pathname.match(/^\/player\/[^/]+/)![0]}/desk`;

// In `npm test` without a browser: decisions/decisions.db.test.ts.
test('asked, held, answered; and one that runs out to its default', { tag: '@soak' }, async ({
  asControl,
  asPlayer,
  asRecordedPlayer,
}) => {
  const control = await asControl(field);
  const frost = await asPlayer(field, '1 Airborne');
  const { desk: harzer, received, underWay } = await asRecordedPlayer(field, '9 SS-Pz Hohenstaufen');
  await isGroupedAtOnce(control, field);
  await expect(control.getByRole('button', { name: /^Resolve/ })).toBeEnabled();
  /** The answers to the other side's browser, but for the beats of its stream and the bare yes to a paper it has read. */
  const heard = () =>
    received()
      .filter(({ url, body }) => !(url.endsWith('/act') && body === '{"ok":true,"value":null}'))
      .map(({ url, body }) => `${url} ${body.replaceAll(/event: beat\ndata: ?[^\n]*\n\n/g, '')}`)
      .join('\n');
  await hasHeardAll(harzer, received, underWay);
  const before = heard();

  await test.step('it lies on top of the one desk, and on no other', async () => {
    await asks(control, 'The houses burn. What do you do?', 300);
    await expect(slipOf(frost)).toContainText('The houses burn. What do you do?');
    await expect(slipOf(frost).getByRole('timer')).toHaveText(/[345]:\d\d/);
    await expect(decisionsOn(control)).toContainText(
      'The combat waits for the answer; without one: “Stay in the houses”.',
    );
    await expect(control.getByRole('list', { name: 'Grouped combats' })).toContainText(/Waits: 1 Airborne decides/);
    await expect(slipOf(harzer)).toBeHidden();
  });

  await test.step('the combat waits, and says for whom and how long', async () => {
    await control
      .getByRole('form', { name: 'Die', exact: true })
      .getByRole('spinbutton', { name: 'Own die' })
      .fill('2');
    await control.getByRole('button', { name: /^Resolve/ }).click();
    await expect(
      control
        .getByRole('form', { name: 'Die', exact: true })
        .getByText(/^C1 .+ waits for a decision: 1 Airborne is deciding and has \d+ seconds left\./),
    ).toBeVisible();
  });

  await test.step('one press answers, and frees it', async () => {
    await slipOf(frost).getByRole('button', { name: 'Fall back to the school' }).click();
    await expect(slipOf(frost)).toContainText('Decided');
    await expect(decisionsOn(control)).toContainText(/“Fall back to the school”, said /);
    await expect(control.getByRole('list', { name: 'Grouped combats' })).not.toContainText('Waits:');
  });

  await test.step('another runs out by itself, on both screens', async () => {
    await asks(control, 'And the wounded?', 10);
    await expect(slipOf(frost)).toContainText('And the wounded?');
    await expect(slipOf(frost).getByRole('article').filter({ hasText: 'And the wounded?' })).toContainText(
      'the time was up',
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
