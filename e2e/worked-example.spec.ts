import type { Page } from 'playwright/test';
import { expect, givenScenario, test } from './fixtures';
import { advantage, isFought } from './fixtures/bridge-turn';
import {
  acceptsFinding,
  advises,
  draftsReport,
  goesTo,
  hasLines,
  movesOnTo,
  releases,
  writesReport,
} from './fixtures/control';
import { reportOn } from './fixtures/player';

/** Every figure here is typed by hand from §9 Example of Combat Procedure, its factors and the Results Table. */
const statusOfAttackers = [
  ['6', '20 SS-PzGR', '', '§9'],
  ['4', '9 SS-PzJg', '', '§9'],
  ['4', '9 SS-Pz Abt', '', '§9'],
  ['4', '9 SS-PzArtR', '', '§9'],
  ['6', 'Arty Harzer', 'Supporting artillery, 7 km off, within effective range (8 km).', '§9, OC-31'],
] as const;
const onFoot = ['9 SS-PzJg', '9 SS-Pz Abt', '9 SS-PzArtR'] as const;
const statusOfDefenders = [
  ['6', '2 Para', '', '§9'],
  ['2', '1 AL AT Bty', '', '§9'],
] as const;
const light = (points: string) =>
  onFoot.map((unit) => [points, unit, 'Light infantry attacking.', '§9 note 3, OC-1'] as const);
const ticked = (unit: string) => ['+2', unit, `Tactical advantage: ${advantage}.`, '§9 note 1, OC-2'] as const;

const verdictOn = (control: Page) => control.getByRole('region', { name: 'Verdict' });

/** The report to a team: drafted from what came about, coloured by Control, released, and there without a reload. */
async function isTold(control: Page, desk: Page, team: string, colour: string, words: readonly string[]) {
  let loads = 0;
  desk.on('load', () => {
    loads += 1;
  });
  await draftsReport(control, team);
  await writesReport(control, (draft) => `${draft}\n\n${colour}`);
  await releases(control, team);
  await expect(reportOn(desk)).toContainText(colour);
  for (const word of words) await expect(reportOn(desk)).toContainText(word);
  await expect(reportOn(desk)).not.toContainText(/status|step|margin|success/i);
  expect(loads).toBe(0);
}

/** The words of the fight that both are told, whatever came of it: where, by whom, with what (§10 ELETI). */
const toFrost = [
  '745 780',
  '747 782',
  'three to four battalions',
  'Panzergrenadiers and crews fighting on foot',
  '9 SS Pz Div',
];
const toHarzer = ['to two battalions', 'parachute troops and anti-tank guns', '1 Airborne Div'];

/** Everything is done: the turn ends without a word, and the clock of the next one is on every desk. */
async function turnEnds(control: Page, ...desks: Page[]): Promise<void> {
  await movesOnTo(control, 'Briefing');
  await movesOnTo(control, 'Reinforcements');
  await control.getByRole('button', { name: /^End turn 5/ }).click();
  await expect(control.getByRole('banner')).toContainText('Turn 6');
  for (const desk of desks) {
    await expect(desk.getByRole('banner')).toContainText('Orders for the night are being written');
    await expect(desk.getByText('Game turn No. 6')).toBeVisible();
  }
}

test.describe('§9 Example of Combat Procedure by the letter of the rules', () => {
  const field = givenScenario('arnhem-bridge');

  // In `npm test` without a browser: combat/worked-example.db.test.ts; by keys alone: combat-by-keyboard.spec.ts.
  test('from both order sheets to both reports: margin 8, Success, no retreat from a city', { tag: '@soak' }, async ({
    asControl,
    asPlayer,
  }) => {
    const { control, frost, harzer } = await isFought(field, { asControl, asPlayer });

    await hasLines(control, 'Attackers', '18', [...statusOfAttackers, ...light('−2')]);
    await hasLines(control, 'Defenders', '12', [...statusOfDefenders, ticked('2 Para'), ticked('1 AL AT Bty')]);
    await expect(verdictOn(control).getByRole('heading', { name: 'Success', exact: true })).toBeVisible();
    await expect(verdictOn(control)).toContainText('margin 8');
    for (const effect of [
      '20 SS-PzGR 6 → 4, one step',
      '9 SS-PzJg 4 → 3, one step',
      '9 SS-Pz Abt 4 → 3, one step',
      '9 SS-PzArtR 4 → 3, one step',
      '2 Para 6 → 5, one step',
      '1 AL AT Bty 2 → 1, one step',
      'Nobody retires. No counter-attack this turn.',
    ])
      await expect(verdictOn(control)).toContainText(effect);
    await acceptsFinding(control);

    await isTold(control, frost, '1 Airborne', 'The school is on fire, and water is short.', [
      ...toFrost,
      'light casualties',
      'fit to attack',
      'very close to disintegration',
    ]);
    await isTold(control, harzer, '9 SS-Pz Hohenstaufen', 'They shout from house to house.', [
      ...toHarzer,
      'fit for attack',
    ]);
    await turnEnds(control, frost, harzer);
  });
});

test.describe('§9 Example of Combat Procedure as its arithmetic is printed', () => {
  const field = givenScenario('arnhem-bridge', { rulebook: 'example2011' });

  // In `npm test` the same example is played through the verbs.
  test('margin 13, Total Success: they stand fast, three steps are due, and the battery has only two', {
    tag: '@soak',
  }, async ({ asControl, asPlayer }) => {
    const { control, frost, harzer } = await isFought(field, { asControl, asPlayer });

    await hasLines(control, 'Attackers', '21', [...statusOfAttackers, ...light('−1')]);
    await hasLines(control, 'Defenders', '10', [...statusOfDefenders, ticked('')]);
    await expect(verdictOn(control).getByRole('heading', { name: 'Total success', exact: true })).toBeVisible();
    await expect(verdictOn(control)).toContainText('margin 13');
    await advises(control, '1 AL AT Bty: Steps due: 3; its profile holds 2 more.');
    for (const effect of [
      '2 Para 6 → 3, 3 steps',
      '1 AL AT Bty 2 → 0, 2 steps, no longer effective',
      'Nobody retires. No counter-attack this turn or next.',
    ])
      await expect(verdictOn(control)).toContainText(effect);
    await acceptsFinding(control);

    await goesTo(control, 'Units');
    await expect(control.getByRole('row', { name: /2 Para Bn/ })).toContainText('3');
    await expect(control.getByRole('row', { name: /1 Airlanding AT Bty/ })).toContainText('ineffective');

    await isTold(control, frost, '1 Airborne', 'The guns have fired their last round.', [
      ...toFrost,
      'heavy casualties',
      'finished as a fighting unit',
    ]);
    await isTold(control, harzer, '9 SS-Pz Hohenstaufen', 'They are still in the houses.', toHarzer);
    await turnEnds(control, frost, harzer);
  });
});
