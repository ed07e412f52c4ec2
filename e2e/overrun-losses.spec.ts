import { expect, givenScenario, test } from './fixtures';
import {
  accepts,
  acceptsFinding,
  closesGrouping,
  closesMovement,
  goesTo,
  movesOnTo,
  opensSheet,
  rolls,
} from './fixtures/control';
import { groupsProposed, savesGrouping } from './fixtures/garden-turn';
import { givesOrders, handsIn } from './fixtures/player';

/** OC-67: 9 SS-Pz Abt with its tanks, where a game reads that an overrun costs every unit that attacks. */
const field = givenScenario('arnhem-bridge', {
  rulebook: { base: 'literal2011', overrunLosses: 'everyAttacker' },
  units: { G152: { flags: [], mover: 'tank', profile: '9-8-6-4-2-0' } },
});

// In `npm test` without a browser: adjudication/second-look.test.ts and combat/follow-combat.db.test.ts.
test('§9 Results Table, special results: the further step is on every attacker, and is said to be', {
  tag: '@soak',
}, async ({ asControl, asPlayer }) => {
  const control = await asControl(field);
  const harzer = await asPlayer(field, '9 SS-Pz Hohenstaufen');
  await givesOrders(harzer, [
    { units: '9 SS-Pz Abt', orders: 'Through to the ramp and down it.', action: 'Break through' },
  ]);
  await handsIn(harzer);
  await movesOnTo(control, 'Collection');
  await opensSheet(control, '9 SS-Pz Hohenstaufen');
  await accepts(control, '9 SS-Pz Hohenstaufen');
  await movesOnTo(control, 'Movement');
  await closesMovement(control);
  await movesOnTo(control, 'Combat');
  await goesTo(control, 'Combats');
  const form = await groupsProposed(control, 1, '9 SS-Pz Abt');
  await form.getByRole('button', { name: 'Remove 2 Para' }).click();
  // In a city a Success drives nobody out, and there is no overrun (OC-58).
  for (const ground of ['City', 'Built-up']) await form.getByRole('checkbox', { name: ground, exact: true }).uncheck();
  await savesGrouping(form);
  await closesGrouping(control);

  const verdict = control.getByRole('region', { name: 'Verdict' });
  await test.step('9 against 0 and a 1: a Success, one step for the row and one for the overrun', async () => {
    await rolls(control, 1, 3);
    await expect(verdict.getByRole('heading', { name: 'Success', exact: true })).toBeVisible();
    await expect(verdict).toContainText('9 SS-Pz Abt 9 → 6, 2 steps');
    await expect(verdict).toContainText('half of the movement left, one step more on every unit that attacks');
    await acceptsFinding(control);
    await expect(verdict).toContainText('one step more on every unit that attacks');
  });
});
