import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { kmBetween, placeOf } from '@/lib/geometry';
import { namesOnMap } from '@/lib/reading/names-on-map';
import type { Reading } from '@/lib/reading/read-order';
import { readingOf } from '@/lib/reading/reading-of-row';
import { loadScenario } from '@/lib/scenario';
import type { LineWords } from '@/lib/visibility/forms/order-columns';
import { lineWrite } from '@/lib/visibility/forms/order-writes';
import type { PlayerDesk } from '@/lib/visibility/player/desk';
import { planTasks, type TemperName, temperNames } from '@/lib/words';
import type { PlanLine } from './plan';
import { contact, counter, desk, openingDesk } from './testing/desk';
import { writeTurn } from './write-turn';

const map = {
  frame: { minX: 0, minY: 0, maxX: 100, maxY: 100 },
  features: [
    { layer: 'town', name: 'Son', point: [52, 50] as const },
    { layer: 'town', name: 'Best', point: [80, 50] as const },
  ],
};
const line = (given: Partial<PlanLine>): PlanLine => ({
  fromTurn: 1,
  toTurn: 9,
  task: 'take',
  place: 'Son',
  axis: [],
  units: [],
  isLastStand: false,
  ...given,
});
const orders = (given: Parameters<typeof desk>[0], plan: readonly PlanLine[], temper: TemperName = 'steady') =>
  writeTurn(desk(given), map, { plan, temper, seed: 1 }).rows.map(({ counterIds, action, posture, goal }) =>
    [counterIds.join('+'), action, posture, goal].filter(Boolean).join(' '),
  );
const battalions = (count: number, at: Partial<ReturnType<typeof counter>> = {}) =>
  Array.from({ length: count }, (_, i) => counter({ id: `${i + 1}`, ...at }));
/** The sheet of the turn before, on which all of these were ordered so. */
const ordered = (action: 'prepare' | 'move', ids: string[]) => ({
  lastSheet: { turn: 4, lines: [{ counterIds: ids, action }] as never },
});

describe('a staff that is to take a place', () => {
  it('takes it at once where nobody was reported', () =>
    expect(orders({ counters: battalions(2) }, [line({})])).toEqual(['1+2 attack tact 52.00 50.00']));

  it('attacks when it has made ready and is stronger than what was reported there', () =>
    expect(
      orders({ counters: battalions(2), contacts: [contact({ x: 52.5, y: 50 })], ...ordered('prepare', ['1', '2']) }, [
        line({}),
      ]),
    ).toEqual(['1+2 attack tact 52.00 50.00']));

  it('makes ready first', () =>
    expect(
      orders({ counters: battalions(2), contacts: [contact({ x: 52.5, y: 50 })], ...ordered('move', ['1', '2']) }, [
        line({}),
      ]),
    ).toEqual(['1+2 prepare tact']));

  it('does not wait when it is bold', () =>
    expect(
      orders(
        { counters: battalions(2), contacts: [contact({ x: 52.5, y: 50 })], ...ordered('move', ['1', '2']) },
        [line({})],
        'bold',
      ),
    ).toEqual(['1+2 attack tact 52.00 50.00']));

  it('does not attack what is stronger', () =>
    expect(
      orders(
        {
          counters: battalions(2),
          contacts: [contact({ x: 52.5, y: 50, label: 'about four battalions of infantry' })],
          ...ordered('prepare', ['1', '2']),
        },
        [line({})],
      ),
    ).toEqual(['1+2 prepare tact']));

  it('spares whom its letter calls too weak to attack', () =>
    expect(
      orders(
        {
          counters: battalions(3),
          contacts: [contact({ x: 52.5, y: 50 })],
          ...ordered('prepare', ['1', '2', '3']),
          reports: [
            {
              id: 'r',
              turn: 4,
              heading: '',
              sender: '',
              gameTime: '',
              releasedAt: '1944-09-17T13:00:00.000Z',
              body: 'We lost the ground. 2 Battalion is at 500 500 with heavy losses, too weak to attack. 1 Battalion is still strong.',
            },
          ],
        },
        [line({})],
      ),
    ).toEqual(['1+3 attack tact 52.00 50.00', '2 hold tact']));

  it('marches by road where it is far from any enemy, and goes ready to fight where one is near', () => {
    const far = { counters: battalions(1), contacts: [] };
    expect(orders(far, [line({ place: 'Best' })])).toEqual(['1 move nonTact 80.00 50.00']);
    const near = { counters: battalions(1), contacts: [contact({ x: 54, y: 50 })] };
    expect(orders(near, [line({ place: 'Best' })])).toEqual(['1 move tact 80.00 50.00']);
  });
});

