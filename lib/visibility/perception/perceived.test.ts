import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fieldsOf, type LedgerEntry, type LedgerKind, type LedgerState, ledgerKinds } from '@/lib/ledger/kinds';
import { emptyWorld } from '../testing/perceived-worlds';
import { netChanges, perceived, unperceived } from './perceived';
import type { PerceptionsOf } from './perception';
import { perceptions } from './table';
import type { PerceivedWorld } from './world';

const kinds = Object.keys(ledgerKinds) as LedgerKind[];

/** 1 Airborne with 2 Para and 9 SS with a grenadier battalion in contact at the bridge; 101 Airborne is far away. */
const world: PerceivedWorld = {
  ...emptyWorld,
  state: new Map([
    ['unit/2para', { isOnMap: true }],
    ['unit/506', { isOnMap: true }],
    ['bridging/work', { crossingId: null, unitIds: ['sappers'], name: 'Son' }],
    ['crossing/bridge', { state: 'untested', queue: [] }],
  ]),
  teams: ['1-airborne', '9-ss', '101', '30-corps'],
  teamOf: new Map([
    ['2para', '1-airborne'],
    ['20gr', '9-ss'],
    ['506', '101'],
    ['sappers', '101'],
  ]),
  contacts: new Map([
    ['2para', ['20gr']],
    ['20gr', ['2para']],
  ]),
  at: new Map([
    ['bridge', ['2para', '20gr']],
    ['work', ['sappers', '506', '20gr']],
  ]),
  flownFor: new Map([['rank', { teams: ['101'], units: [] }]]),
  under: new Map([['square', ['506']]]),
  above: new Map([
    ['1-airborne', '30-corps'],
    ['101', '30-corps'],
  ]),
};

const entry = (
  kind: LedgerKind,
  subjectId: string,
  before: LedgerEntry['before'],
  after: LedgerEntry['after'],
): LedgerEntry => ({ number: 1, kind, subjectId, before, after });

const told = (...entries: LedgerEntry[]) =>
  perceived(entries, world).map(({ field, teamId, as }) => [field, teamId, as[0]]);

describe('who perceives a change', () => {
  it('a unit that is captured outside a combat: its own team, and the enemy in contact', () =>
    expect(told(entry('unit', '2para', { isCaptured: false }, { isCaptured: true }))).toEqual([
      ['isCaptured', '1-airborne', 'taken'],
      ['isCaptured', '9-ss', 'fight'],
    ]));
  it('steps crossed off by hand from a unit that nobody is near: its own team alone', () =>
    expect(told(entry('unit', '506', { stepsLost: 0 }, { stepsLost: 2 }))).toEqual([['stepsLost', '101', 'worn']]));
  it('a unit that is immobilised by bombs: its own team', () =>
    expect(told(entry('unit', '506', { immobilisedIn: null }, { immobilisedIn: 5 }))).toEqual([
      ['immobilisedIn', '101', 'strike'],
    ]));
  it('a crossing that blows: both sides that fight over it, and no team that is elsewhere', () =>
    expect(told(entry('crossing', 'bridge', { state: 'untested' }, { state: 'blown' }))).toEqual([
      ['state', '1-airborne', 'crossing'],
      ['state', '9-ss', 'crossing'],
    ]));
  it('how long work on a bridge still takes: those who work. That it is finished: the enemy within passing distance as well', () => {
    expect(told(entry('bridging', 'work', { turnsDone: 0 }, { turnsDone: 1 }))).toEqual([
      ['turnsDone', '101', 'bridging'],
    ]);
    expect(told(entry('bridging', 'work', { state: 'building' }, { state: 'built' }))).toEqual([
      ['state', '101', 'bridging'],
      ['state', '9-ss', 'crossing'],
    ]);
  });
  it('a unit that leaves a queue: its team', () =>
    expect(told(entry('crossing', 'bridge', { queue: [{ unitId: '506' }] }, { queue: [] }))).toEqual([
      ['queue', '101', 'queue'],
    ]));
  it('a mission that flew: the team that it flew for', () =>
    expect(told(entry('airTask', 'rank', { state: 'ordered' }, { state: 'flown' }))).toEqual([
      ['state', '101', 'mission'],
    ]));
  it('where a unit is now: its team, the enemy who is near, and the HQ above', () =>
    expect(told(entry('unit', '2para', { x: 75 }, { x: 76 }))).toEqual([
      ['x', '1-airborne', 'place'],
      ['x', '9-ss', 'contact'],
      ['x', '30-corps', 'desk'],
    ]));
  it('the die of a bridge, the charges under it, and the share of a turn moved: nobody', () =>
    expect(
      told(
        entry('crossing', 'bridge', { testedRoll: null, isPrepared: true }, { testedRoll: 1, isPrepared: false }),
        entry('unit', '2para', { turnShareMoved: 0 }, { turnShareMoved: 0.5 }),
      ),
    ).toEqual([]));
  it('what was changed and put back: nobody', () =>
    expect(
      told(
        entry('unit', '506', { stepsLost: 0 }, { stepsLost: 1 }),
        entry('unit', '506', { stepsLost: 1 }, { stepsLost: 0 }),
        entry('letGo', '5|506', null, { unitId: '506', action: 'attack', why: 'noEnemy' }),
        entry('letGo', '5|506', { unitId: '506', action: 'attack', why: 'noEnemy' }, null),
      ),
    ).toEqual([]));
});

