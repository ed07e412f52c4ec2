import type { Page } from 'playwright/test';
import { expect, givenScenario, test } from './fixtures';
import { goesTo } from './fixtures/control';
import { printed } from './fixtures/printed';
import { cardsOn, cutCards, qrCodesOf } from './fixtures/seat-cards';

const field = givenScenario('arnhem-bridge', { isLobby: true });

/**
 * Every card on A4 and on Letter, true to scale and as a printer shrinks a page: two sheets of its paper, on which each QR
 * code opens the seat whose code stands beside it. Answers the link and the code of 1 Airborne's commander.
 */
async function areReadOnAnyPaper(control: Page): Promise<[link: string, code: string]> {
  const cards = cardsOn(control).getByRole('listitem');
  const names = await cards.evaluateAll((all) => all.map((card) => card.ariaLabel!));
  const codes = (await cards.locator('[data-code]').allInnerTexts()).map((code) => code.replaceAll('-', ''));
  expect(new Set(codes).size).toBe(10);
  let links: string[] = [];
  for (const [paper, width, height] of [
    ['A4', 210, 297],
    ['Letter', 216, 279],
  ] as const)
    for (const scale of [1, 0.96]) {
      const sheets = await printed(control, { paper, scale });
      expect(sheets.map((sheet) => [sheet.width, sheet.height])).toEqual([
        [width, height],
        [width, height],
      ]);
      links = await qrCodesOf(control, names, { paper, scale });
      expect(links.map((link) => new URL(link).pathname)).toEqual(codes.map((code) => `/join/${code}`));
    }
  const at = names.indexOf('1 Airborne, Commander');
  return [links[at]!, codes[at]!];
}

test('seats from a list and by size, their cards on paper, and a seat taken by the QR code of its card', async ({
  asControl,
  asStranger,
}) => {
  const control = await asControl(field);
  await goesTo(control, 'Seats');
  await expect(control.getByText('1 of 7 have come')).toBeVisible();

  await control.getByRole('button', { name: 'From a list…' }).click();
  const list = control.getByRole('dialog', { name: 'Seats from a list' });
  await list.getByRole('textbox').fill('1 Airborne; commander; Anna Visser\n1 Airborne; cook; Piet de Boer');
  await expect(list.getByText('Line 2: “cook” is no duty: commander, operations or intelligence.')).toBeVisible();
  await expect(list.getByRole('button', { name: 'Seat 1 person' })).toBeDisabled();
  await list
    .getByRole('textbox')
    .fill('1 Airborne; commander; Anna Visser\n1 Airborne; int; Maximiliana von der Oosterhuis-Merwede');
  await list.getByRole('button', { name: 'Seat 2 people' }).click();
  await expect(control.getByRole('textbox', { name: 'Who sits there: 1 Airborne, Commander' })).toHaveValue(
    'Anna Visser',
  );

  await control.getByRole('button', { name: 'By team size…' }).click();
  const size = control.getByRole('dialog', { name: 'Size of the teams' });
  await size.getByLabel('Seats of each team').fill('5');
  await size.getByRole('button', { name: 'Make the seats' }).click();
  await expect(control.getByText('1 of 11 have come')).toBeVisible();

  await control.getByRole('button', { name: 'Cards…' }).click();
  await control.getByRole('button', { name: 'Make 10 cards' }).click();
  const cards = cardsOn(control);
  await expect(cards.getByRole('listitem')).toHaveCount(10);
  const sheets = await printed(control);
  expect(sheets.map(({ text }) => text).join(' ')).toMatch(/Anna Visser.*Oosterhuis/);
  expect(await cutCards(control)).toEqual([]);
  const [link = '', code = ''] = await areReadOnAnyPaper(control);

  const phone = await asStranger(field);
  await phone.goto(`${field.address}${new URL(link).pathname}`);
  await phone.getByRole('button', { name: /Take/ }).click();
  await expect(phone.getByText('once the game begins')).toBeVisible();
  await expect(phone.getByText('Anna Visser')).toBeHidden();

  await cards.getByRole('button', { name: 'Done' }).click();
  await expect(control.getByText('2 of 11 have come')).toBeVisible();
  await expect(control.getByText('link not opened').first()).toBeVisible();
  await control.getByRole('button', { name: 'Cards…' }).click();
  await expect(
    control.getByText('9 cards or links given out before for these seats, and not used yet, will end.'),
  ).toBeVisible();
  await control.keyboard.press('Escape');

  await control.getByRole('button', { name: 'List for the entrance' }).click();
  const [entrance] = await printed(control);
  expect(entrance!.text).toMatch(/1 Airborne Commander Anna Visser/);
  expect(entrance!.text).not.toContain(code);
});
