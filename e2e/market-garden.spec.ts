import type { Page } from 'playwright/test';
import { expect, givenScenario, test } from './fixtures';
import {
  acceptsFinding,
  closesGrouping,
  closesMovement,
  draftsReport,
  forcesEnd,
  goesTo,
  hasLines,
  movesOnTo,
  movesUnit,
  releases,
  rolls,
  writesReport,
} from './fixtures/control';
import {
  counterOn,
  entersPaper,
  groupsProposed,
  moves,
  onPaper,
  opensCombat,
  readsSheet,
  rowOfUnit,
  savesGrouping,
  standsAt,
  teams,
  written,
} from './fixtures/garden-turn';
import { givesOrders, handsIn, reportOn } from './fixtures/player';

const field = givenScenario('market-garden');

/** Units of either side by the words nobody of the other side may read on his desk; KG Walther itself is known to the Guards. */
const unitsOf = {
  german: /Krafft|Henke|Runge|Hoffmann|Hoffm|Kerutt|Lw Straf|Straf Btl|FJ PzJg|Gräbner|Harmel|Bittrich|SS-PzGR/g,
  allied: /Irish G|Household|Field Regt|Medium Regt|Gren Gds|Para Bn|1 Border|Airlanding|\d{3} PIR|KOSB/g,
} as const;

/** Everything the page of a desk holds now: visible or not, with the values of its attributes and what it came with. */
async function knowsNothingOf(desk: Page, side: keyof typeof unitsOf): Promise<void> {
  expect((await desk.content()).match(unitsOf[side])).toBeNull();
}

/** Colour that Control writes into each report. */
const colour: Readonly<Record<string, string>> = {
  'Guards Armoured': 'The verges are burning, and the infantry are clearing the ditches.',
  '1 Airborne': 'The woods are thicker than on the map.',
  'KG Walther': 'The barrage came down along the whole road.',
  '82 Airborne': 'It is getting dark in the streets.',
  'II SS-Panzerkorps': 'The telephone lines of the town still work.',
  '9 SS-Pz Hohenstaufen': 'Vehicles without tracks are being put right.',
};

/** Adds a unit to the defenders of the combat that lies open. */
async function addsDefender(control: Page, unit: string): Promise<void> {
  const form = control.getByRole('form', { name: /^Grouping of C/ });
  await form.getByRole('combobox', { name: 'Defenders', exact: true }).fill(unit);
  await form.getByRole('combobox', { name: 'Defenders', exact: true }).press('Enter');
  await form.getByRole('button', { name: 'Save grouping' }).click();
  await expect(form.getByText('Saved.')).toBeVisible();
}

/** A counter on a team's own map, with the place it was last told. */
const counterOn = (desk: Page, nameAndPlace: string) =>
  desk.getByRole('region', { name: 'Map', exact: true }).getByRole('button', { name: nameAndPlace, exact: true });

/** What became of a combat, on Control's card. Every figure is typed by hand from §9. */
async function comesTo(control: Page, result: string, margin: string, effects: readonly string[]): Promise<void> {
  const verdict = control.getByRole('region', { name: 'Verdict' });
  await expect(verdict.getByRole('heading', { name: result, exact: true })).toBeVisible();
  await expect(verdict).toContainText(`margin ${margin}`);
  for (const effect of effects) await expect(verdict).toContainText(effect);
}

async function isTold(control: Page, team: string, desk: Page | null, words: readonly string[]): Promise<void> {
  await draftsReport(control, team);
  await releases(control, team);
  if (!desk) return;
  await expect(reportOn(desk)).toContainText('Afternoon of 17 September 1944', { timeout: 2_000 });
  for (const word of words) await expect(reportOn(desk)).toContainText(word);
}

