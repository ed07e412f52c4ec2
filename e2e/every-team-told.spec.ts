import type { Page } from 'playwright/test';
import { expect, givenScenario, test } from './fixtures';
import * as airDesk from './fixtures/air-desk';
import { asks, toRequests } from './fixtures/air-requests';
import {
  acceptsFinding,
  closesGrouping,
  closesMovement,
  goesTo,
  movesOnTo,
  movesUnit,
  opensCombat,
  rolls,
  testsBridge,
} from './fixtures/control';
import { opensCrossing, queues } from './fixtures/crossings-desk';
import { groupsDeMaat } from './fixtures/garden-combats';
import { groupsProposed, moves, readsSheet, written } from './fixtures/garden-turn';
import { givesOrders, handsIn, type Order, reportOn } from './fixtures/player';

/**
 * A turn in which what used to be silent befalls teams: a bridge goes up in the face of those who storm it, a battalion is
 * taken when its combat is over, another waits at a bridge, an aircraft sees nothing, a cab rank circles. Each team that saw
 * or suffered it reads it in its letter and has it on its map; nobody else does.
 */
const field = givenScenario('market-garden');

const sonBridge = 'Son – road bridge';

/** The orders of the five played teams. */
const sheets: Readonly<Record<string, readonly Order[]>> = {
  '101 Airborne': [
    { units: '3/506 PIR', orders: 'Storm the road bridge at Son before it can be blown.', action: 'Attack' },
  ],
  '82 Airborne': [
    { units: '1/504 PIR', orders: 'Go over the lock bridge at Heumen.', action: 'Move' },
    { units: '2/504 PIR', orders: 'Follow the first battalion over the lock bridge at Heumen.', action: 'Move' },
  ],
  'Guards Armoured': written['Guards Armoured'],
  'LXXXVIII AK': [{ units: 'FJ Ers Son', orders: 'Hold the bridge at Son.', action: 'Hold' }],
  'KG Walther': written['KG Walther'],
};

/** Where both American battalions stand, west of the Maas-Waal Canal, in km. */
const atHeumen = [
  ['1/504 PIR', [70.1, 54.9]],
  ['2/504 PIR', [69.8, 54.9]],
] as const;

/** Where the storming battalion stands, in sight of the bridge of Son, in km. */
const atSon = [['3/506 PIR', [45.25, 28.05]]] as const;

/** The words that no letter holds: figures and words of the rules (§2). */
const ofTheRules = /\bstatus\b|\bsteps?\b|\bmargin\b|\bsuccess\b|\bdi(?:c)?e\b|\broll(?:s|ed)?\b|\bfactors?\b|§|OC-\d/i;

/** A crossing that a team has been told is blown, as its map says it. */
const blownOn = (desk: Page) => desk.locator('.told-crossing.blown');

type Desks = Readonly<Record<string, Page>>;

/** Every sheet and both air requests are written and handed in. */
async function writeSheets(desks: Desks): Promise<void> {
  await Promise.all(
    Object.entries(desks).map(async ([team, desk]) => {
      await givesOrders(desk, sheets[team]!);
      await handsIn(desk);
    }),
  );
  const americans = desks['82 Airborne']!;
  await toRequests(americans);
  await asks(americans, 1, {
    mission: 'Recce',
    target: 'The road north of Nijmegen',
    at: '772 694',
    when: 'this afternoon',
  });
  await americans.getByRole('button', { name: /^Hand in/ }).click();
  const guards = desks['Guards Armoured']!;
  await toRequests(guards);
  await asks(guards, 1, { mission: 'Cab rank', target: 'Over the leading squadrons', at: '386 985', units: '2 Irish' });
  await guards.getByRole('button', { name: /^Hand in/ }).click();
}

/** A flight of a group is laid on for a team's first request: `option` as the list of groups has it, `flight` as the request says it then. */
async function laysOn(
  air: Page,
  team: string,
  { option, squadrons, flight }: { option: string; squadrons: string; flight: string },
): Promise<void> {
  await airDesk.opens(air, 'Requests');
  await air.getByRole('link', { name: new RegExp(`^${team}`) }).click();
  await air.getByRole('button', { name: /^Open the sheet/ }).click();
  await air.getByRole('link', { name: 'Allot to request 1' }).click();
  const form = air.getByRole('form', { name: 'New air order' });
  await form.getByRole('combobox', { name: 'Group' }).selectOption({ label: option });
  await form.getByRole('spinbutton', { name: 'Squadrons' }).fill(squadrons);
  await form.getByRole('button', { name: 'Lay on' }).click();
  await expect(air.getByRole('main')).toContainText(`asked for by ${team}`);
  await airDesk.opens(air, 'Requests');
  await air.getByRole('link', { name: new RegExp(`^${team}`) }).click();
  await expect(air.getByRole('main')).toContainText(`${flight}: laid on`);
  await air.getByRole('button', { name: /^Accept/ }).click();
}

/** The lock bridge carries one battalion this turn: the second waits at it. */
async function letsOneOver(control: Page): Promise<void> {
  const desk = await opensCrossing(control, 'Heumen – lock bridge');
  await queues(
    desk,
    atHeumen.map(([unit]) => unit),
  );
  const trial = desk.getByRole('region', { name: 'Test', exact: true });
  await trial.getByRole('spinbutton', { name: 'Own die' }).fill('4');
  await trial.getByRole('button', { name: /^Test it/ }).click();
  await desk.getByRole('button', { name: 'Set what it carries…' }).click();
  const card = control.getByRole('dialog');
  await card.getByRole('spinbutton', { name: 'Points a turn' }).fill('1');
  await card.getByRole('textbox', { name: 'Reason' }).fill('The lock keeper lets one battalion over.');
  await card.getByRole('button', { name: 'Set it', exact: true }).click();
  await desk.getByRole('button', { name: /^Let them cross/ }).click();
}

