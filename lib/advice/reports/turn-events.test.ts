import { describe, expect, it } from 'vitest';
import type { TurnEvents } from '@/lib/db/reports/turn-events';
import type { Team, Unit } from '@/lib/db/rows';
import type { Lift, MapData } from '@/lib/scenario/types';
import type { TruthCombat } from '@/lib/visibility/truth';
import { crossingsSeen, looksAt } from './crossings-seen';
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
  amended: [],
  letGo: [],
  updates: [],
  teamsTold: [],
};
const eventsOf = (events: Partial<TurnEvents>, units: Unit[], more: Partial<Parameters<typeof eventsOfTurn>[0]> = {}) =>
  eventsOfTurn({
    events: { ...nothing, ...events },
    units,
    team: { id: 'guards', side: 'allied' } as Team,
    turn: { number: 4, date: '1944-09-18', daypart: 'afternoon' },
    map: openMap,
    lifts: [],
    combats: [],
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
  const son = { id: 'son', name: 'Son – canal bridge', kind: 'mainRoadBridge', x: 50, y: 52, state: 'blown' } as const;
  const now = { number: 4, daypart: 'morning' } as const;
  const seen = (told: TurnEvents['crossingsTold'], at: Partial<Unit> = {}) =>
    crossingsSeen([unit('one', at)], [son], told, openMap, now).map(({ known, spoken, isTold }) => [
      known,
      spoken,
      isTold,
    ]);

  it('was known as it is printed, or as it was last told; one that is not printed was not known', () => {
    const spoken = 'the canal bridge of Son';
    expect(seen([])).toEqual([['standing', spoken, false]]);
    const told = (look: string, turn = 3) => ({ teamId: 'guards', turn, name: son.name, x: 50, y: 52, look });
    expect(seen([told('blown'), told('safe')])).toEqual([['safe', spoken, false]]);
    // Told in this turn, it counts as it was known before, and is told again.
    expect(seen([told('safe'), told('blown', 4)])).toEqual([['safe', spoken, true]]);
    const bailey = { ...son, name: 'Bailey – at the lock' };
    expect(crossingsSeen([unit('one')], [bailey], [], openMap, now).map(({ known }) => known)).toEqual([null]);
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
    squadrons: 4,
    lost: 0,
    mission: 'closeAirSupport',
    formation: 'Guards Armoured Div',
    state: 'ordered',
    x: null,
    y: null,
    areaId: null,
    liftId: null,
    askedBy: null,
    combats: 1,
  } as const;
  const missions = (of: Partial<TurnEvents['tasks'][number]>) =>
    eventsOf({ tasks: [{ ...task, ...of }] }, [unit('one')]).missions.map(
      ({ teamIds, hasFlown, isTurnedBack, losses }) => [teamIds, hasFlown, isTurnedBack, losses],
    );

  it('aircraft for a formation are told to the teams that have units of it, and to who asked', () => {
    expect(missions({})).toEqual([[['guards'], true, false, 'none']]);
    expect(missions({ combats: 0 })).toEqual([[['guards'], false, false, 'none']]);
    expect(missions({ formation: '', askedBy: 'airborne', state: 'drivenOff', lost: 1 })).toEqual([
      [['airborne'], true, true, 'heavy'],
    ]);
    expect(missions({ formation: '' })).toEqual([]);
    // Air cover is told of only when something befell it.
    expect(missions({ mission: 'airCover' })).toEqual([]);
    expect(missions({ mission: 'airCover', lost: 1, squadrons: 10 })).toEqual([[['guards'], true, false, 'light']]);
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
        weapons: [{ bombs: 'heavy' }, { guns: 'heavy' }, { guns: 'field' }],
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
      input: { case: { serials: [] }, about: { flakOf: 't' } },
      ruling: {
        outcome: {},
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

  it('steps crossed off by an amendment, and by a combat put by hand', () => {
    const { worn } = eventsOf({ amended: [{ unitId: 'one', before: 0, after: 2 }] }, [unit('one', { stepsLost: 2 })]);
    expect(worn).toEqual([{ unitId: 'one', statusBefore: 5, statusAfter: 2, isAmended: true }]);
    expect(eventsOf({ amended: [{ unitId: 'one', before: 2, after: 0 }] }, [unit('one')]).worn).toEqual([]);
  });
});
