import type { Page } from 'playwright/test';
import { expect, givenScenario, test } from './fixtures';
import { isFoughtAtOnce } from './fixtures/bridge-turn';
import { goesTo, movesOnTo } from './fixtures/control';
import { givesOrders, handsIn, isSaved, rowOf } from './fixtures/player';

const laptop = { width: 1366, height: 768 };
const phone = { width: 390, height: 844 };
const neck = (control: Page) => control.getByRole('region', { name: 'What the turn waits for' });
const rail = (control: Page) => control.getByRole('navigation', { name: 'Desks' });
const hint = (control: Page) => control.getByRole('complementary', { name: 'First time here' });

test.describe('the bridge', () => {
  const field = givenScenario('arnhem-bridge');

  test('at 1366 x 768: one sentence, one act, six whole cards, the settings in the head', async ({
    asControl,
    asPlayer,
  }) => {
    const { control } = await isFoughtAtOnce(field, { asControl, asPlayer });
    await control.setViewportSize(laptop);
    await goesTo(control, 'Board');
    await expect(neck(control).getByRole('paragraph')).toHaveText(
      'The turn waits for one combat to be ruled on: C1 Arnhem.',
    );
    const acts = await neck(control).evaluate((bar) => {
      const dark = getComputedStyle(bar.querySelector('a')!).backgroundColor;
      return [...bar.querySelectorAll('a, button')].filter((one) => getComputedStyle(one).backgroundColor === dark)
        .length;
    });
    expect(acts).toBe(1);

    const lane = control.getByRole('region', { name: 'Resolved', exact: true });
    const card = await lane.getByRole('listitem').boundingBox();
    // Three lines on the card, and 6 px to the next one.
    await expect(lane.getByRole('listitem')).toContainText('Accept or overrule.');
    const room = await lane.getByRole('list').evaluate((list) => list.clientHeight);
    expect(room).toBeGreaterThanOrEqual(6 * card!.height + 5 * 6);

    const head = control.getByRole('banner');
    await expect(head.getByRole('group', { name: 'Weather of turn 5' })).toBeVisible();
    await expect(head.getByRole('button', { name: /^Bell/ })).toBeVisible();
    await expect(head.getByRole('link', { name: 'Projector' })).toBeVisible();
    await expect(neck(control).getByRole('group', { name: 'Weather of turn 5' })).toBeHidden();
  });

  test('a key is shown where there are keys; on a phone five desks in cards and the map, none wider than it', async ({
    asControl,
  }) => {
    const control = await asControl(field);
    const keys = () => control.locator('kbd').filter({ visible: true }).count();
    expect(await keys()).toBeGreaterThan(0);
    await control.setViewportSize(phone);
    for (const desk of ['Orders', 'Combats', 'Reports', 'Messages', 'Board'] as const) {
      await goesTo(control, desk);
      await expect(rail(control).getByRole('link', { name: new RegExp(`^${desk}`) })).toBeInViewport({ ratio: 0.9 });
      expect(await keys(), desk).toBe(0);
      expect(await control.getByRole('main').evaluate((main) => main.scrollWidth), desk).toBeLessThanOrEqual(390);
    }
  });
});

test.describe('Market Garden', () => {
  const field = givenScenario('market-garden');

  test('the rail fits and names its seat, a hint above it or not; conflicts of a kind are one card', {
    tag: '@soak',
  }, async ({ asNewcomer, asPlayer }) => {
    const control = await asNewcomer(field, { control: 'Game Control' });
    await control.setViewportSize(laptop);
    await expect(hint(control)).toBeVisible();
    for (const link of await rail(control).getByRole('link').all()) await expect(link).toBeInViewport({ ratio: 1 });
    await expect(rail(control).getByText('Game Control')).toBeInViewport({ ratio: 1 });
    const over = await rail(control).evaluate((all) => all.scrollHeight - all.clientHeight);
    expect(over).toBeLessThanOrEqual(0);

    for (const [team, unit] of [
      ['1 Airborne', '3 Para'],
      ['82 Airborne', '1/508 PIR'],
    ] as const) {
      const desk = await asPlayer(field, team);
      await givesOrders(desk, [{ units: unit, orders: 'Brush them aside.', action: 'Attack' }]);
      await rowOf(desk, 1).getByRole('checkbox', { name: 'Air support' }).check();
      await isSaved(desk);
      await handsIn(desk);
    }
    const conflicts = control.getByRole('link', { name: /^Conflict: Air support not laid on/ });
    await expect(conflicts).toHaveCount(1);
    await expect(conflicts).toContainText('Air support not laid on2');

    await conflicts.click();
    const list = control.getByRole('region', { name: 'Conflicts', exact: true });
    const cards = list.getByRole('article', { name: /^Air support not laid on/ });
    await expect(cards).toHaveCount(1);
    await list.getByRole('button', { name: 'Show 1 more of this kind' }).click();
    await expect(cards).toHaveCount(2);
  });

  test('a hint leaves for good with the turn it was needed in', async ({ asNewcomer }) => {
    const control = await asNewcomer(field, { control: 'Game Control' });
    await expect(hint(control)).toContainText('Each card is something the turn waits for');
    const of = (turn: number) =>
      control
        .context()
        .cookies()
        .then((all) => all.find(({ name }) => name === 'opcom-hints')?.value.includes(`control-board~${turn}`));
    await expect.poll(() => of(2)).toBe(true);
    // As it would be had it stood there in the turn before.
    await control.evaluate(() => {
      // biome-ignore lint/suspicious/noDocumentCookie: as the console keeps it
      document.cookie = 'opcom-hints=control-board~1; path=/';
    });
    await control.reload();
    await expect(rail(control)).toBeVisible();
    await expect(hint(control)).toBeHidden();
    await movesOnTo(control, 'Collection');
    await expect(hint(control)).toBeHidden();
    await goesTo(control, 'Units');
    await expect(hint(control)).toContainText('Every unit as it truly is');
  });
});
