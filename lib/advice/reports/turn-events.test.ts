import { describe, expect, it } from 'vitest';
import type { TurnChange, TurnEvents } from '@/lib/db/reports/turn-events';
import type { Team, Unit } from '@/lib/db/rows';
import type { Lift, MapData } from '@/lib/scenario/types';
import type { TruthCombat } from '@/lib/visibility/truth';
import { crossingsSeen, type FoughtAt, looksAt, nobodyThere } from './crossings-seen';
import { eventsOfTurn } from './turn-events';

const unit = (id: string, of: Partial<Unit> = {}): Unit =>
  ({
    id,
    teamId: 'guards',
    side: 'allied',
    name: id,
    formation: 'Guards Armoured Div',
    profile: '5-3-2-1-0',
    stepsLost: 0,
    x: 50,
    y: 50,
    startX: 50,
    startY: 50,
    way: [],
    kmMoved: 0,
    isOnMap: true,
    isCaptured: false,
    arrivedIn: null,
    ...of,
  }) as unknown as Unit;

const wood = {
  layer: 'wood',
  name: '',
  rings: [
    [
      [49, 49],
      [51, 49],
      [51, 51],
      [49, 51],
      [49, 49],
    ],
  ],
};
const openMap = {
  features: [{ layer: 'crossing', name: 'Son – canal bridge', point: [50, 52] }],
} as unknown as MapData;
const woodedMap = { features: [wood] } as unknown as MapData;

const nothing: TurnEvents = {
  crossings: [],
  crossingsTold: [],
  cases: [],
  tasks: [],
  areas: [],
  changes: [],
  recces: [],
  rows: [],
  bound: [],
  queues: [],
  works: [],
  requestsOpen: [],
  weather: 'fair',
  raised: [],
  updates: [],
  teamsTold: [],
};
/** An entry about a unit. */
const entry = (
  subjectId: string,
  before: TurnChange['before'],
  after: TurnChange['after'],
  of: string[] = [],
): TurnChange => ({ kind: 'unit', subjectId, before, after, of, isOpening: false });

const eventsOf = (events: Partial<TurnEvents>, units: Unit[], more: Partial<Parameters<typeof eventsOfTurn>[0]> = {}) =>
  eventsOfTurn({
    events: { ...nothing, ...events },
    units,
    team: { id: 'guards', side: 'allied' } as Team,
    turn: { number: 4, date: '1944-09-18', daypart: 'afternoon' },
    map: openMap,
    lifts: [],
    combats: [],
    foughtAt: [],
    engaged: new Set(),
    ...more,
  });

describe('whether a unit looks at a place: within passing distance of it or of its way (OC-111)', () => {
  it.each([
    ['2 km in the open by day', 52, openMap, 'morning', true],
    ['further than 2 km', 52.05, openMap, 'morning', false],
    ['1 km by night', 51, openMap, 'night', true],
    ['further than 1 km by night', 51.05, openMap, 'night', false],
    ['1 km out of a wood', 51, woodedMap, 'morning', true],
    ['further than 1 km out of a wood', 51.5, woodedMap, 'morning', false],
  ] as const)('%s', (_, y, map, daypart, looks) => {
    expect(looksAt(unit('one'), { x: 50, y }, map, daypart)).toBe(looks);
  });

  it('what lies beside the way it went counts, though it has gone by', () => {
    const gone = unit('one', { x: 60, y: 50, way: [[60, 50]], kmMoved: 10 });
    expect(looksAt(gone, { x: 55, y: 51.9 }, openMap, 'morning')).toBe(true);
    expect(looksAt(gone, { x: 55, y: 52.1 }, openMap, 'morning')).toBe(false);
    expect(looksAt(unit('off', { isOnMap: false, x: null, y: null }), { x: 50, y: 50 }, openMap, 'morning')).toBe(
      false,
    );
  });
});

