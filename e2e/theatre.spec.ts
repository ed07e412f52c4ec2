import type { Locator, Page } from 'playwright/test';
import { expect, givenScenario, test } from './fixtures';
import { actsAs } from './fixtures/acts-as';
import { isFought } from './fixtures/bridge-turn';
import { acceptsFinding, draftsReport, endsTurn, releases } from './fixtures/control';
import { printed } from './fixtures/printed';

/** A turn is played, and the battle is shown again: what was so, beside what the teams had been told. */

const field = givenScenario('arnhem-bridge');

const truth = (control: Page) => control.getByRole('region', { name: 'The truth' });
const told = (control: Page, side: string) =>
  control.getByRole('region', { name: `What the ${side} side had been told` });
const scrubber = (control: Page) => control.getByRole('slider', { name: 'Moment of the battle' });
const beside = (control: Page) => control.getByRole('complementary', { name: 'What is shown' });
/** Pixels a km, as a map's ground is drawn. */
const scaleIn = (transform: string | null): number => Number(/scale\(([\d.]+)/.exec(transform ?? '')?.[1]);

test('a turn is shown again, forwards and backwards, with both beliefs beside the truth', async ({
  asControl,
  asPlayer,
}) => {
  test.slow();
  const { control } = await isFought(field, { asControl, asPlayer });
  await acceptsFinding(control);
  await draftsReport(control, '1 Airborne');
  await releases(control, '1 Airborne');
  const act = await actsAs(control, field.loopback);
  await act('flag-moment', { word: 'Frost holds the houses' });
  await endsTurn(control, 5, 'The other side is told later.');
  await expect(control.getByRole('banner')).toContainText('Turn 6');

  await test.step('it opens at the newest act, from the palette', async () => {
    await control.keyboard.press('Control+k');
    await control.getByRole('dialog').getByRole('combobox').fill('the battle again');
    await control.keyboard.press('Enter');
    await expect(beside(control)).toContainText('Ended the turn');
    await expect(beside(control)).toContainText('because The other side is told later.');
  });

  await test.step('both beliefs lie beside the truth', async () => {
    await expect(truth(control).getByRole('button', { name: /^HQ 1 Airborne/ })).toBeVisible();
    await expect(truth(control).getByRole('button', { name: /^HQ 9 SS/ })).toBeVisible();
    await expect(
      told(control, 'Allied').getByRole('button', { name: /^Enemy: three to four battalions/ }),
    ).toBeVisible();
    await expect(told(control, 'Allied').getByRole('button', { name: /^HQ 9 SS/ })).toHaveCount(0);
    await expect(told(control, 'German').getByRole('button', { name: /^HQ 9 SS/ })).toBeVisible();
    await expect(told(control, 'German').getByRole('button', { name: /^Enemy/ })).toHaveCount(0);
  });

  await test.step('a unit in hand has its order, its fight and its report one press away', async () => {
    await told(control, 'Allied')
      .getByRole('button', { name: /^2 Para/ })
      .click();
    await expect(beside(control)).toContainText('In truth: at ');
    await control.keyboard.press('k');
    await expect(scrubber(control)).toHaveAttribute('aria-valuetext', /^Turn 5, /);
    await beside(control)
      .getByText(/^Fought/)
      .click();
    await expect(beside(control)).toContainText(/20 SS.+: Status 6/);
    await expect(beside(control)).toContainText(/Die \d \(.+\), margin 8: Success/);
    await beside(control).getByText(/^Told/).last().click();
    await expect(beside(control)).toContainText('three to four battalions');
    await expect(beside(control).getByText(/^Ordered/)).toBeVisible();
  });

  await test.step('before the report was out, nobody had been told', async () => {
    await control.keyboard.press('Home');
    await expect(beside(control)).toContainText('Opened the game');
    await expect(told(control, 'Allied').getByRole('button', { name: /^Enemy/ })).toHaveCount(0);
    await expect(beside(control)).not.toContainText('three to four battalions');
  });

  await test.step('the hinges: the flag first, the die that was close, and the director who plays them', async () => {
    const hinges = beside(control).getByRole('region', { name: 'The hinges of the day' });
    await expect(hinges.getByRole('listitem').first()).toContainText('Flagged: Frost holds the houses');
    // §9 Results Table: margin 8 is a success, 7 a limited one.
    const close = 'At Arnhem the die fell 2: success. One pip less, and it was limited success.';
    await expect(hinges).toContainText(close);
    await hinges.getByRole('button', { name: close }).click();
    await expect(scrubber(control)).toHaveAttribute('aria-valuetext', /^Turn 5, Combat, /);
    await control.keyboard.press('1');
    await expect(beside(control)).toContainText('Flagged: Frost holds the houses');
    await hinges.getByRole('combobox', { name: 'How long that takes' }).selectOption('in one minute');
    await hinges.getByRole('button', { name: 'Play them' }).click();
    await expect(control.getByRole('status').filter({ hasText: 'Frost holds the houses' })).toBeVisible();
    await expect(control.getByRole('status').filter({ hasText: close })).toBeVisible();
    await control.keyboard.press('Escape');
    await expect(hinges.getByRole('button', { name: 'Play them' })).toBeVisible();
    await control.keyboard.press('Home');
  });

  await test.step('followed, one steps only to what became of it', async () => {
    await told(control, 'Allied')
      .getByRole('button', { name: /^2 Para/ })
      .click();
    await beside(control).getByRole('button', { name: 'Follow' }).click();
    await control.keyboard.press('j');
    const first = await scrubber(control).getAttribute('aria-valuetext');
    await control.keyboard.press('j');
    expect(await scrubber(control).getAttribute('aria-valuetext')).not.toBe(first);
    await expect(beside(control).getByRole('button', { name: 'Follow no more' })).toBeVisible();
  });

  await test.step('a phone shows one map at a time', async () => {
    await control.setViewportSize({ width: 390, height: 844 });
    await expect(told(control, 'Allied')).toHaveCount(0);
    await control.getByRole('button', { name: 'Allied', exact: true }).click();
    await expect(told(control, 'Allied')).toBeVisible();
    await expect(truth(control)).toHaveCount(0);
    await control.setViewportSize({ width: 1440, height: 900 });
  });

  await test.step('a map opened beside another looks where that one does, at its scale', async () => {
    const ground = (map: Locator) => map.locator('g[transform*="scale("]').first().getAttribute('transform');
    await told(control, 'Allied').getByRole('button', { name: 'Closer' }).click();
    await control.getByRole('button', { name: 'Truth', exact: true }).click();
    await expect
      .poll(async () => scaleIn(await ground(truth(control))))
      .toBeCloseTo(scaleIn(await ground(told(control, 'Allied'))), 3);
  });

  await test.step('the film runs to its end', async () => {
    await control.getByRole('combobox', { name: 'Speed of the film' }).selectOption('A turn in 5 s');
    await control.getByRole('button', { name: 'Play', exact: true }).click();
    await expect(beside(control)).toContainText('Ended the turn');
  });

  await test.step('the presenter’s window shows the hinges to the hall, one after the other, and follows the desk', async () => {
    const [hall] = await Promise.all([
      control.context().waitForEvent('page'),
      control.getByRole('link', { name: 'Presenter’s window' }).click(),
    ]);
    const said = hall.getByRole('heading', { level: 1 });
    await expect(said).toHaveText('Frost holds the houses');
    await expect(hall.getByRole('navigation', { name: 'Desks' })).toHaveCount(0);
    await hall.keyboard.press('ArrowRight');
    await expect(said).not.toHaveText('Frost holds the houses');
    await expect(hall.getByRole('navigation', { name: 'Hinges' })).toContainText('2 of ');
    const hinges = beside(control).getByRole('region', { name: 'The hinges of the day' });
    await hinges.getByRole('button', { name: /^1 Flagged: Frost holds/ }).click();
    await expect(said).toHaveText('Frost holds the houses');
    await expect(
      hall.getByRole('region', { name: 'The truth' }).getByRole('button', { name: /^2 Para/ }),
    ).toBeVisible();
    await hinges.getByRole('button', { name: 'Leave out hinge 1' }).click();
    await expect(said).not.toHaveText('Frost holds the houses');
    await hinges.getByRole('button', { name: 'Show those left out again' }).click();
    await hall.close();
  });

  const para = await asPlayer(field, '1 Airborne');
  await test.step('the diary has written itself, takes a remark, and is printed in the columns of the form', async () => {
    await para.goto(`${new URL(para.url()).pathname}/diary`);
    await expect(para.getByRole('heading', { level: 1 })).toHaveText('War diary of 1 Airborne');
    const turn = para.getByRole('region', { name: /^Turn 5, / });
    await expect(turn).toContainText('three to four battalions');
    await turn.getByRole('textbox', { name: 'Remark on turn 5' }).fill('The houses by the ramp held.');
    await turn.getByRole('button', { name: 'Add the remark' }).click();
    await expect(turn.getByRole('textbox', { name: 'Remark on turn 5' })).toHaveValue('');
    await expect(turn.getByText('The houses by the ramp held.')).toBeVisible();
    await para.reload();
    await expect(turn.getByText('The houses by the ramp held.')).toBeVisible();
    await para.getByRole('button', { name: 'Draw the maps' }).click();
    await expect(para.getByRole('figure', { name: /^Appendix 1: Turn 5/ })).toBeVisible();
    await para.getByRole('figure', { name: /^Appendix 1/ }).scrollIntoViewIfNeeded();
    await expect(para.getByRole('img', { name: 'The map of 1 Airborne in turn 5' })).toContainText('2 Para');
    const pages = await printed(para);
    expect(pages[0]!.text).toMatch(
      /Place\s+Date\s+Hour\s+Summary of events and information\s+Remarks and references to appendices/,
    );
    expect(pages.map(({ text }) => text).join(' ')).toContain('The houses by the ramp held.');
    expect(pages.length).toBeGreaterThan(1);
  });

  const homeOf = () =>
    para.evaluate(async () => (await fetch(location.pathname.replace(/^(.+)diary$/, '/api$1battle'))).text());
  await test.step('ended by Game Control, the truth stays shut until it is opened; the hall is asked how it was', async () => {
    const before = await homeOf();
    expect(before).toContain('2 Para');
    expect(before).not.toContain('20 SS');
    await control.getByRole('button', { name: 'Closing…' }).click();
    await control.getByRole('button', { name: 'End the battle', exact: true }).click();
    await control.getByRole('textbox', { name: 'Why it ends all the same' }).fill('The hall closes.');
    await control.getByRole('button', { name: 'End it all the same' }).click();
    await control.getByRole('button', { name: 'Open all turns' }).click();
    await control.getByRole('button', { name: 'Open it permanently' }).click();
    await expect(control.getByText('Opened: turn 5, 6.')).toBeVisible();
    await control.keyboard.press('Escape');
    await expect(control.getByRole('banner')).toContainText('the battle is over');
    const diary = new URL(para.url()).pathname;
    await para.goto(diary.replace(/\/diary$/, ''));
    await expect(para.getByRole('banner')).toContainText('The battle is over');
    await expect(para.getByRole('button', { name: /^Hand in/ })).toHaveCount(0);
    await expect(para.getByRole('region', { name: 'Order sheets' })).toContainText('The battle is over.');
    await expect(para.getByText('Write for the coming turn.')).toHaveCount(0);
    const home = para.getByRole('navigation', { name: 'After the battle' });
    for (const name of ['Take the battle home', 'War diary', 'HQ file'])
      await expect(home.getByRole('link', { name })).toBeVisible();
    await para.goto(diary);
    await para.getByRole('textbox', { name: 'What went well?' }).fill('The signals.');
    await para.getByRole('button', { name: 'Send' }).click();
    await expect(para.getByText('Thank you. Game Control reads it')).toBeVisible();
  });

  await test.step('the file a team takes home opens on a phone without a server, and shows the truth that was opened', async () => {
    const file = await homeOf();
    expect(Buffer.byteLength(file)).toBeLessThan(3_000_000);
    const asked: string[] = [];
    const phone = await (
      await para
        .context()
        .browser()!
        .newContext({ viewport: { width: 390, height: 844 }, offline: true })
    ).newPage();
    phone.on('request', (request) => asked.push(request.url()));
    await phone.setContent(file);
    const papers = phone.getByRole('heading', { level: 2, includeHidden: false });
    // It opens on the turn in which most happened.
    await expect(papers).toHaveText(/^Turn 5, 18 September 1944, /);
    await expect(phone.getByRole('article').filter({ hasText: 'three to four battalions' })).toBeVisible();
    const map = phone.getByRole('region', { name: 'Map' });
    await expect(map.getByRole('button', { name: /^2 Para/ })).toBeVisible();
    await expect(map.getByRole('button', { name: /^20 SS/ })).toHaveCount(0);
    await phone.getByRole('button', { name: 'As it was' }).click();
    await expect(map.getByRole('button', { name: /^20 SS/ })).toHaveCount(1);
    await phone.getByRole('button', { name: 'Orders', exact: true }).first().click();
    await phone.getByRole('button', { name: 'Combats' }).click();
    await expect(phone.getByRole('heading', { name: /^Combat 1: / })).toBeVisible();
    await phone.getByRole('button', { name: 'Turn after' }).click();
    await expect(papers).toHaveText(/^Turn 6/);
    // Every word on the map is at least 11 px high, at both widths.
    const smallest = () =>
      map.evaluate((element) =>
        Math.min(
          ...[...element.querySelectorAll<SVGTextElement>('text')].map((word) => {
            const { a, b } = word.getScreenCTM() ?? { a: 1, b: 0 };
            return Number.parseFloat(getComputedStyle(word).fontSize) * Math.hypot(a, b);
          }),
        ),
      );
    expect(await smallest()).toBeGreaterThanOrEqual(11);
    await phone.setViewportSize({ width: 1366, height: 768 });
    expect(await smallest()).toBeGreaterThanOrEqual(11);
    await phone.setViewportSize({ width: 390, height: 844 });
    expect(asked.filter((url) => !/^(data|about):/.test(url))).toEqual([]);
    expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    // On paper every turn begins on a page of its own, its maps come last, and nothing is left of what is pressed.
    const sheets = (await printed(phone)).map(({ text }) => text.trim());
    expect(sheets[0]).toMatch(/^(\d+ )?Arnhem Bridge 1 Airborne .*Turn 5, 18 September 1944, /);
    expect(sheets.filter((text) => /^(\d+ )?Turn 6, /.test(text))).toHaveLength(1);
    expect(sheets.filter((text) => /^(\d+ )?Appendix \d\. Turn /.test(text))).toHaveLength(4);
    expect(sheets.join(' ')).not.toContain('As it was Dark');
    await phone.context().close();
  });
});