describe('a staff', () => {
  it('stands fast where its plan says so', () => {
    const [row] = writeTurn(desk({ counters: battalions(1, { x: 52 }) }), map, {
      plan: [line({ task: 'hold', isLastStand: true })],
      temper: 'steady',
      seed: 1,
    }).rows;
    expect(row).toMatchObject({ action: 'hold', standFast: true, goalBy: 'stays' });
  });

  it('lets its guns fire for the attack in their reach, and brings up those that are out of it', () => {
    const guns = (id: string, x: number) => counter({ id, symbol: 'artillery', brigade: 'Artillery', x });
    const { rows } = writeTurn(desk({ counters: [...battalions(1), guns('near', 45), guns('far', 30)] }), map, {
      plan: [line({})],
      temper: 'steady',
      seed: 1,
    });
    expect(rows.map(({ counterIds, action, supportIds }) => [counterIds, action, supportIds])).toEqual([
      [['1'], 'attack', ['near']],
      [['near'], 'hold', []],
      [['far'], 'move', []],
    ]);
  });

  it('without a plan holds, and its scouts look at the nearest enemy', () =>
    expect(
      orders(
        {
          counters: [counter({ id: '1' }), counter({ id: 'scouts', symbol: 'recce' })],
          contacts: [contact({ x: 60, y: 50 })],
        },
        [],
      ),
    ).toEqual(['1 hold tact', 'scouts probe tact 60.00 50.00']));

  it('asks for nothing from the air by night', () => {
    const squadrons = [{ id: 's', name: 'Typhoons', aircraft: 'Typhoon', squadrons: 2, asOf: '' }];
    const given = {
      counters: battalions(2),
      contacts: [contact({ x: 52.5, y: 50 })],
      squadrons,
      ...ordered('prepare', ['1', '2']),
    };
    const asks = (daypart: 'afternoon' | 'night') =>
      writeTurn(desk({ ...given, clock: { ...desk({}).clock, daypart } }), map, {
        plan: [line({})],
        temper: 'steady',
        seed: 1,
      });
    expect(asks('afternoon').airRows.map(({ mission }) => mission)).toEqual(['closeAirSupport']);
    expect(asks('afternoon').rows[0]).toMatchObject({ asksForAir: true });
    expect(asks('night').airRows).toEqual([]);
    expect(asks('night').rows[0]).toMatchObject({ asksForAir: false });
  });
});