describe('the table', () => {
  it('does not compile without a row for a kind, or for a field of one', () => {
    const { bridging: _kind, ...withoutAKind } = perceptions;
    // @ts-expect-error Property 'bridging' is missing
    const lacksAKind: PerceptionsOf<LedgerKind> = withoutAKind;
    const { isCaptured: _field, ...withoutAField } = perceptions.unit;
    // @ts-expect-error Property 'isCaptured' is missing
    const lacksAField: PerceptionsOf<LedgerKind> = { ...perceptions, unit: withoutAField };
    const empty = { ...perceptions.unit, isCaptured: [] as const };
    // @ts-expect-error A row has a sense, or a reason why nobody perceives it.
    const saysNothing: PerceptionsOf<LedgerKind> = { ...perceptions, unit: empty };
    expect([lacksAKind, lacksAField, saysNothing]).toHaveLength(3);
  });

  it.each(kinds)('%s: has every field, and a rule or a reason for each', (kind) => {
    expect(Object.keys(perceptions[kind]).sort()).toEqual([...fieldsOf(kind)].sort());
    for (const perception of Object.values(perceptions[kind])) {
      if ('nobody' in perception) expect(perception.nobody).toMatch(/^\p{Lu}.*\s.*\s.*[.)]$/u);
      else for (const { rule } of perception) expect(rule).toMatch(/^(§\d|OC-\d)/);
    }
  });

  it('tells no team a figure of the mechanism', () => {
    const figures = [
      ['unit', 'turnShareMoved'],
      ['unit', 'restedTurns'],
      ['unit', 'sizePoints'],
      ['unit', 'flags'],
      ['crossing', 'capacityPoints'],
      ['crossing', 'isPrepared'],
      ['crossing', 'testedRoll'],
      ['passage', 'points'],
      ['airTask', 'damage'],
      ['case', 'input'],
      ['case', 'finding'],
      ['combat', 'finding'],
      ['binding', 'text'],
    ] as const;
    for (const [kind, field] of figures)
      expect((perceptions[kind] as Record<string, unknown>)[field]).toHaveProperty('nobody');
  });
});

/** An entry of any kind: about a thing of the world or another, made, changed or taken away. */
const drawnEntry: fc.Arbitrary<LedgerEntry> = fc.constantFrom(...kinds).chain((kind) => {
  const value = fc.oneof(
    fc.constantFrom('2para', '20gr', '506', 'sappers', 'bridge', 'work', 'rank', '101', '9-ss'),
    fc.constantFrom(['2para'], ['506', '20gr'], [{ unitId: '506' }], [{ airTaskId: 'rank' }]),
    fc.integer({ min: 0, max: 3 }),
    fc.boolean(),
    fc.constant(null),
  );
  const truth = fc
    .subarray(fieldsOf(kind) as string[], { minLength: 1 })
    .chain((fields) => fc.record(Object.fromEntries(fields.map((field) => [field, value]))));
  const side = fc.option(truth, { freq: 5 });
  return fc.record({
    number: fc.constant(1),
    kind: fc.constant(kind),
    subjectId: fc.constantFrom('2para', '506', 'bridge', 'work', 'rank', 'square', 'other'),
    before: side,
    after: side,
  });
});

describe('over drawn ledgers', () => {
  it('each change is perceived by a team of the game, or imperceptible by a reason', () => {
    fc.assert(
      fc.property(fc.array(drawnEntry, { maxLength: 12 }), (entries) => {
        const keyOf = (one: { kind: string; subjectId: string; field: string }) =>
          JSON.stringify([one.kind, one.subjectId, one.field]);
        const toTeams = perceived(entries, world);
        const toNobody = unperceived(entries, world);
        const perceivedKeys = new Set(toTeams.map(keyOf));
        const unperceivedKeys = new Set(toNobody.map(keyOf));
        const all = netChanges(entries).map(keyOf);
        expect(new Set(all)).toEqual(new Set([...perceivedKeys, ...unperceivedKeys]));
        expect([...perceivedKeys].filter((key) => unperceivedKeys.has(key))).toEqual([]);
        for (const { reason } of toNobody) expect(reason).not.toBe('');
        for (const { teamId } of toTeams) expect(world.teams).toContain(teamId);
        const once = toTeams.map((one) => `${keyOf(one)} ${one.teamId}`);
        expect(new Set(once).size).toBe(once.length);
      }),
      { numRuns: 2_000 },
    );
  });

  it('a team that owns nothing, is near nothing and is told nothing on paper perceives nothing', () => {
    const elsewhere: LedgerState = new Map();
    const apart = { ...world, state: elsewhere, teamOf: new Map(), at: new Map(), under: new Map() };
    fc.assert(
      fc.property(fc.array(drawnEntry, { maxLength: 12 }), (entries) => {
        const about = entries.filter(({ kind }) => ['unit', 'crossing', 'pair', 'bridging', 'passage'].includes(kind));
        expect(perceived(about, apart)).toEqual([]);
      }),
    );
  });
});
