import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { kmBetween, type Place } from '@/lib/geometry';
import { howOften } from '@/scripts/testing/how-often';
import type { PlaceFact, ReportFacts } from '../facts';
import type { OutcomeNews, RowOutcome } from '../news-facts';
import { Draw } from '../testing/drawn-known';
import { arnhemBridge, british, fighter, places, reportTruth, turn, unit } from '../testing/given-truth';
import type { ReportTruth, TruthRow, TruthUnit } from '../truth';
import { noEvents, type TruthEvents } from '../truth-events';
import { bodyOf, draftReport } from './eleti';
import { factsFor } from './report-facts';
import { worthOf } from './worth';

/**
 * Tests for the outcome of each row of a sheet (§5), the place of each unit, and its worth (§10.1). Places are km, typed by
 * hand.
 */

/** A unit that stood at Arnhem (74.5, 78) when the turn opened. */
const guards = unit('guards', { name: '1 Welsh Guards', shortName: '1 WG', x: 74.5, y: 78 });
const oosterbeek = { x: 70, y: 78, spoken: 'Oosterbeek' };
const row = (of: Partial<TruthRow> = {}): TruthRow => ({
  id: 'row',
  unitIds: ['guards'],
  action: 'move',
  goal: oosterbeek,
  ...of,
});

interface Turned extends Partial<Omit<ReportTruth, 'events'>> {
  at?: Place;
  events?: Partial<TruthEvents>;
}

const truthOf = (one: TruthRow, { at = guards as Place, events, ...more }: Turned = {}): ReportTruth =>
  reportTruth({
    own: [{ ...guards, x: at.x, y: at.y }],
    combats: [],
    rows: [one],
    before: [{ unitId: 'guards', place: { x: 74.5, y: 78 }, stepsLost: 0 }],
    ...more,
    events: { ...noEvents, ...events },
  });

const outcomesOf = ({ news }: Pick<ReportFacts, 'news'>): OutcomeNews[] =>
  news.flatMap((one) => (one.kind === 'outcome' ? one : []));
const outcome = (one: TruthRow, turned: Turned = {}): RowOutcome => {
  const facts = factsFor(british, truthOf(one, turned));
  const [only, ...others] = outcomesOf(facts);
  expect(others).toEqual([]);
  expect(only!.parts).toHaveLength(1);
  return only!.parts[0]!.outcome;
};
const fight = (attackingSide: 'allied' | 'german') => ({
  combats: [{ ...arnhemBridge, attackingSide, fighters: [fighter(guards, 5, 5), ...arnhemBridge.fighters.slice(2)] }],
});
const letGo = (why: 'noEnemy' | 'movedTooFar' | 'other', action: 'attack' | 'probe' = 'attack') => ({
  events: { letGo: [{ unitId: 'guards', action, why }] },
});
const stoodOff = { standoffs: [{ id: 's', unitIds: ['guards'], metIds: [], hasMoved: true }] };