describe('crossings that a team sees', () => {
  const son = {
    id: 'son',
    name: 'Son – canal bridge',
    kind: 'mainRoadBridge',
    water: 'Canal',
    x: 50,
    y: 52,
    state: 'blown',
  } as const;
  const now = { number: 4, daypart: 'morning' } as const;
  const seen = (told: TurnEvents['crossingsTold'], at: Partial<Unit> = {}) =>
    crossingsSeen([unit('one', at)], { ...nobodyThere, crossings: [son] }, told, openMap, now).map(
      ({ known, spoken, isTold }) => [known, spoken, isTold],
    );

  it('was known as it is printed, or as it was last told; one that is not printed was not known', () => {
    const spoken = 'the canal bridge of Son';
    expect(seen([])).toEqual([['standing', spoken, false]]);
    const told = (look: string, turn = 3) => ({ teamId: 'guards', turn, name: son.name, x: 50, y: 52, look });
    expect(seen([told('blown'), told('safe')])).toEqual([['safe', spoken, false]]);
    // Told in this turn, it counts as it was known before, and is told again.
    expect(seen([told('safe'), told('blown', 4)])).toEqual([['safe', spoken, true]]);
    const bailey = { ...son, name: 'Bailey – at the lock' };
    expect(
      crossingsSeen([unit('one')], { ...nobodyThere, crossings: [bailey] }, [], openMap, now).map(({ known }) => known),
    ).toEqual([null]);
    expect(seen([], { x: 10, startX: 10 })).toEqual([]);
  });
});

