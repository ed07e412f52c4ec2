import type { Page } from 'playwright/test';
import { expect, givenScenario, test } from './fixtures';
import {
  accepts,
  closesGrouping,
  closesMovement,
  goesTo,
  movesOnTo,
  movesUnit,
  opensCombat,
  writesReport,
} from './fixtures/control';
import { fightsAtDeMaat, fightsAtNijmegen, fightsAtWolfheze, groupsDeMaat } from './fixtures/garden-combats';
import {
  counterOn,
  groupsProposed,
  knowsNothingOf,
  looksCloser,
  moves,
  onPaper,
  readsSheet,
  rowOfUnit,
  savesGrouping,
  standsAt,
  unitsOf,
  written,
} from './fixtures/garden-turn';
import { handsPaperIn, opensPaper, typesPaper } from './fixtures/keyboard';
import { givesOrders, handsIn, reportOn } from './fixtures/player';
import { asksToDecide, cameTo, decisionsOn, lane, opensEntry, padOf, sends, slipOf, takesDown } from './fixtures/post';

const field = givenScenario('market-garden');

/** Types a team's sheet in by keyboard alone and hands it in for the team. */
async function typesPaperOf(control: Page, team: string): Promise<void> {
  await opensPaper(control, team);
  await typesPaper(control, onPaper[team]!);
  await handsPaperIn(control, team);
}

/** Lets a combat go that somebody else is to fight. */
async function letsGo(control: Page, number: number): Promise<void> {
  await opensCombat(control, number);
  await control
    .getByRole('group', { name: 'Who has taken it' })
    .getByRole('button', { name: 'Release my claim' })
    .click();
  await expect(control.getByRole('group', { name: 'Who has taken it' })).toContainText('Nobody has taken this');
}

/** The arrivals of turn 3 get their places, one of them another than its own (§4, 4). */
async function placesArrivals(map: Page): Promise<void> {
  await goesTo(map, 'Arrivals');
  const column = '1 Bridging Column RASC (Bailey)';
  await map.getByRole('checkbox', { name: `${column} in hand` }).check();
  const inHand = map.getByRole('region', { name: 'In hand' });
  await inHand.getByRole('textbox', { name: 'Grid reference, town or crossing' }).fill('385 875');
  await inHand.getByRole('button', { name: 'Place', exact: true }).click();
  await expect(inHand).toBeHidden();
  await expect(map.getByRole('listitem').filter({ hasText: column }).first()).not.toContainText('not placed');
  await map.getByRole('button', { name: /^Place all at their entry places/ }).click();
  await expect(map.getByText('Everything due has its place.')).toBeVisible();
}

/** Colour that Control writes into the reports of those who sit in the hall. */
const colour: Readonly<Record<string, string>> = {
  'Guards Armoured': 'The verges are burning, and the infantry are clearing the ditches.',
  '1 Airborne': 'The woods are thicker than on the map.',
  'KG Walther': 'The barrage came down along the whole road.',
};

/** The paper sheets that each of the two Team Controls types in. */
const paperOf = {
  west: ['82 Airborne', 'XXX Corps', '50 Northumbrian', 'I Airborne Corps', '101 Airborne'],
  east: ['II SS-Panzerkorps', '9 SS-Pz Hohenstaufen', '10 SS-Pz Frundsberg', 'Division Erdmann', 'LXXXVIII AK'],
};