describe('what a row came to', () => {
  it.each<[string, TruthRow, Turned, RowOutcome]>([
    ['within 0.5 km of its goal', row(), { at: { x: 70.4, y: 78.2 } }, { is: 'done' }],
    ['0.6 km short of it', row(), { at: { x: 70.6, y: 78 } }, { is: 'onTheRoad', kmLeft: 1 }],
    ['3 km short of it', row(), { at: { x: 73, y: 78 } }, { is: 'onTheRoad', kmLeft: 3 }],
    [
      'stopped, as Control noted',
      row(),
      { at: { x: 73, y: 78 }, moves: [{ unitId: 'guards', isFinished: false, why: 'a blown culvert' }] },
      { is: 'stopped', why: 'a blown culvert', isByEnemy: false },
    ],
    [
      'stopped on meeting the enemy, as the console noted',
      row(),
      { at: { x: 73, y: 78 }, moves: [{ unitId: 'guards', isFinished: false, isByEnemy: true, why: '' }] },
      { is: 'stopped', why: '', isByEnemy: true },
    ],
    [
      'stopped by an enemy',
      row(),
      { at: { x: 73, y: 78 }, events: stoodOff },
      { is: 'stopped', why: '', isByEnemy: true },
    ],
    ['has not set out', row(), {}, { is: 'notBegun', why: '' }],
    ['moved to no place that is named', row({ goal: null }), { at: { x: 73, y: 78 } }, { is: 'moved' }],
    [
      'waits at a bridge',
      row(),
      { events: { queued: [{ unitId: 'guards', crossing: 'the bridge of Son', place: 3, isPartAcross: false }] } },
      { is: 'queueing', place: 3, crossing: 'the bridge of Son', isPartAcross: false },
    ],
    ['attacked', row({ action: 'attack' }), fight('allied'), { is: 'attacked', fightIds: ['bridge'] }],
    ['marched and was attacked', row(), fight('german'), { is: 'wasAttacked', fightIds: ['bridge'] }],
    ['attacked and met nobody', row({ action: 'attack' }), { at: oosterbeek }, { is: 'attackedNobody' }],
    [
      'let go: went to attack, and nobody was there',
      row({ action: 'attack' }),
      { at: { x: 73, y: 78 }, ...letGo('noEnemy') },
      { is: 'attackedNobody' },
    ],
    [
      'let go: never set out, as nobody was near',
      row({ action: 'attack' }),
      letGo('noEnemy'),
      { is: 'didNotAttack', why: 'noEnemy' },
    ],
    [
      'to attack, at no place that is named, and has not moved',
      row({ action: 'attack', goal: null }),
      {},
      { is: 'didNotAttack', why: 'noEnemy' },
    ],
    ['patrols from where it stands', row({ action: 'probe', goal: null }), {}, { is: 'probedNobody' }],
    ['let go: too late', row({ action: 'attack' }), letGo('movedTooFar'), { is: 'didNotAttack', why: 'movedTooFar' }],
    ['let go by Control', row({ action: 'attack' }), letGo('other'), { is: 'notCarriedOut' }],
    [
      'probed and found',
      row({ action: 'probe' }),
      { probes: [{ id: 'p', unitIds: ['guards'], met: [unit('e', { side: 'german' })] }] },
      { is: 'probed', fightIds: ['p'] },
    ],
    ['probed into nothing', row({ action: 'probe' }), { at: oosterbeek }, { is: 'probedNobody' }],
    ['still on the way to attack', row({ action: 'attack' }), { at: { x: 73, y: 78 } }, { is: 'onTheRoad', kmLeft: 3 }],
    ['held', row({ action: 'hold', goal: null }), {}, { is: 'held' }],
    ['prepared', row({ action: 'prepare', goal: null }), {}, { is: 'prepared' }],
    [
      'fired in support',
      row({ action: 'hold', goal: null }),
      { events: { fires: [{ id: 'f', unitIds: ['guards'], at: { x: 70, y: 78 }, isAtSquare: false }] } },
      { is: 'fired', where: 'at Oosterbeek', isAtSquare: false },
    ],
    [
      'taken by no fight',
      row(),
      { own: [{ ...guards, isCaptured: true, isOnMap: false, x: null, y: null }] },
      { is: 'taken' },
    ],
  ])('%s', (_, one, turned, told) => {
    expect(outcome(one, turned)).toEqual(told);
  });

  it('units of a row that fared otherwise are told apart, and each once', () => {
    const second = unit('second', { name: '2 Irish Guards', shortName: '2 IG', x: 70.1, y: 78 });
    const facts = factsFor(
      british,
      truthOf(row({ unitIds: ['guards', 'second'] }), {
        own: [{ ...guards, x: 73, y: 78 }, second],
        before: ['guards', 'second'].map((unitId) => ({ unitId, place: { x: 74.5, y: 78 }, stepsLost: 0 })),
      }),
    );
    expect(outcomesOf(facts)[0]!.parts.map(({ units, at, outcome: { is } }) => [units, at?.gridReference, is])).toEqual(
      [
        [[['1 Welsh Guards', '1 WG']], '730 780', 'onTheRoad'],
        [[['2 Irish Guards', '2 IG']], '701 780', 'done'],
      ],
    );
  });

  it('a row of another team is none of its own', () => {
    expect(outcomesOf(factsFor(british, truthOf(row({ unitIds: ['strangers'] }))))).toEqual([]);
    expect(outcomesOf(factsFor(british, truthOf(row({ unitIds: [] }))))).toMatchObject([{ parts: [] }]);
  });
});