describe('what befell a team in a turn', () => {
  const enemy = unit('enemy', { teamId: 'germans', side: 'german', formation: '9 SS Pz Div', x: 50, y: 51.5 });

  it('an enemy close by is met by those who have not fought or probed; who is close to the same is told together', () => {
    const units = [unit('one'), unit('two', { x: 51, kmMoved: 3 }), unit('three', { x: 70 }), enemy];
    expect(eventsOf({}, units).standoffs).toEqual([
      { id: 'one', unitIds: ['one', 'two'], metIds: ['enemy'], hasMoved: true },
    ]);
    expect(eventsOf({}, units, { engaged: new Set(['one', 'two']) }).standoffs).toEqual([]);
  });

  it('guns that fired in a fight of another team, and not those that fired in their own', () => {
    const combat = (teamId: string) =>
      ({
        id: 'c',
        place: { x: 60, y: 60 },
        fighters: [{ unit: { teamId } }],
        guns: [{ unitId: 'guns', side: 'allied', name: 'guns' }],
      }) as unknown as TruthCombat;
    expect(eventsOf({}, [unit('guns')], { combats: [combat('airborne')] }).fires).toEqual([
      { id: 'c', unitIds: ['guns'], at: { x: 60, y: 60 }, isAtSquare: false },
    ]);
    expect(eventsOf({}, [unit('guns')], { combats: [combat('guards')] }).fires).toEqual([]);
  });

  const task = {
    id: 't',
    side: 'allied',
    name: '83 Group',
    interdiction: null,
    turn: 4,
    squadrons: 4,
    lost: 0,
    mission: 'closeAirSupport',
    formation: 'Guards Armoured Div',
    state: 'ordered',
    x: null,
    y: null,
    squares: [] as [number, number][],
    areaId: null,
    liftId: null,
    askedBy: null,
    combats: 1,
  } as const;
  const missions = (
    of: Partial<TurnEvents['tasks'][number]>,
    events: Partial<TurnEvents> = {},
    others: readonly Unit[] = [],
  ) =>
    eventsOf({ tasks: [{ ...task, ...of }], ...events }, [unit('one'), ...others]).missions.map(
      ({ teamIds, result, losses }) => [teamIds, result, losses],
    );

  it('aircraft for a formation are told to the teams that have units of it, and to who asked', () => {
    expect(missions({})).toEqual([[['guards'], 'flew', 'none']]);
    expect(missions({ combats: 0 })).toEqual([[['guards'], 'didNotFly', 'none']]);
    expect(missions({ formation: '', askedBy: 'airborne', state: 'drivenOff', lost: 1 })).toEqual([
      [['airborne'], 'turnedBack', 'heavy'],
    ]);
    expect(missions({ formation: '' })).toEqual([]);
    expect(missions({ mission: 'airCover' })).toEqual([[['guards'], 'metNobody', 'none']]);
    expect(missions({ mission: 'airCover', formation: '' })).toEqual([]);
  });

  it('a cab rank that nobody called on stood by; in bad weather nothing of it flew (§9 Cab Rank, OC-113)', () => {
    expect(missions({ mission: 'cabRank', combats: 0 })).toEqual([[['guards'], 'onCall', 'none']]);
    expect(missions({ mission: 'cabRank', combats: 1 })).toEqual([[['guards'], 'flew', 'none']]);
    expect(missions({ mission: 'cabRank', combats: 0 }, { weather: 'bad' })).toEqual([
      [['guards'], 'badWeather', 'none'],
    ]);
  });

  it('a cab rank flies in both daylight turns of its day, and is told of each for itself (OC-39)', () => {
    const morning = { mission: 'cabRank', turn: 3, lost: 1, state: 'flown' } as const;
    expect(missions({ ...morning, combats: 0 })).toEqual([[['guards'], 'onCall', 'none']]);
    expect(missions({ ...morning, combats: 1 })).toEqual([[['guards'], 'flew', 'heavy']]);
    expect(missions({ ...morning, combats: 0, state: 'drivenOff' })).toEqual([]);
  });

  it('a reconnaissance that flew is never told as one that did not, whatever was ruled', () => {
    const there = unit('enemy', { teamId: 'germans', side: 'german', x: 50.4, y: 50.9 });
    const look = { mission: 'recce', combats: 0, squares: [[50, 50]] as [number, number][] } as const;
    const result = (state: 'ordered' | 'flown', events: Partial<TurnEvents> = {}, enemy: readonly Unit[] = [there]) =>
      missions({ ...look, state }, events, enemy)[0]![1];
    expect(result('flown')).toBe('flew');
    expect(result('flown', {}, [])).toBe('sawNothing');
    expect(result('flown', { weather: 'bad' })).toBe('flew');
    expect(result('ordered')).toBe('didNotFly');
    expect(result('ordered', { weather: 'bad' })).toBe('badWeather');
  });

  it('a reconnaissance of squares without an enemy saw nothing; one that was ruled on saw what it was ruled (§12c)', () => {
    const flown = (events: Partial<TurnEvents>, ...enemy: Unit[]) =>
      missions({ mission: 'recce', combats: 0, squares: [[50, 50]] }, events, enemy).map(([, result]) => result);
    expect(flown({})).toEqual(['sawNothing']);
    const there = unit('enemy', { teamId: 'germans', side: 'german', x: 50.4, y: 50.9 });
    expect(flown({}, there)).toEqual(['didNotFly']);
    const ruled = (report: string) => ({
      recces: [
        { id: 'r', input: { about: { recceOf: 't' } }, ruling: { outcome: { targets: [{ id: 'enemy', report }] } } },
      ],
    });
    expect(flown(ruled('nothing') as never, there)).toEqual(['sawNothing']);
    expect(flown(ruled('type') as never, there)).toEqual(['saw']);
    expect(flown({ weather: 'bad' })).toEqual(['badWeather']);
  });

  it('cover that fought won, drew or lost (§13); a request that no order answers was not laid on', () => {
    const fought = (result: string, side: 'a' | 'b') => ({
      cases: [
        {
          id: 'c',
          kind: 'airToAir',
          input: { case: {}, about: { tasks: { a: [], b: [], transports: [], bombers: [], [side]: ['t'] } } },
          ruling: { outcome: { attacker: 'a', result }, applied: [] },
        },
      ],
    });
    const cover = (result: string, side: 'a' | 'b') =>
      missions({ mission: 'airCover' }, fought(result, side) as never).map(([, told, losses]) => [told, losses]);
    expect(cover('win', 'a')).toEqual([['won', 'light']]);
    expect(cover('lose', 'a')).toEqual([['lost', 'light']]);
    expect(cover('lose', 'b')).toEqual([['won', 'light']]);
    expect(cover('draw', 'b')).toEqual([['drew', 'light']]);
    expect(cover('unopposed', 'a')).toEqual([['metNobody', 'none']]);
    const asked = [{ id: 'l', teamId: 'guards', mission: 'bombing', at: '' }] as const;
    const open = eventsOf({ requestsOpen: [...asked, { ...asked[0], teamId: 'airborne' }] }, [unit('one')]).missions;
    expect(open.map(({ teamIds, mission, name, result }) => [teamIds, mission, name, result])).toEqual([
      [['guards'], 'bombing', '', 'notLaidOn'],
    ]);
  });

  it('flak that fired, whether it was seen to bring some down; suppressed guns did not (§12)', () => {
    const fired = (serialsLost: number, isSuppressed: boolean) => ({
      cases: [
        {
          id: 'c',
          kind: 'flak',
          input: {
            case: {
              flak: [
                { id: 'one', isSuppressed },
                { id: 'one light', isSuppressed },
                { id: 'theirs', isSuppressed },
              ],
            },
            about: { flakOf: 't' },
          },
          ruling: { outcome: { serialsLost }, applied: [] },
        },
      ],
      tasks: [{ ...task, mission: 'airTransport', side: null, name: null }],
    });
    const flak = (...of: Parameters<typeof fired>) => eventsOf(fired(...of) as never, [unit('one')]).flak;
    expect(flak(1, false)).toEqual([{ id: 'c', unitIds: ['one'], at: 'transports', hasHit: true }]);
    expect(flak(0, false)).toEqual([{ id: 'c', unitIds: ['one'], at: 'transports', hasHit: false }]);
    expect(flak(1, true)).toEqual([]);
  });

  it('an area that was bombed and shelled tells every unit in it what fell on it (OC-122)', () => {
    const bombed = {
      id: 'case',
      kind: 'interdiction',
      input: { case: { targets: [{ id: 'one' }, { id: 'two' }], forces: [] }, about: { areaId: 'a', bombedBy: ['t'] } },
      ruling: {
        outcome: {},
        applied: [
          {
            subject: 'unit',
            id: 'one',
            before: { stepsLost: 0, immobilisedIn: null },
            after: { stepsLost: 1, immobilisedIn: 4 },
          },
        ],
      },
    } as never;
    const { strikes } = eventsOf(
      {
        cases: [bombed],
        tasks: [{ ...task, interdiction: 'heavy', mission: 'bombing', areaId: 'a' }],
        areas: [
          {
            id: 'a',
            x: 50,
            y: 50,
            guns: [
              { unitId: 'g', weight: 'medium' },
              { unitId: 'h', weight: 'field' },
            ],
          },
        ],
      },
      [unit('one', { stepsLost: 1 }), unit('two')],
    );
    expect(strikes).toEqual([
      {
        id: 'case',
        weapons: [{ bombs: 'heavy', side: 'allied' }, { guns: 'heavy' }, { guns: 'field' }],
        hits: [
          { unitId: 'one', statusBefore: 5, statusAfter: 3, isImmobilised: true, isFlakSilenced: false },
          { unitId: 'two', statusBefore: 5, statusAfter: 5, isImmobilised: false, isFlakSilenced: false },
        ],
      },
    ]);
  });

  it('a lift tells of flak on the way, and of who came down more than a kilometre from its zone', () => {
    const lift = {
      id: 'lift',
      zone: 'DZ Y',
      side: 'allied',
      unitIds: ['one', 'two'],
      place: { x: 50, y: 50 },
    } as unknown as Lift;
    const flak = {
      id: 'case',
      kind: 'flak',
      input: { case: { serials: [], flak: [] }, about: { flakOf: 't' } },
      ruling: {
        outcome: { serialsLost: 0 },
        applied: [{ subject: 'unit', id: 'one', before: { stepsLost: 0 }, after: { stepsLost: 1 } }],
      },
    } as never;
    const { landings } = eventsOf(
      {
        cases: [flak],
        tasks: [{ ...task, side: null, name: null, mission: 'airTransport', liftId: 'lift', state: 'flown' }],
      },
      [unit('one', { stepsLost: 1, arrivedIn: 4 }), unit('two', { arrivedIn: 4, x: 51.2 })],
      { lifts: [lift] },
    );
    expect(landings).toMatchObject([
      { zone: 'DZ Y', hasMetFlak: true, hasMetFighters: false, isTurnedBack: false, wideIds: ['two'] },
    ]);
    expect(landings[0]!.hits.map(({ statusBefore, statusAfter }) => [statusBefore, statusAfter])).toEqual([
      [5, 3],
      [5, 5],
    ]);
  });

  describe('what the ledger changed of a unit, by whatever act', () => {
    const worth = (changes: TurnChange[], now: Partial<Unit> = {}, more: Parameters<typeof eventsOf>[2] = {}) => {
      const { worn, recovered } = eventsOf({ changes }, [unit('one', now)], more);
      return [
        worn.map(({ statusBefore, statusAfter }) => [statusBefore, statusAfter]),
        recovered.map(({ unitId }) => unitId),
      ];
    };
    const fight = [
      { id: 'fight', attackingSide: 'allied', fighters: [{ unit: unit('one') }], guns: [] },
    ] as unknown as TruthCombat[];

    it('steps crossed off by hand, by a case that no strike and no landing tells, or by an act of any other verb', () => {
      expect(worth([entry('one', { stepsLost: 0 }, { stepsLost: 2 })], { stepsLost: 2 })[0]).toEqual([[5, 2]]);
      expect(worth([entry('one', { stepsLost: 0 }, { stepsLost: 2 }, ['case'])], { stepsLost: 2 })[0]).toEqual([
        [5, 2],
      ]);
    });

    it('nothing of what was put back, nor of what a fight of the turn tells', () => {
      const lost = entry('one', { stepsLost: 0 }, { stepsLost: 1 });
      expect(worth([lost, entry('one', { stepsLost: 1 }, { stepsLost: 0 })])).toEqual([[], []]);
      expect(worth([{ ...lost, of: ['fight'] }], { stepsLost: 1 }, { combats: fight })).toEqual([[], []]);
      expect(worth([entry('one', null, { stepsLost: 2 })], { stepsLost: 2 })).toEqual([[], []]);
    });

    it('of a unit that fought too, what no fight tells: before the fight or after it', () => {
      const lost = (before: number, of: string[] = []) =>
        entry('one', { stepsLost: before }, { stepsLost: before + 1 }, of);
      const combats = { combats: fight };
      expect(worth([lost(0, ['fight']), lost(1)], { stepsLost: 2 }, combats)[0]).toEqual([[3, 2]]);
      expect(worth([lost(0), lost(1, ['fight'])], { stepsLost: 2 }, combats)[0]).toEqual([[3, 2]]);
    });

    it('a step won back as the turn opened, or given back by Control', () => {
      const won = entry('one', { stepsLost: 2 }, { stepsLost: 1 });
      expect(worth([{ ...won, isOpening: true }], { stepsLost: 1 })[1]).toEqual(['one']);
      expect(worth([won], { stepsLost: 1 })[1]).toEqual(['one']);
    });
  });

  it('orders that Control has let go, unless the unit attacked after all or the act was taken back', () => {
    const truth = { turn: 4, unitId: 'one', action: 'attack', why: 'noEnemy' };
    const letGo: TurnChange = { ...entry('4|one', null, truth), kind: 'letGo' };
    const goes = (changes: TurnChange[], combats: TruthCombat[] = []) =>
      eventsOf({ changes }, [unit('one')], { combats }).letGo.map(({ unitId, why }) => [unitId, why]);
    expect(goes([letGo])).toEqual([['one', 'noEnemy']]);
    expect(goes([letGo, { ...letGo, before: truth, after: null }])).toEqual([]);
    const attack = { attackingSide: 'allied', fighters: [{ unit: unit('one') }], guns: [] } as unknown as TruthCombat;
    expect(goes([letGo], [attack])).toEqual([]);
  });
});