// A shorter turn of it: market-garden-road.spec.ts. In `npm test` a whole turn at the bridge: worked-example.spec.ts.
test('Market Garden, turn 2 in eight browsers at once: late, conflicting and overtaken orders, and nothing left over', {
  tag: '@soak',
}, async ({ asControl, asPlayer }) => {
  const [game, west, east, map, air] = await Promise.all([
    asControl(field, 'Game Control'),
    asControl(field, 'Team Control, XXX and VIII Corps'),
    asControl(field, 'Team Control, Arnhem and Nijmegen'),
    asControl(field, 'Map Control'),
    asControl(field, 'Air Control'),
  ]);
  const [guards, airborne, walther] = await Promise.all([
    asPlayer(field, 'Guards Armoured'),
    asPlayer(field, '1 Airborne'),
    asPlayer(field, 'KG Walther'),
  ]);
  const desks = { 'Guards Armoured': guards, '1 Airborne': airborne, 'KG Walther': walther };

  await test.step('§4 step 1: sheets are written, on screen and on paper; one is late', async () => {
    await Promise.all([
      (async () => {
        await givesOrders(guards, written['Guards Armoured']);
        await handsIn(guards);
        await sends(guards, 'XXX Corps, by radio', 'We go at once. Where is the bridging?');
        await padOf(guards).getByRole('button', { name: 'Order sheet' }).click();
      })(),
      (async () => {
        await givesOrders(airborne, written['1 Airborne']);
        await handsIn(airborne);
      })(),
      givesOrders(walther, written['KG Walther']),
      (async () => {
        for (const team of paperOf.west) {
          await typesPaperOf(west, team);
          await accepts(west, team);
        }
      })(),
      (async () => {
        for (const team of paperOf.east) {
          await typesPaperOf(east, team);
          await accepts(east, team);
        }
      })(),
      (async () => {
        await goesTo(air, 'Air');
        await air.getByRole('link', { name: 'Sightings' }).click();
        await air.getByRole('button', { name: 'Issue to all Allied teams' }).click();
      })(),
    ]);
    await goesTo(game, 'Board');
    await expect(game.getByRole('region', { name: 'What the turn waits for' })).toContainText(
      'The turn waits for one order sheet, from KG Walther',
    );
    await game
      .getByRole('region', { name: 'Orders on time' })
      .getByRole('button', { name: /^Nudge all/ })
      .click();
    await expect(walther.getByRole('region', { name: 'From Control' })).toBeVisible();
    await movesOnTo(game, 'Collection');
    for (const desk of Object.values(desks))
      await expect(desk.getByRole('banner')).toContainText('Orders for the afternoon are being collected');
    await handsIn(walther);
    await expect(walther.getByText('· late')).toBeVisible();
  });

  await test.step('§5: what the sheets are at odds about is asked, or let stand; all is read and accepted', async () => {
    await goesTo(west, 'Orders');
    // Nobody could prepare before the first turn (§9).
    await expect(west.getByRole('article', { name: /^Attack without preparation/ })).toHaveCount(0);
    await Promise.all([
      readsSheet(west, 'Guards Armoured'),
      readsSheet(east, 'KG Walther'),
      (async () => {
        await map.keyboard.press('e');
        await opensEntry(map, 'Waiting', 'Where is the bridging?');
        await map.keyboard.press('1');
        // The hour is picked; the note beside it has the focus.
        await map.getByRole('combobox', { name: 'Hour it comes in' }).selectOption('17 SEP 1500');
        await map.getByRole('textbox', { name: 'Note, for Control' }).press('Enter');
        await expect(lane(map, 'Done')).toContainText('Where is the bridging?');
      })(),
    ]);
    await readsSheet(west, '1 Airborne');
    await goesTo(game, 'Board');
    await expect(game.getByRole('region', { name: 'What the turn waits for' })).toContainText(
      'Every order sheet is accepted.',
    );
  });

  await test.step('§4 step 2: counters move while the telephone rings, and their teams hear of it when movement closes', async () => {
    await movesOnTo(game, 'Movement');
    await Promise.all([
      (async () => {
        await goesTo(map, 'Map');
        for (const [unit, place] of moves) await movesUnit(map, unit, place);
      })(),
      (async () => {
        await goesTo(west, 'Board');
        await takesDown(west, 'Guards', 'They ask for smoke on the left.');
        await west.keyboard.press('e');
        await opensEntry(west, 'Telephone notes', 'They ask for smoke');
        await west.keyboard.press('4');
        await west.getByRole('article').getByRole('button', { name: 'Nothing to do' }).click();
        await expect(lane(west, 'Telephone notes')).toBeHidden();
      })(),
    ]);
    await expect(counterOn(airborne, '3 Para Bn', '632 800')).toBeAttached();
    await closesMovement(map);
    // From afar it has come beneath a neighbour, whose button it shares: closer in it lies beside him.
    await looksCloser(airborne);
    await expect(counterOn(airborne, '3 Para Bn', '654 801')).toBeAttached();
    await looksCloser(guards);
    // 38.60 east; 1.48 km south of the grid's origin, so the square is the one from 1.5 km: 985.
    await expect(counterOn(guards, '2 (Armd) Irish Guards', '386 985')).toBeAttached();
  });

  await test.step('§9 Analysing Combat 4 and 5: three combats are grouped, then the grouping is closed', async () => {
    await movesOnTo(game, 'Combat');
    await goesTo(west, 'Combats');

    await groupsDeMaat(west);

    const wolfheze = await groupsProposed(west, 2, '3 Para');
    await wolfheze.getByRole('combobox', { name: 'Tactical advantages: KG Krafft' }).fill('astride the only track');
    await savesGrouping(wolfheze);
    await letsGo(west, 2);

    const nijmegen = await groupsProposed(west, 3, '1/508 PIR');
    for (const ground of ['Built-up', 'City'])
      await expect(nijmegen.getByRole('checkbox', { name: ground })).toBeChecked();
    await closesGrouping(west);
  });

  await test.step('§9 Analysing Combat 3: overtaken orders; one team decides at once, and its combat waits', async () => {
    await goesTo(east, 'Combats');
    await opensCombat(east, 2);
    await asksToDecide(east, {
      team: '1 Airborne',
      question: 'The track is barred at Wolfheze. What do you do?',
      choices: ['Go through them', 'Go round by the railway'],
      seconds: 300,
    });
    await expect(slipOf(airborne)).toContainText('The track is barred at Wolfheze.');
    for (const desk of [guards, walther]) await expect(slipOf(desk)).toBeHidden();
    await slipOf(airborne).getByRole('button', { name: 'Go through them' }).click();
    await expect(decisionsOn(east)).toContainText(/“Go through them”, said /);
  });

  await test.step('§9 Combat Procedure: two umpires fight three combats at the same time', () =>
    Promise.all([
      fightsAtDeMaat(west),
      (async () => {
        await fightsAtWolfheze(east);
        await fightsAtNijmegen(east);
      })(),
    ]));

  await test.step('steps are struck and counters moved on the list of units (§9 Results Table)', async () => {
    await goesTo(game, 'Units');
    await standsAt(game, '2 (Armd) Irish Guards', '8-6-4-2-0', 1, '386 985');
    await standsAt(game, '3 Irish Guards', '5-3-2-1-0', 1, '389 985');
    await standsAt(game, 'I/FJR von Hoffmann', '3-2-1-0', 3, '388 999');
    await expect(await rowOfUnit(game, 'I/FJR von Hoffmann')).toContainText('ineffective');
    // 2 km are due from 38.59 0.30, and straight back is at 38.38 2.29: the nearest wood on the ground that is drawn is at 38.5 2.0,
    // 1.71 km back (§9 Results Table note 1).
    await standsAt(game, 'III/FJR von Hoffmann', '3-2-1-0', 2, '385 020');
    await standsAt(game, '3 Para Bn', '6-5-4-3-2-0', 1, '654 801');
    await standsAt(game, 'SS-PzGren A u E Btl 16', '3-2-1-0', 1, '669 801');
    // 2 km of the 6.9 back to 78.118 57.716, from 72.60 61.90.
    await standsAt(game, '1/508 PIR', '6-5-4-3-2-0', 1, '741 606');
    await standsAt(game, 'KG Henke', '3-2-1-0', 0, '709 630');
  });

  await test.step('§4 steps 3 and 4, §10: every team is told while the arrivals of turn 3 get their places', async () => {
    await movesOnTo(game, 'Briefing');
    await Promise.all([
      (async () => {
        await goesTo(game, 'Reports');
        await game.getByRole('button', { name: /^Draft all/ }).click();
        await expect(game.getByRole('button', { name: 'Release 13' })).toBeVisible();
        for (const team of Object.keys(colour)) {
          await game
            .getByRole('main')
            .getByRole('link', { name: new RegExp(`^${team}`) })
            .click();
          await writesReport(game, (draft) => `${draft}\n\n${colour[team]}`);
          await expect(game.getByText(/^Saved/)).toBeVisible();
          await goesTo(game, 'Reports');
        }
        await expect(game.getByRole('heading', { name: 'Reports of turn 2' })).toBeVisible();
        await game.keyboard.press('Control+Enter');
        await expect(game.getByRole('status', { name: 'What became of it' })).toContainText('13 reports are released.');
      })(),
      placesArrivals(map),
    ]);
    for (const [team, desk] of Object.entries(desks)) {
      await expect(reportOn(desk)).toContainText(colour[team]!);
      await expect(reportOn(desk)).not.toContainText(/\bstatus\b|\bsteps?\b|margin|success|\bdie\b/i);
      await expect(desk.getByRole('button', { name: /^Enemy: .*, turn 2,/ }).first()).toBeAttached();
    }
    // In contact with KG Walther since two turns already; nobody has met Krafft's corps before.
    await expect(reportOn(guards)).toContainText('KG Walther');
    await expect(reportOn(airborne)).not.toContainText('II SS Pz Korps');
    await expect(counterOn(walther, 'III/FJR von Hoffmann (Kerutt)', '385 020')).toBeAttached();
    await knowsNothingOf(guards, 'german');
    await knowsNothingOf(airborne, 'german');
    await knowsNothingOf(walther, 'allied');
    expect(await walther.content(), 'his own units are found by the same words').toMatch(unitsOf.german);
  });

  await test.step('the turn ends by one key, with nothing unfinished', async () => {
    await movesOnTo(game, 'Reinforcements');
    await expect(game.getByRole('region', { name: 'What the turn waits for' })).toContainText(
      'Every unit due has been placed. The turn can end.',
    );
    await game.getByRole('button', { name: /^End turn 2/ }).click();
    await expect(game.getByRole('banner')).toContainText('Turn 3');
  });

  await test.step('turn 3, the night: its clock on every desk, its arrivals on the right ones', async () => {
    const frundsberg = await asPlayer(field, '10 SS-Pz Frundsberg');
    const gavin = await asPlayer(field, '82 Airborne');
    const corps = await asPlayer(field, 'XXX Corps');
    for (const desk of [guards, airborne, walther, corps, frundsberg, gavin]) {
      await expect(desk.getByRole('banner')).toContainText('Orders for the night are being written');
      await expect(desk.getByText('Game turn No. 3')).toBeVisible();
    }
    await expect(counterOn(corps, 'XXX Corps Troops RE', '356 871')).toBeAttached();
    await expect(counterOn(corps, '1 Bridging Column RASC (Bailey)', '385 875')).toBeAttached();
    await expect(counterOn(frundsberg, 'HQ 10 SS-Pz Div (Harmel)', '016 767')).toBeAttached();
    await expect(counterOn(guards, 'XXX Corps Troops RE', '')).toHaveCount(0);
    await expect(counterOn(gavin, '1/508 PIR', '741 606')).toBeAttached();
    await expect(cameTo(corps)).toContainText('We go at once. Where is the bridging?');
    await expect(cameTo(corps)).toContainText('17 SEP 1500');

    await goesTo(game, 'Units');
    await standsAt(game, 'HQ 10 SS-Pz Div (Harmel)', '(2)-(1)-0', 0, '016 767');
    await standsAt(game, 'XXX Corps Troops RE', '3-2-1-0', 0, '356 871');
    await standsAt(game, '1 Bridging Column RASC (Bailey)', '(1)-0', 0, '385 875');

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