describe('what a unit is worth, by what it began with (§10.1)', () => {
  const worth = (profile: string, stepsLost: number, stepsAtBeginning = 0, hasRecovered = false) => {
    const { effectiveness, since } = worthOf(
      { profile, stepsLost, stepsAtBeginning, hasRecovered, isCaptured: false },
      'none',
    );
    return [effectiveness, since];
  };

  it.each([
    ['6-4-3-2-0', 0, 'considerable', 'untouched'],
    ['5-3-2-1-0', 0, 'capable', 'untouched'],
    ['2-1-0', 0, 'low', 'untouched'],
    ['(1)-0', 0, 'low', 'untouched'],
    ['5-3-2-1-0', 1, 'capable', 'hasLost'],
    ['5-3-2-1-0', 2, 'low', 'hasLost'],
    ['5-3-2-1-0', 3, 'disintegrating', 'hasLost'],
    ['2-1-0', 1, 'disintegrating', 'hasLost'],
    ['6-0', 0, 'considerable', 'untouched'],
    ['5-3-2-1-0', 4, 'ineffective', 'hasLost'],
  ] as const)('%s with %i steps lost: %s, %s', (profile, steps, effectiveness, since) => {
    expect(worth(profile, steps)).toEqual([effectiveness, since]);
  });

  it('what was lost before the game began is no loss; what is won back is told', () => {
    expect(worth('5-3-2-1-0', 1, 1)).toEqual(['capable', 'untouched']);
    expect(worth('5-3-2-1-0', 3, 3)).toEqual(['low', 'untouched']);
    expect(worth('5-3-2-1-0', 1, 0, true)).toEqual(['capable', 'recovered']);
  });
});

/** A turn of a few units with rows, fights, probes, queues and places of every sort. */
function drawTurn(draw: Draw): ReportTruth {
  const spot = (): Place => ({ x: 68 + draw.number(0, 80) / 10, y: 77 + draw.number(0, 20) / 10 });
  const units = draw.some(1, 6, (i): TruthUnit => {
    const isCaptured = draw.number(0, 7) === 0;
    const place = isCaptured ? { x: null, y: null, isOnMap: false } : spot();
    const { steps, began } = { steps: draw.number(0, 3), began: draw.number(0, 1) };
    return unit(`u${i}`, { name: `Bn ${i}`, ...place, isCaptured, stepsLost: steps, stepsAtBeginning: began });
  });
  const ids = units.map(({ id }) => id);
  const someOf = (): string[] => ids.filter(() => draw.number(0, 2) === 0);
  const rows = draw.some(0, 5, (i): TruthRow => {
    const place = draw.one(places);
    return {
      id: `r${i}`,
      unitIds: draw.yes() ? [draw.one(ids)] : someOf(),
      action: draw.one(['move', 'attack', 'probe', 'hold', 'prepare', 'breakThrough', null]),
      goal: draw.yes() ? { x: place.x, y: place.y, spoken: place.name } : null,
    };
  });
  const standing = units.filter(({ isCaptured }) => !isCaptured);
  const fighting = standing.filter(() => draw.number(0, 2) === 0);
  return reportTruth({
    own: units,
    rows,
    before: units.map(({ id, x, y, stepsLost }) => ({
      unitId: id,
      place: draw.yes() && x !== null && y !== null ? { x, y } : spot(),
      stepsLost: Math.max(0, stepsLost - draw.number(0, 1)),
    })),
    combats:
      fighting.length > 0
        ? [
            {
              ...arnhemBridge,
              attackingSide: draw.one(['allied', 'german'] as const),
              place: spot(),
              lie: draw.one(['town', 'woods', 'mainRoad'] as const),
              fighters: [
                ...fighting.map((held) => fighter(held, 5, 5, { retiresKm: draw.number(0, 1) })),
                ...arnhemBridge.fighters.slice(2),
              ],
            },
          ]
        : [],
    moves: standing
      .filter(() => draw.yes())
      .map(({ id }) => ({
        unitId: id,
        isFinished: draw.yes(),
        why: draw.one(['', 'mines on the verge']),
      })),
    arrivals: someOf().map((unitId) => ({ unitId })),
    events: {
      ...noEvents,
      letGo: someOf().map((unitId) => ({
        unitId,
        action: draw.one(['attack', 'probe'] as const),
        why: draw.one(['noEnemy', 'movedTooFar', 'other'] as const),
      })),
      taken: units.filter(({ isCaptured }) => isCaptured).map(({ id }) => ({ unitId: id, seenBy: [] })),
      queued: someOf().map((unitId, i) => ({ unitId, crossing: 'the bridge', place: i + 1, isPartAcross: draw.yes() })),
      strikes: [
        {
          id: 's',
          weapons: [],
          hits: someOf().map((unitId) => ({
            unitId,
            statusBefore: 5,
            statusAfter: 5,
            isImmobilised: true,
            isFlakSilenced: false,
          })),
        },
      ],
    },
    turn: { ...turn, daypart: draw.one(['morning', 'afternoon', 'night'] as const) },
  });
}