describe('whatever stands on its desk', () => {
  const km = fc.integer({ min: 0, max: 100 });
  const drawn = fc.record({
    counters: fc.uniqueArray(
      fc.record({
        id: fc.constantFrom('a1', 'a2', 'a3', 'a4', 'a5', 'a6'),
        symbol: fc.constantFrom('infantry', 'armour', 'recce', 'artillery', 'hq', 'engineers', 'transport', 'antiTank'),
        brigade: fc.constantFrom('', '1 Brigade', '2 Brigade'),
        x: fc.option(km),
        y: km,
        isLost: fc.boolean(),
      }),
      { selector: ({ id }) => id },
    ),
    contacts: fc.array(fc.record({ x: km, y: km, seenTurn: fc.constantFrom(2, 4, 5) }), { maxLength: 4 }),
    plan: fc.array(
      fc.record({
        task: fc.constantFrom(...planTasks),
        place: fc.constantFrom('Son', 'Best', '500 500', 'Nowhere'),
        isLastStand: fc.boolean(),
      }),
      { maxLength: 2 },
    ),
    temper: fc.constantFrom(...temperNames),
    isNovice: fc.boolean(),
    seed: fc.nat(),
  });

  it('each unit in the field stands in one row, a lost one in none, and every row can be handed in', () =>
    fc.assert(
      fc.property(drawn, ({ counters, contacts, plan, temper, isNovice, seed }) => {
        const given = desk({ counters: counters.map(counter), contacts: contacts.map(contact) });
        const { rows } = writeTurn(given, map, { plan: plan.map(line), temper, isNovice, seed });
        const inField = counters.filter(({ x, isLost }) => x !== null && !isLost).map(({ id }) => id);
        expect(rows.flatMap(({ counterIds }) => counterIds).sort()).toEqual([...inField].sort());
        for (const [position, row] of rows.entries()) {
          lineWrite.parse({ ...row, id: `row-${position}-of-it`, position, version: 0 });
          expect(row.orders).not.toBe('');
          expect(row.orders).not.toMatch(/[{}]|undefined|null/);
          if (row.standFast) expect(row.action).toBe('hold');
          expect(row.action).not.toBeNull();
        }
      }),
    ));

  it('the same desk, seed and temper give the same rows, and another seed other words', () => {
    const given = desk({ counters: battalions(4), contacts: [contact({ x: 60, y: 50 })] });
    const write = (seed: number) => writeTurn(given, map, { plan: [line({})], temper: 'steady', seed });
    expect(write(1)).toEqual(write(1));
    expect(new Set([1, 2, 3, 4, 5, 6].map((seed) => write(seed).rows[0]!.orders)).size).toBeGreaterThan(2);
  });
});

describe('its rows read as people write them', async () => {
  const written: { row: LineWords; read: Reading; given: PlayerDesk; place: string }[] = [];
  for (const name of ['arnhem-bridge', 'market-garden', 'goodwood', 'crete-1941', 'tuapse-1942']) {
    const read = await loadScenario(name);
    if (!read.ok) throw new Error(name);
    const { scenario } = read;
    const names = namesOnMap(scenario.map);
    const placesOf = (team: string, side: string) =>
      (scenario.objectives ?? []).filter((one) => one.for === team || one.for === side).flatMap(({ places }) => places);
    for (const team of scenario.teams) {
      const given = openingDesk(scenario, team.key);
      for (const place of placesOf(team.key, team.side) as string[])
        for (const task of planTasks) {
          const plan = [line({ task, place, toTurn: 99 })];
          for (const row of writeTurn(given, scenario.map as never, { plan, temper: 'steady', seed: 1944 }).rows)
            written.push({ row, read: readingOf(row, names, given.counters), given, place });
        }
    }
  }

  it('nine of ten are read as they are meant', () => {
    const sent = written.filter(({ row }) => row.goal !== '');
    const right = sent.filter(({ row, read }) => {
      const meant = placeOf(row.goal, { x: 0, y: 0 })!;
      return read.goal !== null && kmBetween(read.goal.place, meant) <= 1.5;
    });
    expect(sent.length).toBeGreaterThan(500);
    expect(right.length / sent.length).toBeGreaterThanOrEqual(0.9);
  });

  it('who is told to stay is read as going nowhere', () => {
    const stay = written.filter(({ row }) => row.goalBy === 'stays' && row.action === 'hold');
    expect(stay.length).toBeGreaterThan(100);
    expect(stay.filter(({ read }) => read.goal !== null)).toEqual([]);
  });

  it('no pattern fills more than one row in ten', () => {
    const patternOf = ({ row, given, place }: (typeof written)[number]) => {
      const [town = place] = place.split(' – ');
      const names = given.counters.flatMap(({ shortName, brigade }) => [shortName, brigade]).filter(Boolean);
      return [...names, town].reduce((words, name) => words.replaceAll(name, '…'), row.orders);
    };
    const counts = new Map<string, number>();
    for (const one of written) counts.set(patternOf(one), (counts.get(patternOf(one)) ?? 0) + 1);
    expect(Math.max(...counts.values())).toBeLessThanOrEqual(written.length / 10);
    expect(counts.size).toBeGreaterThan(200);
  });
});
