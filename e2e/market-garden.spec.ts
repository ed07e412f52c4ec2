import type { Page } from 'playwright/test';
import { expect, givenScenario, test } from './fixtures';
import {
  closesGrouping,
  closesMovement,
  draftsReport,
  forcesEnd,
  goesTo,
  movesOnTo,
  movesUnit,
  releases,
  writesReport,
} from './fixtures/control';
import { fightsAtDeMaat, fightsAtNijmegen, fightsAtWolfheze } from './fixtures/garden-combats';
import {
  counterOn,
  entersPaper,
  groupsProposed,
  moves,
  onPaper,
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

test('Market Garden from turn 2 to turn 3: six teams, three combats, and what becomes of them', async ({
  asControl,
  asPlayer,
}) => {
  test.setTimeout(480_000);
  const control = await asControl(field, 'Game Control');
  const mapControl = await asControl(field, 'Map Control');
  const guards = await asPlayer(field, 'Guards Armoured');
  const airborne = await asPlayer(field, '1 Airborne');
  const walther = await asPlayer(field, 'KG Walther');
  const corps = await asPlayer(field, 'XXX Corps');
  const desks = { 'Guards Armoured': guards, '1 Airborne': airborne, 'KG Walther': walther };

  await test.step('§4 step 1: three teams write their sheets, three bring them on paper', async () => {
    for (const [team, desk] of Object.entries(desks)) {
      await givesOrders(desk, written[team as keyof typeof written]);
      await handsIn(desk);
    }
    await movesOnTo(control, 'Collection');
    for (const desk of Object.values(desks))
      await expect(desk.getByRole('banner')).toContainText('Orders for the afternoon are being collected');
    for (const [team, desk] of Object.entries(desks)) {
      await readsSheet(control, team);
      await expect(desk.getByText(/^Control is reading it/)).toBeVisible();
    }
    for (const team of Object.keys(onPaper)) await entersPaper(control, team);
    const accepted = control.getByRole('region', { name: 'Accepted' });
    for (const team of teams) await expect(accepted.getByRole('link', { name: new RegExp(`^${team}`) })).toBeVisible();
  });

  await test.step('§4 step 2: counters move, and their teams hear of it when movement closes', async () => {
    await movesOnTo(control, 'Movement');
    await goesTo(mapControl, 'Map');
    for (const [unit, place] of moves) await movesUnit(mapControl, unit, place);
    await expect(counterOn(airborne, '3 Para Bn', '632 800')).toBeAttached();
    await closesMovement(mapControl);
    await expect(counterOn(airborne, '3 Para Bn', '654 801')).toBeAttached({ timeout: 2_000 });
    // 38.60 east; 1.48 km south of the grid's origin, so the square is the one from 1.5 km: 985.
    await expect(counterOn(guards, '2 (Armd) Irish Guards', '386 985')).toBeAttached({ timeout: 2_000 });
  });

  await test.step('§9 Analysing Combat 4 and 5: three combats are grouped, then the grouping is closed', async () => {
    await movesOnTo(control, 'Combat');
    await goesTo(control, 'Combats');

    const deMaat = await groupsProposed(control, 1, '2 Irish Gds, 3 Irish Gds');
    await deMaat.getByRole('textbox', { name: 'Name of the combat' }).fill('De Maat');
    await deMaat.getByRole('checkbox', { name: 'Woods' }).check();
    const guns = deMaat.getByRole('combobox', { name: 'Guns supporting the attackers' });
    await guns.fill('64 Medium');
    await guns.press('Enter');
    await expect(deMaat.getByRole('checkbox', { name: 'Stands fast: I/FJR Hoffm', exact: true })).toBeChecked();
    await expect(deMaat.getByRole('checkbox', { name: 'Stands fast: III/FJR Hoff', exact: true })).not.toBeChecked();
    await savesGrouping(deMaat);

    const wolfheze = await groupsProposed(control, 2, '3 Para');
    await wolfheze.getByRole('combobox', { name: 'Tactical advantages: KG Krafft' }).fill('astride the only track');
    await savesGrouping(wolfheze);

    const nijmegen = await groupsProposed(control, 3, '1/508 PIR');
    for (const ground of ['Built-up', 'City'])
      await expect(nijmegen.getByRole('checkbox', { name: ground })).toBeChecked();
    await closesGrouping(control);
  });

  await test.step('§9 Combat Procedure: De Maat, a Total success with a retreat by the die', () =>
    fightsAtDeMaat(control));

  await test.step('§9 Combat Procedure: Wolfheze, confused combat', () => fightsAtWolfheze(control));

  await test.step('§9 Combat Procedure: Nijmegen, badly beaten; how far they go back is ruled otherwise', () =>
    fightsAtNijmegen(control));

  await test.step('steps are struck and counters moved on the list of units (§9 Results Table)', async () => {
    await goesTo(control, 'Units');
    await standsAt(control, '2 (Armd) Irish Guards', '8-6-4-2-0', 1, '386 985');
    await standsAt(control, '3 Irish Guards', '5-3-2-1-0', 1, '389 985');
    await standsAt(control, 'I/FJR von Hoffmann', '3-2-1-0', 3, '388 999');
    await expect(await rowOfUnit(control, 'I/FJR von Hoffmann')).toContainText('ineffective');
    // 2 km are due, and straight back is at 38.38 2.29: into the woods behind it at 38.0 1.5, 1.34 km.
    await standsAt(control, 'III/FJR von Hoffmann', '3-2-1-0', 2, '380 015');
    await standsAt(control, '3 Para Bn', '6-5-4-3-2-0', 1, '654 801');
    await standsAt(control, 'SS-PzGren A u E Btl 16', '3-2-1-0', 1, '669 801');
    // 2 km of the 6.9 back to 78.118 57.716, from 72.60 61.90.
    await standsAt(control, '1/508 PIR', '6-5-4-3-2-0', 1, '741 606');
    await standsAt(control, 'KG Henke', '3-2-1-0', 0, '709 630');
  });

  await test.step('§4 step 3, §10: six teams are told, and read it at once', async () => {
    await movesOnTo(control, 'Briefing');
    for (const team of teams) {
      await draftsReport(control, team);
      await writesReport(control, (draft) => `${draft}\n\n${colour[team]}`);
      await releases(control, team);
      const desk = desks[team as keyof typeof desks];
      if (desk) await expect(reportOn(desk)).toContainText(colour[team]!, { timeout: 2_000 });
    }
    for (const desk of Object.values(desks)) {
      await expect(reportOn(desk)).not.toContainText(/\bstatus\b|\bsteps?\b|margin|success|\bdie\b/i);
      await expect(desk.getByRole('button', { name: /^Enemy: .*, turn 2,/ }).first()).toBeAttached();
    }
    // In contact with KG Walther since two turns already; nobody has met Krafft's corps before.
    await expect(reportOn(guards)).toContainText('KG Walther');
    await expect(reportOn(airborne)).not.toContainText('II SS Pz Korps');
    await expect(counterOn(walther, 'III/FJR von Hoffmann (Kerutt)', '380 015')).toBeAttached();
    await knowsNothingOf(guards, 'german');
    await knowsNothingOf(airborne, 'german');
    await knowsNothingOf(walther, 'allied');
    expect(await walther.content(), 'his own units are found by the same words').toMatch(unitsOf.german);
  });

  await test.step('§4 step 4: the arrivals of turn 3 get their places, one of them another than its own', async () => {
    await movesOnTo(control, 'Reinforcements');
    await goesTo(mapControl, 'Arrivals');
    const column = '1 Bridging Column RASC (Bailey)';
    await mapControl.getByRole('checkbox', { name: `${column} in hand` }).check();
    const inHand = mapControl.getByRole('region', { name: 'In hand' });
    await inHand.getByRole('textbox', { name: 'Grid reference, town or crossing' }).fill('385 875');
    await inHand.getByRole('button', { name: 'Place', exact: true }).click();
    await expect(inHand).toBeHidden();
    const row = mapControl.getByRole('listitem').filter({ hasText: column }).first();
    await expect(row).not.toContainText('not placed');
    await mapControl.getByRole('button', { name: /^Place all at their entry places/ }).click();
    await expect(mapControl.getByText('Everything due has its place.')).toBeVisible({ timeout: 30_000 });
    await expect(counterOn(corps, 'XXX Corps Troops RE', '')).toHaveCount(0);
  });

  await test.step('the turn ends although not every team was heard and told, with a reason', async () => {
    await goesTo(control, 'Board');
    await control.getByRole('button', { name: /^End turn 2/ }).click();
    const unfinished = control
      .getByRole('dialog', { name: 'Turn 2 is not finished' })
      .getByRole('list', { name: 'Unfinished' });
    await expect(unfinished).toContainText('101 Airborne has not handed in its order sheet.');
    await expect(unfinished).toContainText('101 Airborne has had no report.');
    await expect(unfinished).not.toContainText('Guards Armoured');
    await expect(unfinished).not.toContainText('no ruling');
    await forcesEnd(control, 'The other teams play from the next turn on.');
    await expect(control.getByRole('banner')).toContainText('Turn 3');
    await goesTo(control, 'Ledger');
    await expect(control.getByRole('table', { name: 'Ledger entries' })).toContainText(
      'The other teams play from the next turn on.',
    );
  });

  await test.step('turn 3, the night: its clock on every desk, its arrivals on the right ones', async () => {
    const frundsberg = await asPlayer(field, '10 SS-Pz Frundsberg');
    const gavin = await asPlayer(field, '82 Airborne');
    for (const desk of [guards, airborne, walther, corps, frundsberg, gavin]) {
      await expect(desk.getByRole('banner')).toContainText('Orders for the night are being written');
      await expect(desk.getByText('Game turn No. 3')).toBeVisible();
    }
    await expect(counterOn(corps, 'XXX Corps Troops RE', '356 871')).toBeAttached();
    await expect(counterOn(corps, '1 Bridging Column RASC (Bailey)', '385 875')).toBeAttached();
    await expect(counterOn(frundsberg, 'HQ 10 SS-Pz Div (Harmel)', '016 767')).toBeAttached();
    await expect(counterOn(guards, 'XXX Corps Troops RE', '')).toHaveCount(0);
    await expect(counterOn(gavin, '1/508 PIR', '741 606')).toBeAttached();
    await expect(reportOn(gavin)).toContainText(colour['82 Airborne']!);

    await goesTo(control, 'Units');
    await standsAt(control, 'HQ 10 SS-Pz Div (Harmel)', '(2)-(1)-0', 0, '016 767');
    await standsAt(control, 'XXX Corps Troops RE', '3-2-1-0', 0, '356 871');
    await standsAt(control, '1 Bridging Column RASC (Bailey)', '(1)-0', 0, '385 875');

    for (const desk of [guards, airborne, corps, gavin]) {
      await desk.reload();
      await expect(desk.getByText('Game turn No. 3')).toBeVisible();
      await knowsNothingOf(desk, 'german');
    }
    for (const desk of [walther, frundsberg]) {
      await desk.reload();
      await expect(desk.getByText('Game turn No. 3')).toBeVisible();
      await knowsNothingOf(desk, 'allied');
    }
  });
});
