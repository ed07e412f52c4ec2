import { expect, givenScenario, test } from './fixtures';
import {
  accepts,
  closesGrouping,
  closesMovement,
  endsTurn,
  goesTo,
  movesOnTo,
  movesUnit,
  writesReport,
} from './fixtures/control';
import { fightsAtDeMaat, groupsDeMaat } from './fixtures/garden-combats';
import {
  counterOn,
  knowsNothingOf,
  moves,
  onPaper,
  readsSheet,
  rowOfUnit,
  standsAt,
  unitsOf,
  written,
} from './fixtures/garden-turn';
import { handsPaperIn, opensPaper, typesPaper } from './fixtures/keyboard';
import { givesOrders, handsIn, reportOn } from './fixtures/player';

const field = givenScenario('market-garden');

const colour = 'The verges are burning, and the infantry are clearing the ditches.';

/**
 * The turn of the corps on the road: two teams at their desks, one on paper, one combat. With everybody: market-garden.spec.ts.
 * In `npm test` a whole turn is played at the bridge: worked-example.spec.ts, one-umpire.spec.ts.
 */
test('Market Garden, turn 2 on the road: from three sheets to thirteen reports and the night', {
  tag: '@soak',
}, async ({ asControl, asPlayer }) => {
  const [game, west] = await Promise.all([
    asControl(field, 'Game Control'),
    asControl(field, 'Team Control, XXX and VIII Corps'),
  ]);
  const [guards, walther] = await Promise.all([asPlayer(field, 'Guards Armoured'), asPlayer(field, 'KG Walther')]);

  await test.step('§4 step 1: sheets are written, on screen and on paper, read and accepted', async () => {
    const theGuards = written['Guards Armoured'];
    const theRoad = written['KG Walther'];
    await Promise.all([
      givesOrders(guards, theGuards).then(() => handsIn(guards)),
      givesOrders(walther, theRoad).then(() => handsIn(walther)),
      opensPaper(west, '82 Airborne')
        .then(() => typesPaper(west, onPaper['82 Airborne']!))
        .then(() => handsPaperIn(west, '82 Airborne'))
        .then(() => accepts(west, '82 Airborne')),
    ]);
    await movesOnTo(game, 'Collection');
    await readsSheet(west, 'Guards Armoured');
    await readsSheet(game, 'KG Walther');
  });

  await test.step('§4 step 2: counters move, and their teams hear of it when movement closes', async () => {
    await movesOnTo(game, 'Movement');
    await goesTo(game, 'Map');
    for (const [unit, place] of moves.slice(0, 3)) await movesUnit(game, unit, place);
    await expect(counterOn(guards, '2 (Armd) Irish Guards', '386 985')).toHaveCount(0);
    await closesMovement(game);
    // 38.60 east; 1.48 km south of the grid's origin, so the square is the one from 1.5 km: 985.
    await expect(counterOn(guards, '2 (Armd) Irish Guards', '386 985')).toBeAttached();
  });

  await test.step('§9: the break-out is grouped, fought by one umpire and ruled', async () => {
    await movesOnTo(game, 'Combat');
    await goesTo(west, 'Combats');
    await groupsDeMaat(west);
    await closesGrouping(west);
    await fightsAtDeMaat(west);
    await goesTo(game, 'Units');
    await standsAt(game, '2 (Armd) Irish Guards', '8-6-4-2-0', 1, '386 985');
    await standsAt(game, 'I/FJR von Hoffmann', '3-2-1-0', 3, '388 999');
    await expect(await rowOfUnit(game, 'I/FJR von Hoffmann')).toContainText('ineffective');
    await standsAt(game, 'III/FJR von Hoffmann', '3-2-1-0', 2, '385 020');
  });

  await test.step('§10: thirteen teams are told; nobody reads of the rules, nor of the other side', async () => {
    await movesOnTo(game, 'Briefing');
    await goesTo(game, 'Reports');
    await game.getByRole('button', { name: /^Draft all/ }).click();
    await expect(game.getByRole('button', { name: 'Release 13' })).toBeVisible();
    await game
      .getByRole('main')
      .getByRole('link', { name: /^Guards Armoured/ })
      .click();
    await writesReport(game, (draft) => `${draft}\n\n${colour}`);
    await expect(game.getByText(/^Saved/)).toBeVisible();
    await goesTo(game, 'Reports');
    await expect(game.getByRole('heading', { name: 'Reports of turn 2' })).toBeVisible();
    await game.keyboard.press('Control+Enter');
    await expect(game.getByRole('status', { name: 'What became of it' })).toContainText('13 reports are released.');
    await expect(reportOn(guards)).toContainText(colour);
    await expect(reportOn(guards)).toContainText('KG Walther');
    for (const desk of [guards, walther]) {
      await expect(reportOn(desk)).not.toContainText(/\bstatus\b|\bsteps?\b|margin|success|\bdie\b/i);
      await expect(desk.getByRole('button', { name: /^Enemy: .*, turn 2,/ }).first()).toBeAttached();
    }
    await expect(counterOn(walther, 'III/FJR von Hoffmann (Kerutt)', '385 020')).toBeAttached();
  });

  await test.step('turn 3, the night, on every desk; opened anew, it knows nothing of the other side', async () => {
    await endsTurn(game, 2, 'The other teams are played in full elsewhere.');
    for (const desk of [guards, walther]) {
      await expect(desk.getByRole('banner')).toContainText('Orders for the night are being written');
      await desk.reload();
      await expect(desk.getByText('Game turn No. 3')).toBeVisible();
    }
    await knowsNothingOf(guards, 'german');
    await knowsNothingOf(walther, 'allied');
    expect(await walther.content(), 'his own units are found by the same words').toMatch(unitsOf.german);
  });
});