describe('who learns of a crossing (§8)', () => {
  const son = {
    id: 'son',
    name: 'Son – road bridge',
    kind: 'mainRoadBridge',
    water: 'Canal',
    x: 50,
    y: 60,
    state: 'blown',
  } as const;
  const far = unit('one', { x: 50, y: 55, startX: 50, startY: 55 });
  const now = { number: 4, daypart: 'morning' } as const;
  const learn = (events: Partial<Parameters<typeof crossingsSeen>[1]>, combats: FoughtAt[] = []) =>
    crossingsSeen([far], { ...nobodyThere, crossings: [son], ...events }, [], openMap, now, combats).map(
      ({ unitIds, combatIds }) => [unitIds, combatIds],
    );
  const fight = (at: Partial<FoughtAt>): FoughtAt => ({
    id: 'c',
    x: 50,
    y: 60,
    units: [{ unitId: 'one', isArtillery: false, x: 50, y: 55 }],
    ...at,
  });

  it('everybody who fights over it, however far the counters are; guns that only support it do not', () => {
    expect(learn({})).toEqual([]);
    expect(learn({}, [fight({})])).toEqual([[['one'], ['c']]]);
    expect(learn({}, [fight({ units: [{ unitId: 'one', isArtillery: true, x: 50, y: 55 }] })])).toEqual([]);
    expect(learn({}, [fight({ y: 57 })])).toEqual([]);
    // The row of the other side's unit sends it over the bridge, and it fights ours.
    const other = { unitId: 'enemy', isArtillery: false, x: 50, y: 57 };
    const bound = [{ crossingId: 'son', unitId: 'enemy' }];
    expect(learn({ bound }, [fight({ y: 57, units: [...fight({}).units, other] })])).toEqual([[['one'], ['c']]]);
  });

  it('who crosses it, waits at it or works on it; an order to go there tells nothing', () => {
    expect(learn({ bound: [{ crossingId: 'son', unitId: 'one' }] })).toEqual([]);
    expect(learn({ passages: [{ crossingId: 'son', unitId: 'one' }] })).toEqual([[['one'], []]]);
    expect(learn({ queues: [{ crossingId: 'son', unitId: 'one', place: 1, pointsAcross: 0 }] })).toEqual([
      [['one'], []],
    ]);
    const work = { id: 'w', name: 'Son', crossingId: 'son', builtId: null, x: 50, y: 60, unitIds: ['one'] };
    const works = [{ ...work, startedIn: 4, turnsNeeded: 1, turnsDone: 0, state: 'building' as const }];
    expect(learn({ works })).toEqual([[['one'], []]]);
  });
});

