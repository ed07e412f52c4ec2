import { expect, givenScenario, test } from './fixtures';
import { isFoughtAtOnce } from './fixtures/bridge-turn';
import { acceptsFinding, goesTo } from './fixtures/control';

const field = givenScenario('arnhem-bridge');

test('the card of a combat says a thing once: what came of it first, like factors on a line that opens', async ({
  asControl,
  asPlayer,
}) => {
  const { control } = await isFoughtAtOnce(field, { asControl, asPlayer });
  await control.setViewportSize({ width: 1366, height: 768 });
  const card = control.getByRole('article', { name: /^C1 / });
  const attackers = card.getByRole('region', { name: 'Attackers', exact: true });
  const lines = attackers.getByRole('listitem');

  await test.step('the verdict and its price stand over the lines that made it, both in the window', async () => {
    const verdict = card.getByRole('region', { name: 'Verdict' });
    const first = lines.first();
    await expect(verdict).toBeInViewport({ ratio: 1 });
    await expect(card.getByRole('button', { name: /^Accept/ })).toBeInViewport({ ratio: 1 });
    const price = await verdict.boundingBox();
    const detail = await first.boundingBox();
    expect(price!.y + price!.height).toBeLessThanOrEqual(detail!.y);
  });

  await test.step('a strip says the status, and no word does; a rule is its number', async () => {
    await expect(lines.first()).toHaveText(/^6 ?20 SS-PzGR 6.*§9$/);
    await expect(card.getByText(/\bstatus\b/i)).toHaveCount(0);
    await expect(card.getByText(/Combat Procedure|Factors note|Supporting Artillery/)).toHaveCount(0);
    await expect(attackers.getByText('§9', { exact: true }).first()).toHaveAttribute('title', '§9 Combat Procedure');
  });

  await test.step('five units and their guns, and three like factors on one line; opened, each by itself', async () => {
    await expect(lines).toHaveCount(6);
    await expect(lines.last()).toHaveText(
      /^−6 ?Light infantry attacking\. 9 SS-PzJg, 9 SS-Pz Abt, 9 SS-PzArtR .*§9 note 3, OC-1$/,
    );
    await attackers.getByRole('button', { name: 'unit by unit' }).click();
    await expect(lines).toHaveCount(8);
    await expect(lines.last()).toHaveText(/^−2 ?9 SS-PzArtR: Light infantry attacking\./);
    await expect(attackers.getByRole('heading', { level: 2 })).toHaveText(/Score 18$/);
    await attackers.getByRole('button', { name: 'in one line' }).click();
    await expect(lines).toHaveCount(6);
  });

  await test.step('the sum can be looked at without it, by its key', async () => {
    await attackers.getByRole('button', { name: '−6: with it and without it' }).click();
    await expect(card.getByRole('region', { name: 'With it and without it' })).toContainText('The margin is 6 higher.');
    await control.keyboard.press('-');
  });

  await test.step('no words are cut off', async () => {
    const cut = await card.evaluate((whole) =>
      [...whole.querySelectorAll('*')]
        .filter((one) => getComputedStyle(one).overflow === 'hidden' && one.scrollWidth > one.clientWidth + 1)
        .filter((one) => !one.matches('.sr-only'))
        .map((one) => one.textContent),
    );
    expect(cut).toEqual([]);
  });

  await test.step('on the map it has a sign with its number, full until it is ruled on, that leads back to it', async () => {
    await goesTo(control, 'Map');
    const sign = control.locator('svg.map').getByRole('link', { name: /^C1 .*: to be ruled on$/ });
    await expect(sign).toBeVisible();
    await sign.press('Enter');
    await expect(card).toBeVisible();
    await acceptsFinding(control);
    await goesTo(control, 'Map');
    await expect(control.locator('svg.map').getByRole('link', { name: /^C1 .*: ruled on$/ })).toBeVisible();
    // The line of contact: a stroke of either side between each two that are in contact.
    const strokes = async (side: string) =>
      ((await control.locator(`svg.map .pairs .${side}`).getAttribute('d')) ?? '').split('M').length - 1;
    expect(await strokes('allied')).toBeGreaterThan(0);
    expect(await strokes('german')).toBe(await strokes('allied'));
  });
});