const placesSaid = ({ fights, moves, arrivals, news, accounts, ownPlaces }: ReportFacts): PlaceFact[] =>
  [
    ...fights.flatMap(({ place, own }) => [place, ...own.map((one) => one.place)]),
    ...[...moves, ...arrivals, ...accounts, ...ownPlaces].map(({ place }) => place),
    ...news.flatMap((one) => (one.kind === 'outcome' ? one.parts.map(({ at }) => at) : [])),
  ].filter((place) => place !== null);

describe('over drawn turns', () => {
  const property = (check: (truth: ReportTruth, facts: ReportFacts) => void, numRuns = howOften(300, 2000, 20_000)) =>
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const truth = drawTurn(new Draw(seed));
        check(truth, factsFor(british, truth));
      }),
      { numRuns },
    );

  it('every row has exactly one outcome, in which each of its units stands once', () => {
    property(({ rows, own }, facts) => {
      const nameOf = (id: string) => own.find((one) => one.id === id)!.name;
      const told = outcomesOf(facts);
      for (const { id, unitIds } of rows) {
        const its = told.filter(({ factId }) => factId === `outcome:${id}`);
        expect(its).toHaveLength(1);
        expect(its[0]!.parts.flatMap(({ units }) => units.map(([name]) => name)).sort()).toEqual(
          [...new Set(unitIds)].map(nameOf).sort(),
        );
      }
    });
  });

  it('every unit on the map, and every one lost in the turn, is accounted for exactly once', () => {
    property(({ own }, { accounts }) => {
      expect(accounts.map(({ name }) => name).sort()).toEqual(own.map(({ name }) => name).sort());
      for (const { name, place } of accounts)
        expect(place === null).toBe(own.find((one) => one.name === name)!.isCaptured);
    });
  });

  it('nothing is said to be in a place that it is not within 0.5 km of', () => {
    property(({ places: named }, facts) => {
      for (const place of placesSaid(facts)) {
        const [, name] = /^at (.+)$/.exec(place.words) ?? [];
        if (!name) continue;
        expect(kmBetween(place, named.find((one) => one.name === name)!)).toBeLessThanOrEqual(0.5);
      }
      for (const { where, place } of facts.fights) {
        const [, name] = /^in the streets of (.+)$/.exec(where ?? '') ?? [];
        if (name) expect(kmBetween(place, named.find((one) => one.name === name)!)).toBeLessThanOrEqual(0.5);
      }
    });
  });

  it('nothing is finished short of its goal, and nothing is worn that has lost nothing', () => {
    property(({ rows, own }, facts) => {
      const spotOf = (name: string) => own.find((one) => one.name === name)!;
      for (const { factId, goal, parts } of outcomesOf(facts))
        for (const { units, outcome: told } of parts) {
          const its = rows.find(({ id }) => factId === `outcome:${id}`)?.goal;
          if (told.is !== 'done') continue;
          expect(goal).not.toBeNull();
          for (const [name] of units) {
            const { x, y } = spotOf(name!);
            expect(kmBetween({ x: x!, y: y! }, its!)).toBeLessThanOrEqual(0.5);
          }
        }
      for (const { names, isFinished } of facts.moves)
        for (const name of names) {
          const { id, x, y } = spotOf(name);
          const its = rows.find(({ unitIds }) => unitIds.includes(id))?.goal;
          if (isFinished && its) expect(kmBetween({ x: x!, y: y! }, its)).toBeLessThanOrEqual(0.5);
        }
      for (const { name, worth } of facts.accounts) {
        const { stepsLost, stepsAtBeginning, isCaptured } = spotOf(name);
        expect(worth.since === 'untouched').toBe(!isCaptured && stepsLost <= stepsAtBeginning);
        if (worth.since === 'untouched') expect(worth.effectiveness).not.toBe('disintegrating');
      }
    });
  });

  it('nothing arrives that had orders or fought here, and no time is named that has passed', () => {
    property(
      (truth, facts) => {
        const arrived = new Set(truth.arrivals.map(({ unitId }) => unitId));
        for (const { names } of facts.arrivals)
          for (const name of names) {
            const { id } = truth.own.find((one) => one.name === name)!;
            expect(arrived.has(id)).toBe(true);
            expect(truth.rows.some(({ unitIds }) => unitIds.includes(id))).toBe(false);
          }
        const body = bodyOf(draftReport(british, truth.turn, facts));
        expect(body).not.toMatch(/before (?:nightfall|morning|the afternoon|dusk|dawn)/);
      },
      howOften(60, 600, 6000),
    );
  });
});
