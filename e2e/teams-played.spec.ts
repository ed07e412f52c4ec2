import type { Page } from 'playwright/test';
import { expect, givenScenario, test } from './fixtures';
import { actsAs } from './fixtures/acts-as';
import { accepts, goesTo, opensSheet } from './fixtures/control';
import { givesOrders, handsIn } from './fixtures/player';

const field = givenScenario('market-garden', { isLobby: true });

const played = ['Guards Armoured', '1 Airborne', '82 Airborne', 'II SS-Panzerkorps', '9 SS-Pz Hohenstaufen'];
const others = [
  'XXX Corps',
  '43 Wessex',
  '50 Northumbrian',
  'VIII Corps',
  'I Airborne Corps',
  '101 Airborne',
  '10 SS-Pz Frundsberg',
  'Division von Tettau',
  'Korps Feldt',
  'II FJ Korps',
  'KG Walther',
  'Division Erdmann',
  'LXXXVIII AK',
  'Pz-Brigade 107',
];

const phaseNow = (control: Page) => control.getByRole('list', { name: 'Phases of the turn' }).locator('[aria-current]');

/** Nothing that Control is asked, and nothing the turn is said to wait for, is about a team that is not played. */
async function isAboutThePlayed(control: Page): Promise<string> {
  const dialog = control.getByRole('dialog');
  const asked = (await dialog.isVisible()) ? await dialog.innerText() : '';
  const said = [asked, await control.getByLabel('What the turn waits for').first().innerText()].join('\n');
  for (const name of others) expect(said).not.toContain(name);
  return asked;
}

/** Presses N on the board; a dialog is answered by `answer`, and the phase named begins. */
async function goesOnTo(control: Page, phase: string, answer: string | null = null): Promise<void> {
  await control.keyboard.press('n');
  const dialog = control.getByRole('dialog');
  await expect(dialog.or(phaseNow(control).filter({ hasText: phase })).first()).toBeVisible();
  await isAboutThePlayed(control);
  if (answer) await dialog.getByRole('button', { name: answer }).click();
  await expect(dialog).toBeHidden();
  await expect(phaseNow(control)).toContainText(phase);
}

/** One turn with `npm test`, two with `npm run soak`. */
const turns = process.env.OPCOM_SOAK ? [2, 3] : [2];

test('of nineteen teams five are played: nothing is asked about the other fourteen', async ({
  asControl,
  asPlayer,
}) => {
  test.slow();
  const control = await asControl(field, 'Game Control');
  const players = [];
  for (const team of played) players.push(await asPlayer(field, team));
  const [guards] = players as [Page];
  const sentence = control.getByLabel('What the turn waits for');
  await expect(sentence).toContainText('Five teams of 19 are played, and ten seats of theirs are empty.');

  await control.keyboard.press('n');
  const dialog = control.getByRole('dialog', { name: 'Begin the game?' });
  const before = dialog.getByRole('list', { name: 'Before it begins' }).getByRole('listitem');
  await expect(before).toHaveCount(6);
  await expect(before.filter({ hasText: '82 Airborne' })).toHaveText(
    '82 Airborne has 2 empty seats: Operations and Intelligence.',
  );
  await expect(before.last()).toContainText('Nobody has a seat in 14 teams. Control runs them: ');
  await dialog.getByRole('button', { name: 'Begin the game' }).click();
  await expect(control.getByText('The game has begun. The clock runs.')).toBeVisible();
  await expect(sentence).toContainText('The turn waits for five order sheets');

  await givesOrders(guards, [{ units: 'Irish', orders: 'Hold where you are.', action: 'Hold' }]);
  await handsIn(guards);
  await expect(sentence).toContainText('The turn waits for four order sheets');
  const does = await actsAs(control, field.loopback);
  for (const turn of turns) {
    const silent = turn === 2 ? 'four' : 'five';
    await goesOnTo(control, 'Collection', `Leave ${silent} silent teams as they are this turn`);
    await expect(control.getByRole('region', { name: 'Late' })).toHaveCount(0);
    if (turn === 2) {
      await opensSheet(control, 'Guards Armoured');
      await accepts(control, 'Guards Armoured');
      await goesTo(control, 'Board');
    }
    await goesOnTo(control, 'Movement');
    await does('close-movement', { turn });
    await goesOnTo(control, 'Combat');
    await does('close-grouping', { turn });
    await goesOnTo(control, 'Briefing');
    await goesOnTo(control, 'Reinforcements', 'Go on to reinforcements all the same');
    await control.keyboard.press('n');
    const end = control.getByRole('dialog');
    await expect(end).toContainText('82 Airborne has had no report.');
    expect(await isAboutThePlayed(control)).not.toContain('order sheet');
    await end.getByRole('textbox', { name: 'Reason to end it all the same' }).fill('The reports are told aloud.');
    await end.getByRole('button', { name: 'End it all the same' }).click();
    await expect(end).toBeHidden();
    await expect(phaseNow(control)).toContainText('Orders');
  }
  await expect(sentence).toContainText('The turn waits for five order sheets');
});

test('a team is given to Control and taken back under Teams, and a new link asks before it signs a player out', async ({
  asControl,
  asPlayer,
}) => {
  const control = await asControl(field, 'Game Control');
  await asPlayer(field, '1 Airborne');
  await goesTo(control, 'Seats');
  await control.getByRole('link', { name: 'Teams', exact: true }).click();
  const walther = control.getByRole('listitem', { name: 'KG Walther' });
  await walther.getByText('Out', { exact: true }).click();
  await expect(walther.getByRole('radio', { name: 'Out' })).toBeChecked();
  await walther.getByText('Console', { exact: true }).click();
  await expect(walther.getByRole('radio', { name: 'Console' })).toBeChecked();
  const temper = walther.getByRole('group', { name: 'Temper of KG Walther' });
  await expect(temper.getByRole('radio', { name: 'Steady' })).toBeChecked();
  await temper.getByText('Bold', { exact: true }).click();
  await expect(temper.getByRole('radio', { name: 'Bold' })).toBeChecked();
  const novice = walther.getByRole('checkbox', { name: /^Plays as a novice/ });
  await novice.click();
  await expect(novice).toBeChecked();
  await expect(control.getByRole('listitem', { name: '43 Wessex' })).toContainText('no units until turn 7');
  await goesTo(control, 'Seats');
  await control.getByRole('button', { name: 'New link for 1 Airborne, Commander' }).click();
  const asks = control.getByRole('dialog', { name: 'Make a new link for 1 Airborne, Commander?' });
  await expect(asks).toContainText('is signed out at once');
  await asks.getByRole('button', { name: 'Keep the seat' }).click();
  await expect(control.getByRole('dialog')).toHaveCount(0);
});