test('Market Garden from turn 2 to turn 3: six sheets, three combats, five reports, and the reinforcements of the night', async ({
  asControl,
  asPlayer,
}) => {
  test.setTimeout(400_000);
  const control = await asControl(field, 'Game Control');
  const guards = await asPlayer(field, 'Guards Armoured');
  const urquhart = await asPlayer(field, '1 Airborne');
  const gavin = await asPlayer(field, '82 Airborne');
  const walther = await asPlayer(field, 'KG Walther');
  await sixTeamsWrite(control, { guards, urquhart, gavin, walther });

  await movesOnTo(control, 'Collection');
  for (const team of ['Guards Armoured', '1 Airborne', '82 Airborne', 'KG Walther']) {
    await opensSheet(control, team);
    await accepts(control, team);
  }
  await movesOnTo(control, 'Movement');
  await goesTo(control, 'Map');
  await movesUnit(control, '2 (Armd) Irish Guards', [38.6, -1]);
  await movesUnit(control, '3 Irish Guards', [38.7, -1.05]);
  await movesUnit(control, '1/508 PIR', [73.4, 61.9]);
  await movesUnit(control, '3 Para Bn', [66.1, 80.1]);
  await expect(counterOn(guards, '2 (Armd) Irish Guards at 386 990')).toBeHidden();
  await closesMovement(control);
  await expect(counterOn(guards, '2 (Armd) Irish Guards at 386 990')).toBeVisible();

  await movesOnTo(control, 'Combat');
  await groups(control, '2 Irish Gds', 1);
  await groups(control, '1/508 PIR', 2);
  await addsDefender(control, 'KG Henke');
  await groups(control, '3 Para', 3);
  await closesGrouping(control);

  // 8 + 5 prepared, against 3 + 3 + 2 less 2 each before tanks in the open; the anti-tank guns have no partner of status 4.
  await opensCombat(control, 1);
  await rolls(control, 3, 4);
  await comesTo(control, 'Total success', '14', [
    '2 Irish Gds 8 → 6, one step',
    '3 Irish Gds 5 → 3, one step',
    'I/FJR Hoffm 3 → 1, 2 steps',
    'III/FJR Hoff 3 → 1, 2 steps',
    'Lw Straf 6 2 → 0, 2 steps, no longer effective',
    'FJ PzJg 4 → 2, 2 steps',
  ]);
  await acceptsFinding(control);
  // 6 less 2 as light infantry and 4 unprepared, against 3 in defence and 3.
  await opensCombat(control, 2);
  await rolls(control, 3);
  await comesTo(control, 'Attackers badly beaten', '−3', ['1/508 PIR 6 → 5, one step', 'KG Henke 3 → 3, no step']);
  await acceptsFinding(control);
  // 6 less 2 and 4 as before, against 3; Control spares the battalion its step.
  await opensCombat(control, 3);
  await rolls(control, 4);
  await comesTo(control, 'Confused combat', '1', ['3 Para 6 → 5, one step', 'KG Krafft 3 → 2, one step']);
  await overrules(control, 'Steps lost: 3 Para', '0', 'They lay in dead ground.');
  await comesTo(control, 'Confused combat', '1', ['3 Para 6 → 6, no step', 'KG Krafft 3 → 2, one step']);

  await goesTo(control, 'Map');
  await expect(await findsUnit(control, 'I/FJR von Hoffmann')).toContainText(/Stands at ?395 038/);
  await expect(counterOn(walther, 'I/FJR von Hoffmann at 388 999')).toBeVisible();

  await movesOnTo(control, 'Briefing');
  await isTold(control, 'Guards Armoured', guards, [
    '386990',
    'light losses',
    'one to two battalions',
    'infantry and anti-tank guns',
  ]);
  await isTold(control, 'KG Walther', walther, ['395038', 'two to three battalions', 'tanks']);
  await expect(counterOn(walther, 'I/FJR von Hoffmann at 395 038')).toBeVisible();
  await isTold(control, '82 Airborne', gavin, ['781576', 'worn but capable', 'infantry and flak']);
  await isTold(control, '1 Airborne', urquhart, ['661801', 'hardly any losses', 'about half a battalion']);
  await isTold(control, 'II SS-Panzerkorps', null, []);

  await movesOnTo(control, 'Reinforcements');
  await goesTo(control, 'Arrivals');
  await expect(control.getByRole('table', { name: 'Due at the start of turn 3' })).toContainText(
    'SS-Flak Abt 9 (Gropp)',
  );
  await control.getByRole('button', { name: /^Place all at their entry places/ }).click();
  await expect(control.getByText('Everything due has its place.')).toBeVisible({ timeout: 30_000 });
  await goesTo(control, 'Board');
  await control.getByRole('button', { name: /^End turn 2/ }).click();
  const unfinished = control.getByRole('dialog').getByRole('list', { name: 'Unfinished' });
  await expect(unfinished).toContainText('101 Airborne has had no report.');
  await expect(unfinished).not.toContainText('Guards Armoured');
  await forcesEnd(control, 'The other headquarters were told by mouth.');

  await expect(control.getByRole('banner')).toContainText('Turn 3');
  for (const desk of [guards, urquhart, gavin, walther]) {
    await expect(desk.getByRole('banner')).toContainText('Orders for the night are being written');
    await expect(desk.getByText('Game turn No. 3')).toBeVisible();
  }
  const harzer = await asPlayer(field, '9 SS-Pz Hohenstaufen');
  await expect(counterOn(harzer, 'SS-Flak Abt 9 (Gropp) at 874 868')).toBeVisible();
  await goesTo(control, 'Ledger');
  await expect(control.getByRole('table', { name: 'Ledger entries' })).toContainText(
    'The other headquarters were told by mouth.',
  );
});