/** Son: the bridge goes up at the first shot; those who held it fall back. */
async function fightsAtSon(control: Page): Promise<void> {
  await opensCombat(control, 2);
  await testsBridge(control, sonBridge, 1);
  await rolls(control, 6, 2);
  await acceptsFinding(control);
}

/** De Maat: the Irish Guards break through, and a battalion that stood fast gives itself up. */
async function fightsAtDeMaat(control: Page): Promise<void> {
  await opensCombat(control, 1);
  await rolls(control, 3, 4);
  await acceptsFinding(control);
  await control.getByRole('button', { name: 'Captured: I/FJR Hoffm' }).click();
  await expect(control.getByRole('button', { name: 'Captured: I/FJR Hoffm' })).toBeHidden();
}

test('what befell a team reaches it: a bridge blown in a fight, a capture, a queue, a flight that saw nothing, a cab rank', {
  tag: '@soak',
}, async ({ asControl, asPlayer }) => {
  test.setTimeout(900_000);
  const [game, west, air] = await Promise.all([
    asControl(field, 'Game Control'),
    asControl(field, 'Team Control, XXX and VIII Corps'),
    asControl(field, 'Air Control'),
  ]);
  const desks: Desks = Object.fromEntries(
    await Promise.all(Object.keys(sheets).map(async (team) => [team, await asPlayer(field, team)] as const)),
  );

  await test.step('orders, and what is laid on in the air', async () => {
    await writeSheets(desks);
    await movesOnTo(game, 'Collection');
    for (const team of ['101 Airborne', '82 Airborne', 'Guards Armoured']) await readsSheet(west, team);
    for (const team of ['LXXXVIII AK', 'KG Walther']) await readsSheet(game, team);
    await goesTo(air, 'Air');
    await laysOn(air, '82 Airborne', {
      option: 'Allied: 83 Group, reconnaissance wing (3)',
      squadrons: '1',
      flight: '83 Group, reconnaissance wing, 1 squadron, recce',
    });
    await laysOn(air, 'Guards Armoured', {
      option: 'Allied: 83 Group, Typhoon wings (8)',
      squadrons: '3',
      flight: '83 Group, Typhoon wings, 3 squadrons, cab rank',
    });
  });

  await test.step('movement, and the queue at Heumen', async () => {
    await movesOnTo(game, 'Movement');
    await goesTo(game, 'Map');
    for (const [unit, place] of [...atSon, ...atHeumen, ...moves.slice(0, 3)]) await movesUnit(game, unit, place);
    await letsOneOver(west);
    await closesMovement(game);
  });

  await test.step('combats, and the aircraft that saw nothing', async () => {
    await movesOnTo(game, 'Combat');
    await goesTo(west, 'Combats');
    await groupsDeMaat(west);
    await groupsProposed(west, 2, '3/506 PIR');
    await closesGrouping(west);
    await fightsAtSon(west);
    await fightsAtDeMaat(west);
    await airDesk.opens(air, 'Picture');
    await air.getByRole('button', { name: 'Flown, nothing seen' }).click();
    await expect(air.getByRole('button', { name: 'Flown, nothing seen' })).toBeHidden();
  });

  await test.step('every letter is released by one key', async () => {
    await movesOnTo(game, 'Briefing');
    await goesTo(game, 'Reports');
    await game.getByRole('button', { name: /^Draft all/ }).click();
    await expect(game.getByRole('button', { name: 'Release 13' })).toBeVisible();
    await game.keyboard.press('Control+Enter');
    await expect(game.getByRole('status', { name: 'What became of it' })).toContainText(/reports are released/);
    for (const desk of Object.values(desks)) {
      await expect(reportOn(desk)).toContainText('Afternoon of 17 September 1944');
      await expect(reportOn(desk)).not.toContainText(ofTheRules);
    }
  });

  await test.step('both who fought over the bridge of Son read that it is gone, and see it; nobody else does', async () => {
    for (const team of ['101 Airborne', 'LXXXVIII AK']) {
      await expect(reportOn(desks[team]!)).toContainText(
        /The road bridge of Son (?:is|was|has) [^.]*(?:gone|blown|destroyed|down)/,
      );
      await expect(blownOn(desks[team]!)).toContainText([`Blown: ${sonBridge}, told in turn 2`]);
    }
    for (const team of ['82 Airborne', 'Guards Armoured', 'KG Walther']) {
      await expect(reportOn(desks[team]!)).not.toContainText('Son');
      await expect(blownOn(desks[team]!)).toHaveCount(0);
    }
  });

  await test.step('the queue and the flight that saw nothing are told to those who waited and asked', async () => {
    const letter = reportOn(desks['82 Airborne']!);
    await expect(letter).toContainText(/2\/504 PIR [^.]*(?:wait|queue)[^.]*Heumen/);
    await expect(letter).toContainText(/reconnaissance wing[^.]*saw nothing/i);
    for (const team of ['101 Airborne', 'Guards Armoured']) {
      await expect(reportOn(desks[team]!)).not.toContainText('Heumen');
      await expect(reportOn(desks[team]!)).not.toContainText(/reconnaissance wing/i);
    }
  });

  await test.step('the captured battalion and the cab rank are told', async () => {
    await expect(reportOn(desks['KG Walther']!)).toContainText(
      /I\/FJR (?:Hoffm|von Hoffmann)[^.]*(?:taken|lost|prisoner|hands)/,
    );
    const guards = reportOn(desks['Guards Armoured']!);
    await expect(guards).toContainText(/gave themselves up|surrender/);
    await expect(guards).toContainText(/Typhoon wings[^.]*cab rank/);
  });
});