describe('work on a bridge, queues and prisoners', () => {
  const sappers = unit('sappers', { arm: 'engineers', x: 50, y: 50 });
  const column = unit('column', { arm: 'bridgingColumn', x: 50, y: 50 });
  const work = {
    id: 'w',
    name: 'Son – canal bridge',
    crossingId: 'son',
    builtId: null,
    x: 50,
    y: 50,
    unitIds: ['sappers', 'column'],
    startedIn: 4,
    turnsNeeded: 3,
    turnsDone: 0,
    state: 'building',
  } as const;
  const works = (of: Partial<TurnEvents['works'][number]>, units: Unit[] = [sappers, column], enemy: Unit[] = []) =>
    eventsOf(
      {
        works: [{ ...work, unitIds: [...work.unitIds], ...of }],
        changes: [{ ...entry('w', null, { state: of.state ?? 'building' }), kind: 'bridging' }],
      },
      [...units, ...enemy],
    ).works.map(({ state, turnsLeft, lacks }) => [state, turnsLeft, lacks]);

  it('begun, going on and how long still after this turn; stopped for want of a column, or by the enemy (OC-112)', () => {
    expect(works({})).toEqual([['begun', 2, []]]);
    expect(works({ startedIn: 3, turnsDone: 1 })).toEqual([['goesOn', 1, []]]);
    expect(works({ startedIn: 3, turnsDone: 2 })).toEqual([['goesOn', 0, []]]);
    expect(works({}, [sappers])).toEqual([['stopped', 3, ['bridgingColumn']]]);
    const enemy = unit('enemy', { teamId: 'germans', side: 'german', x: 50, y: 51 });
    expect(works({}, [sappers, column], [enemy])).toEqual([['stopped', 3, []]]);
    expect(works({ state: 'givenUp' })).toEqual([['givenUp', 2, []]]);
    expect(works({ state: 'built' })).toEqual([]);
    // What was given up in an earlier turn is no news.
    const old = { ...work, unitIds: [...work.unitIds], state: 'givenUp' as const };
    expect(eventsOf({ works: [old] }, [sappers, column]).works).toEqual([]);
  });

  it('a unit in a queue knows its place and whether some of it is over (§7)', () => {
    const crossings = [
      { id: 'son', name: 'Son – canal bridge', kind: 'b', water: '', x: 50, y: 52, state: 'safe' as const },
    ];
    const queues = [
      { crossingId: 'son', unitId: 'neighbour', place: 1, pointsAcross: 2 },
      { crossingId: 'son', unitId: 'one', place: 2, pointsAcross: 0 },
    ];
    expect(eventsOf({ crossings, queues }, [unit('one')]).queued).toEqual([
      { unitId: 'one', crossing: 'the canal bridge of Son', place: 2, isPartAcross: false },
    ]);
  });

  it('a unit taken by no fight is told of, and to the enemy close to where it was', () => {
    const gone = unit('gone', { isCaptured: true, isOnMap: false, x: null, y: null });
    const taken = (id: string, y: number) => ({
      changes: [entry(id, { isCaptured: false, x: 50, y }, { isCaptured: true, x: null, y: null })],
    });
    expect(eventsOf(taken('gone', 50), [gone]).taken).toEqual([{ unitId: 'gone', seenBy: [] }]);
    const enemy = { ...gone, id: 'enemy', teamId: 'germans', side: 'german' } as Unit;
    const seen = eventsOf(taken('enemy', 51.5), [unit('one'), enemy]).taken;
    expect(seen).toEqual([{ unitId: 'enemy', seenBy: ['one'] }]);
    const inFight = { fighters: [{ unit: { id: 'gone' }, isCaptured: true }], guns: [] } as unknown as TruthCombat;
    expect(eventsOf(taken('gone', 50), [gone], { combats: [inFight] }).taken).toEqual([]);
  });
});
