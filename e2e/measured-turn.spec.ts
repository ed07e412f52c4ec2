import { mkdirSync, writeFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { measuredSheets } from '@/lib/turn/testing/measured-turn';
import { expect, givenScenario, test } from './fixtures';
import { type Count, ofCrew, type Steps, withoutWaiting } from './fixtures/count';
import { handsInMeasuredTurn } from './fixtures/hands-in-measured';
import * as work from './fixtures/measured-work';
import { MeteredUmpire } from './fixtures/meter';

/**
 * A whole turn, counted: by one umpire, and by a crew of five. `npm run bench:turn` reckons minutes from what this counts
 * (bench/turn.ts). Keys are held here, for they hang on no clock.
 */
const field = givenScenario('market-garden');
const rows = Object.values(measuredSheets).flat();

/** The keys that each step may take, letters typed among them: whoever makes one longer has to say so here. */
const keysAtMost: Readonly<Record<string, number>> = {
  'reading sheets': 28,
  conflicts: 1,
  messages: 106,
  'air orders': 158,
  // A key a card, and the place that one row does not say.
  moving: 56,
  bridges: 33,
  grouping: 13,
  combats: 36,
  'undoing a ruling': 18,
  reports: 18,
  arrivals: 2,
};

/** The words of all thirteen letters together: an umpire reads each before it goes. */
const wordsOfLettersAtMost = 1_500;

/** Keeps what was counted, for the bench. */
function keep(name: string, counted: object): void {
  mkdirSync('test-results', { recursive: true });
  writeFileSync(`test-results/turn-${name}.json`, JSON.stringify(counted));
}

test('one umpire plays the turn', { tag: '@soak' }, async ({ asControl }) => {
  test.setTimeout(900_000);
  const me = new MeteredUmpire(await asControl(field, 'Game Control'));
  await handsInMeasuredTurn(field);
  const keysPerCard: number[] = [];
  let right = 0;
  await work.goesOnTo(me, 'Collection');
  await me.does('reading sheets', () => work.readsSheets(me, 13));
  await me.does('conflicts', () => work.letsAllStand(me));
  await me.does('messages', () => work.carriesMessages(me, 10));
  await me.does('air orders', () => work.laysOnAir(me));
  await work.goesOnTo(me, 'Movement');
  await me.does('moving', async () => {
    const moved = await work.movesCards(me, rows.length);
    keysPerCard.push(...moved.keys);
    right = moved.right;
  });
  await me.does('moving', () => work.closesMovement(me));
  await me.does('bridges', () => work.testsBridges(me));
  await work.goesOnTo(me, 'Combat');
  await me.does('grouping', () => work.groupsAll(me, 5));
  await me.does('combats', () => work.fights(me, 5));
  await me.does('undoing a ruling', () => work.undoesARuling(me));
  await work.goesOnTo(me, 'Briefing');
  await me.does('reports', () => work.draftsReports(me, 13));
  await me.does('reports', () => work.releasesReports(me, 13));
  await work.goesOnTo(me, 'Reinforcements');
  await me.does('arrivals', () => work.placesArrivals(me));
  await me.does('next phase', () => work.endsTurn(me));

  expect(keysPerCard).toHaveLength(40);
  const keysPerMove = keysPerCard.reduce((sum, keys) => sum + keys, 0) / 40;
  expect(keysPerMove).toBeLessThanOrEqual(6);
  for (const [step, most] of Object.entries(keysAtMost))
    expect(me.steps.get(step)!.keys, step).toBeLessThanOrEqual(most);
  expect(me.steps.get('reports')!.words, 'words of thirteen letters').toBeLessThanOrEqual(wordsOfLettersAtMost);
  // All but the row that says no place.
  expect(right).toBe(39);
  keep('one', { steps: Object.fromEntries(me.steps), keysPerMove, right, rows: rows.length });
});

/** The crew by what each does first. */
const seats = [
  'Game Control',
  'Team Control, XXX and VIII Corps',
  'Team Control, Airborne',
  'Team Control, Arnhem and Nijmegen',
  'Map Control',
] as const;

const saidOf = (count: Count | undefined): string =>
  count ? `${count.keys} keys, ${count.words} words, ${count.decisions} decisions, ${count.corrections} put right` : '';

test('a crew of five plays the turn', { tag: '@soak' }, async ({ asControl }) => {
  test.setTimeout(900_000);
  const crew: MeteredUmpire[] = [];
  for (const seat of seats) crew.push(new MeteredUmpire((await asControl(field, seat)) as Page));
  const [chief, corps, airborne, german, map] = crew as [
    MeteredUmpire,
    MeteredUmpire,
    MeteredUmpire,
    MeteredUmpire,
    MeteredUmpire,
  ];
  await handsInMeasuredTurn(field);
  await work.goesOnTo(chief, 'Collection');
  await corps.does('Collection', () => work.readsSheets(corps, 3));
  await airborne.does('Collection', () => work.readsSheets(airborne, 4));
  await german.does('Collection', () => work.readsSheets(german, 6));
  await map.does('Collection', () => work.laysOnAir(map));
  await map.does('Collection', () => work.letsAllStand(map));
  await chief.does('Collection', () => work.carriesMessages(chief, 10));
  await work.goesOnTo(chief, 'Movement');
  await corps.does('Movement', () => work.movesCards(corps, 11));
  await airborne.does('Movement', () => work.movesCards(airborne, 12));
  await map.does('Movement', () => work.movesCards(map, 6));
  await german.does('Movement', () => work.movesCards(german, 11));
  await map.does('Movement', () => work.testsBridges(map));
  await chief.does('Movement', () => work.closesMovement(chief));
  await work.goesOnTo(chief, 'Combat');
  await corps.does('Combat', () => work.groupsAll(corps, 5));
  await corps.does('Combat', () => work.fights(corps, 1));
  await airborne.does('Combat', () => work.fights(airborne, 2));
  await german.does('Combat', () => work.fights(german, 1));
  await map.does('Combat', () => work.fights(map, 1));
  await chief.does('Combat', () => work.undoesARuling(chief));
  await work.goesOnTo(chief, 'Briefing');
  await chief.does('Briefing', () => work.draftsReports(chief, 13));
  await corps.does('Briefing', () => work.releasesReports(corps, 3));
  await airborne.does('Briefing', () => work.releasesReports(airborne, 3, 3));
  await german.does('Briefing', () => work.releasesReports(german, 3, 6));
  await map.does('Briefing', () => work.releasesReports(map, 4, 9));
  await work.goesOnTo(chief, 'Reinforcements');
  await map.does('Reinforcements', () => work.placesArrivals(map));
  await chief.does('Reinforcements', () => work.endsTurn(chief));
  const counted: Record<string, Steps> = Object.fromEntries(
    crew.map(({ steps }, i) => [seats[i], Object.fromEntries(steps)]),
  );
  const still = Object.entries(counted).map(([seat, steps]): [string, Steps] => [seat, withoutWaiting(steps)]);
  keep('crew', counted);
  const { busiest, minutes } = ofCrew(Object.fromEntries<Steps>(still));
  const byPhase = busiest
    .map(({ phase, seat, minutes: took }) => `${phase} ${took.toFixed(2)} (${seat}: ${saidOf(counted[seat]?.[phase])})`)
    .join(', ');
  console.log(`Counted: a crew of five, without waiting: ${minutes.toFixed(2)} minutes; ${byPhase}`);
  expect(minutes).toBeLessThanOrEqual(10);
});
