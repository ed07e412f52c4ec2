import type { Page } from 'playwright/test';
import { expect, givenScenario, sitsDown, test } from './fixtures';
import { bothTeamsWrite } from './fixtures/bridge-turn';
import { closesMovement, goesTo, movesOnTo } from './fixtures/control';

const field = givenScenario('arnhem-bridge');

/** A keyboard that counts: every key goes through here, whatever it writes. */
function countingKeyboard(page: Page) {
  let pressed = 0;
  return {
    press: async (...keys: string[]) => {
      for (const key of keys) {
        pressed += 1;
        await page.keyboard.press(key);
      }
    },
    types: async (words: string) => {
      pressed += words.length;
      await page.keyboard.type(words);
    },
    /** The count since it was last asked. */
    count: () => {
      const sum = pressed;
      pressed = 0;
      return sum;
    },
  };
}

/** A second umpire, in a browser of his own. */
async function secondUmpire(control: Page, stranger: Page): Promise<Page> {
  await goesTo(control, 'Seats');
  await control.getByRole('button', { name: 'New seat' }).click();
  const form = control.getByRole('dialog', { name: 'New seat' });
  await form.getByRole('combobox', { name: 'Kind of seat' }).selectOption({ label: 'Control' });
  await form.getByRole('textbox', { name: 'Name of the seat' }).fill('Anna');
  await form.getByRole('button', { name: 'Make the seat' }).click();
  const link = control.getByRole('dialog', { name: /^A link for/ });
  const code = (await link.getByText(/\/join\//).innerText()).split('/join/')[1]!;
  await link.getByRole('button', { name: 'Done' }).click();
  await sitsDown(stranger, code.trim());
  return stranger;
}

test('§9: a combat from the board to its ruling by keys alone, its factors by letters, what binds all of Control', async ({
  asControl,
  asPlayer,
  asStranger,
}) => {
  const control = await asControl(field);
  const keys = countingKeyboard(control);
  const card = control.getByRole('article');
  const factors = control.getByRole('region', { name: 'Factors' });
  const attackers = card.getByRole('region', { name: 'Attackers', exact: true });
  const defenders = card.getByRole('region', { name: 'Defenders', exact: true });
  const verdict = control.getByRole('region', { name: 'Verdict' });
  const factor = (name: string) => factors.getByRole('switch', { name });
  let grouping = 0;

  await test.step('both teams write, movement is closed, the umpire is at the board', async () => {
    const frost = await asPlayer(field, '1 Airborne');
    const harzer = await asPlayer(field, '9 SS-Pz Hohenstaufen');
    await bothTeamsWrite(frost, harzer);
    await movesOnTo(control, 'Collection');
    await movesOnTo(control, 'Movement');
    await closesMovement(control);
    await movesOnTo(control, 'Combat');
  });

  await test.step('C leads to the combat that is proposed, Enter groups it', async () => {
    await keys.press('c');
    await expect(control.getByRole('region', { name: 'Proposed' })).toBeVisible();
    await keys.press('c');
    await expect(control.getByRole('button', { name: /^Group 20 SS-PzGR/ })).toBeFocused();
    await keys.press('Enter');
    await expect(control.getByRole('form', { name: 'Grouping of C1' })).toBeVisible();
    grouping += keys.count();
  });

  await test.step('before the die: two factors by their letters, the score and the answer change', async () => {
    await keys.press('1');
    await expect(factors).toContainText('before the die');
    await expect(factor('Tactical advantage: 20 SS-PzGR')).toBeFocused();
    const score = async (side: typeof attackers) =>
      Number((await side.getByRole('heading', { level: 2 }).innerText()).replace('−', '-').match(/-?[\d.]+$/)![0]);
    const before = await score(attackers);
    const defence = await score(defenders);

    // §9 Factors: −4 for a unit that attacks unprepared; with one of them unprepared nothing else changes here.
    const unprepared = factor('Unprepared attack: 20 SS-PzGR');
    await expect(unprepared).toHaveAttribute('aria-checked', 'false');
    await expect(
      factors
        .getByRole('listitem')
        .filter({ has: control.getByRole('switch', { name: 'Unprepared attack: 20 SS-PzGR' }) }),
    ).toContainText('With it: the margin is 4 lower.');
    await keys.press('u');
    await expect(unprepared).toHaveAttribute('aria-checked', 'true');
    await expect(attackers).toContainText('Unprepared attack.');
    expect(await score(attackers)).toBe(before - 4);
    await expect(
      factors
        .getByRole('listitem')
        .filter({ has: control.getByRole('switch', { name: 'Unprepared attack: 20 SS-PzGR' }) }),
    ).toContainText('Without it: the margin is 4 higher.');
    await keys.press('u');
    expect(await score(attackers)).toBe(before);

    // Left goes round to the last unit of the list: the battery that defends.
    await keys.press('ArrowLeft');
    const advantage = factor('Tactical advantage: 1 AL AT Bty');
    await expect(advantage).toHaveAttribute('aria-checked', 'false');
    await keys.press('a');
    await expect(advantage).toHaveAttribute('aria-checked', 'true');
    const words = factors.getByRole('textbox', { name: 'Advantages: 1 AL AT Bty' });
    await expect(words).toBeFocused();
    await keys.types('in position in the city for a day');
    await keys.press('Enter');
    await expect(defenders).toContainText('Tactical advantage: in position in the city for a day.');
    expect(await score(defenders)).toBe(defence + 2);
    await expect(advantage).toBeFocused();

    // C follows from what the units are: its letter says so and does nothing.
    await keys.press('c');
    await expect(factor('Combined arms: 1 AL AT Bty')).toBeFocused();
    await expect(factors).toContainText('It follows from tanks, infantry and guns together');
    await expect(control).toHaveURL(/\/combats\/./);

    await keys.press('Control+Enter');
    await expect(factors.getByRole('button', { name: 'Save grouping' })).toBeDisabled();
    await keys.press('Escape');
    await expect(control.getByRole('form', { name: 'Grouping of C1' })).toContainText('Saved.');
    keys.count();
  });

  await test.step('C leads to closing the grouping', async () => {
    await keys.press('c');
    await expect(control.getByRole('button', { name: 'Close grouping' })).toBeFocused();
    await keys.press('Enter');
    await expect(control.getByRole('button', { name: 'Reopen grouping' })).toBeVisible();
    grouping += keys.count();
  });

  await test.step('from the board to an accepted ruling in twelve keys at most', async () => {
    await control.keyboard.press('b');
    await expect(control.getByRole('heading', { name: 'Turn board' })).toBeAttached();
    await keys.press('c');
    await expect(control.getByRole('list', { name: 'Grouped combats' })).toBeVisible();
    await keys.press('c');
    await expect(card).toContainText('C1');
    await expect(card.getByRole('table', { name: 'Results for the six dice' })).toContainText(
      'Points to a better, a worse result',
    );
    await keys.press('d', '2', 'Enter');
    await expect(verdict).toBeVisible();
    await keys.press('Enter');
    await expect(control.getByText('Accepted as found.')).toBeVisible();
    const ruling = keys.count();
    test.info().annotations.push({
      type: 'key presses',
      description: `grouped and closed, from the board: ${ruling}; grouping and closing it from the board besides: ${grouping}`,
    });
    expect(ruling).toBe(6);
    expect(grouping).toBe(5);
    await keys.press('c');
    await expect(control.getByText('All combats are ruled on.')).toBeVisible();
  });

  await test.step('after the die: a factor is overruled by its letter, with a reason', async () => {
    await keys.press('1');
    await expect(factors).toContainText('after the die');
    await keys.press('ArrowLeft', 'a');
    const reason = factors.getByRole('textbox', { name: 'Reason: 1 AL AT Bty, Tactical advantage refused' });
    await expect(reason).toBeFocused();
    await keys.press('Enter', 'Control+Enter');
    await expect(factors.getByRole('alert').first()).toContainText('Say why.');
    await expect(reason).toBeFocused();
    await keys.types('It came in last night.');
    await keys.press('Control+Enter');
    const again = factors.getByRole('textbox', { name: 'Reason to rule again' });
    await expect(again).toBeFocused();
    await keys.types('The battery was looked at once more.');
    await keys.press('Control+Enter');
    await expect(control.getByRole('list', { name: 'Overruled' })).toContainText('It came in last night.');
  });

  await test.step('what was ruled earlier stands beside the factor; a ruling on it is made binding', async () => {
    const anna = await secondUmpire(control, await asStranger(field));
    await expect(anna.getByRole('navigation', { name: 'Desks' })).toBeVisible();
    await control.keyboard.press('c');
    await expect(control.getByRole('list', { name: 'Grouped combats' })).toBeVisible();
    await keys.press('j', 'Enter');
    await expect(verdict).toBeVisible();
    await keys.press('1');
    const row = factors
      .getByRole('listitem')
      .filter({ has: control.getByRole('switch', { name: 'Tactical advantage: 20 SS-PzGR' }) });
    await expect(row).toContainText(/refused once \(/);
    await expect(row).toContainText('It came in last night.');
    await keys.press('m');
    await keys.types('A battery that came in during the night');
    await keys.press('Enter');
    const strip = 'Tactical advantage refused: A battery that came in during the night.';
    await expect(anna.getByRole('region', { name: 'Binding rulings' })).toContainText(strip);
    await expect(control.getByRole('region', { name: 'Binding rulings' })).not.toContainText(strip);
    await expect(row).toContainText('refused: A battery that came in during the night');
    await keys.press('Escape');

    await control.keyboard.press('h');
    await control.getByRole('link', { name: 'Rulings book' }).first().click();
    const chapter = control.getByRole('region', { name: 'Tactical advantage' });
    await expect(chapter).toContainText('A battery that came in during the night');
    await expect(chapter).toContainText('It came in last night.');
    await chapter.getByRole('button', { name: /^Withdraw: / }).click();
    await chapter.getByRole('textbox', { name: 'Why it no longer binds' }).fill('Too narrow.');
    await chapter.getByRole('button', { name: 'Withdraw', exact: true }).click();
    await expect(chapter).toContainText('withdrawn by Control');
    await expect(anna.getByRole('region', { name: 'Binding rulings' })).toContainText('No longer binding: ');
  });

  await test.step('the rules card is brought, searched and taken away by keys', async () => {
    await control.keyboard.press('b');
    await expect(control.getByRole('heading', { name: 'Turn board' })).toBeAttached();
    keys.count();
    await keys.press('?');
    const sheet = control.getByRole('complementary', { name: 'Keys, rules and words' });
    await expect(sheet.getByRole('textbox', { name: 'Find a key, a rule or a word' })).toBeFocused();
    await keys.types('ferry');
    await expect(sheet.getByRole('table', { name: 'What a crossing carries' })).toContainText('Civilian ferry');
    await expect(sheet).toContainText('§7 Traffic, OC-107 to OC-109');
    await expect(sheet).not.toContainText('Main road bridge');
    await keys.press('Escape');
    await expect(sheet).toBeHidden();
    await expect(control).toHaveURL(/\/control\/[^/]+$/);
  });
});
