import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { MapData } from '@/lib/scenario/types';
import { type LegCase, measureLeg, modeFor } from './measure-move';

/** A wood from km 10 to 20 east, a marsh from 30 to 40, a town from 50 to 60, bocage from 70 to 80, close country from 90 to 100; all else open. */
const strip = (from: number, to: number): [number, number][] => [
  [from, -5],
  [to, -5],
  [to, 5],
  [from, 5],
];
const map: MapData = {
  title: '',
  credit: '',
  frame: { minX: 0, minY: -10, maxX: 130, maxY: 10 },
  features: [
    { layer: 'wood', name: '', rings: [strip(10, 20)] },
    { layer: 'marsh', name: '', rings: [strip(30, 40)] },
    { layer: 'builtup', name: '', kind: 'town', rings: [strip(50, 60)] },
    { layer: 'badterrain', name: 'Suisse normande', kind: 'bocage', rings: [strip(70, 80)] },
    { layer: 'closecountry', name: 'Odon valley', rings: [strip(90, 95)] },
    { layer: 'closecountry', name: 'Dives orchards', rings: [strip(95, 97)] },
    { layer: 'closecountry', name: 'Auge orchards', rings: [strip(97, 100)] },
    { layer: 'fortified', name: 'Cagny', rings: [strip(110, 120)] },
  ],
};

const leg = (fromX: number, toX: number, more: Partial<LegCase> = {}) =>
  measureLeg({
    from: { x: fromX, y: 0 },
    to: { x: toX, y: 0 },
    mover: 'foot',
    mode: 'tactical',
    daypart: 'morning',
    weather: 'fair',
    kmBefore: 0,
    shareBefore: 0,
    map,
    crossings: [],
    rulebook: 'literal2011',
    ...more,
  });

describe('a leg against the guide of §6 Movement', () => {
  it('§6: on foot 15 km tactical in all ground, so 6 km are two fifths of the turn', () => {
    expect(leg(10, 16)).toEqual({
      km: 6,
      kmMoved: 6,
      turnShareMoved: 0.4,
      maxKm: 15,
      ground: 'woodTown',
      way: [
        { x: 10, y: 0 },
        { x: 16, y: 0 },
      ],
      working: [
        {
          what: 'in woods or town',
          km: 6,
          share: 0.4,
          rule: '§6 Movement',
          lines: [
            {
              what: 'Foot, horse-drawn and paras in woods or town, tactical: 15 km.',
              points: 15,
              rule: '§6 Movement',
            },
          ],
        },
      ],
      advice: [],
    });
  });

  it('§6: mechanised 30 km tactical in the open, 18 in woods: each stretch takes its own share', () => {
    const mixed = leg(5, 15, { mover: 'mech' });
    expect(mixed.km).toBe(10);
    expect(mixed.turnShareMoved).toBeCloseTo(5 / 30 + 5 / 18, 4);
    expect(mixed.maxKm).toBeCloseTo(22.5, 2);
  });

  it('§6: tanks 8 km in marsh, and in a town as in a wood 18', () => {
    expect(leg(31, 35, { mover: 'tank' })).toMatchObject({ turnShareMoved: 0.5, maxKm: 8, ground: 'marsh' });
    expect(leg(51, 60, { mover: 'tank' })).toMatchObject({ turnShareMoved: 0.5, maxKm: 18, ground: 'woodTown' });
  });

  it.each([
    // §6 Movement, the rows “Close” as they are printed; on foot all terrain is one.
    ['mech', 'tactical', 18],
    ['mech', 'nonTactical', 28],
    ['recce', 'tactical', 18],
    ['recce', 'nonTactical', 28],
    ['tank', 'tactical', 18],
    ['tank', 'nonTactical', 28],
    ['foot', 'tactical', 15],
    ['foot', 'nonTactical', 25],
  ] as const)('§6: %s, %s, in close country and in bocage: %d km (OC-100)', (mover, mode, maxKm) => {
    expect(leg(71, 74, { mover, mode })).toMatchObject({ ground: 'close', maxKm });
    expect(leg(91, 94, { mover, mode })).toMatchObject({ ground: 'close', maxKm });
  });

  it('a fortified place slows nobody: 30 km', () =>
    expect(leg(111, 114, { mover: 'mech' })).toMatchObject({ ground: 'open', maxKm: 30 }));

  it('the working names the areas that the way runs through, two at most', () => {
    const through = (fromX: number, toX: number) => leg(fromX, toX, { mover: 'mech' }).working.map(({ what }) => what);
    expect(through(71, 74)).toEqual(['in close country (Suisse normande)']);
    expect(through(92, 96)).toEqual(['in close country (Odon valley, Dives orchards)']);
    expect(through(92, 99)).toEqual(['in close country (Odon valley, Dives orchards and others)']);
    expect(through(68, 72)).toEqual(['in the open', 'in close country (Suisse normande)']);
    expect(through(11, 14)).toEqual(['in woods or town']);
  });

  it('§6, OC-102: by night a quarter, in road column half', () => {
    expect(leg(0, 3, { daypart: 'night' })).toMatchObject({ maxKm: 3.75, turnShareMoved: 0.8 });
    expect(leg(0, 3, { daypart: 'night', mode: 'roadColumn' })).toMatchObject({ maxKm: 15, turnShareMoved: 0.2 });
  });

  it('§6, OC-101: towed artillery moves in road column only', () => {
    const gun = { mover: 'towedArtillery' } as const;
    expect(leg(0, 4, gun)).toMatchObject({ maxKm: 0, turnShareMoved: 1, advice: [{ code: 'roadOnly' }] });
    expect(leg(0, 15, { ...gun, mode: 'roadColumn' })).toMatchObject({
      maxKm: 75,
      turnShareMoved: 0.2,
      advice: [{ code: 'offRoad', message: '15.0 km of it lie off any road.' }],
    });
    expect(leg(0, 0, gun)).toMatchObject({ turnShareMoved: 0, advice: [] });
  });

  it('§6, OC-71: half the turn still attacks, more does not', () => {
    expect(leg(0, 7.5).advice).toEqual([]);
    expect(leg(0, 7.6).advice.map(({ code }) => code)).toEqual(['tooLateToAttack']);
  });

  it('§6, OC-104: beyond the guide is advice with both figures', () => {
    expect(leg(0, 16, { daypart: 'night', kmBefore: 12, shareBefore: 0.75, mode: 'roadColumn' }).advice[0]).toEqual({
      code: 'beyondGuide',
      message: '28.0 km by night; the guide is 15.4 km.',
      rule: '§6 Movement, OC-104',
    });
    expect(leg(0, 15).advice.map(({ code }) => code)).not.toContain('beyondGuide');
  });

  it('legs of a turn add up: two halves are the whole', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 160 }), fc.integer({ min: 1, max: 160 }), (a, b) => {
        const near = Math.min(a, b) / 4;
        const far = Math.max(a, b) / 4;
        const first = leg(0, near, { mover: 'recce' });
        const both = leg(near, far, {
          mover: 'recce',
          kmBefore: first.kmMoved,
          shareBefore: first.turnShareMoved,
        });
        const once = leg(0, far, { mover: 'recce' });
        expect(both.kmMoved).toBeCloseTo(once.kmMoved, 3);
        expect(Math.abs(both.turnShareMoved - once.turnShareMoved)).toBeLessThan(0.001);
      }),
      { seed: 6 },
    );
  });

  it('§5, §6: goes as it was ordered; without an order tactical; towed guns by road', () => {
    expect(modeFor('foot', 'tact')).toBe('tactical');
    expect(modeFor('mech', 'nonTact')).toBe('nonTactical');
    expect(modeFor('recce', null)).toBe('tactical');
    expect(modeFor('towedArtillery', 'tact')).toBe('roadColumn');
  });
});

describe('§6 Passing By: whom a leg meets (OC-111)', () => {
  const beside = (x: number, y: number, more: object = {}) => ({
    beside: { enemies: [{ id: 'krafft', name: 'KG Krafft', x, y }], action: 'move' as const, isTanks: false, ...more },
  });
  const meets = (fromX: number, toX: number, more: Partial<LegCase>) =>
    leg(fromX, toX, more).advice.filter(({ code }) => code === 'meetsEnemy');

  it('in the open a move stops 2 km short, at the exact place', () => {
    expect(meets(0, 8, beside(7, 1.2))).toEqual([
      {
        code: 'meetsEnemy',
        message: 'It stops at 054 000, 2 km from KG Krafft.',
        rule: '§5 Move, OC-111',
        meets: { x: expect.closeTo(5.4, 9), y: 0, stops: true, legs: 0 },
      },
    ]);
  });
  it('in woods and in a town 1 km short, and by night everywhere', () => {
    expect(meets(11, 19, beside(18, 0))[0]!.meets!.x).toBeCloseTo(17, 9);
    expect(meets(51, 59, beside(58, 0))[0]!.meets!.x).toBeCloseTo(57, 9);
    expect(meets(0, 9, { ...beside(8, 0), daypart: 'night' })[0]!.meets!.x).toBeCloseTo(7, 9);
    expect(meets(31, 39, beside(38, 0))[0]!.meets!.x).toBeCloseTo(36, 9);
  });
  it('in close country and in bocage 1 km short, and it says which area and why', () => {
    expect(meets(91, 94.9, beside(94, 0))).toMatchObject([
      {
        message:
          'It stops at 930 000, 1 km from KG Krafft. KG Krafft stands in Odon valley, close country: the passing distance is 1 km.',
        meets: { x: expect.closeTo(93, 9) },
      },
    ]);
    expect(meets(71, 79, beside(78, 0))).toMatchObject([
      {
        message:
          'It stops at 770 000, 1 km from KG Krafft. KG Krafft stands in Suisse normande, bocage: the passing distance is 1 km.',
        meets: { x: expect.closeTo(77, 9) },
      },
    ]);
    expect(meets(0, 9, { ...beside(8, 0), daypart: 'night' })[0]!.message).toBe(
      'It stops at 070 000, 1 km from KG Krafft. The passing distance is 1 km by night.',
    );
  });
  it('a fortified place in the open is open: 2 km', () =>
    expect(meets(111, 119, beside(118, 0))[0]!.meets!.x).toBeCloseTo(116, 9));
  it('1.5 km off the way: passed by where he stands in bocage, met where he stands in the open', () => {
    expect(meets(71, 79, beside(75, 1.5))).toEqual([]);
    expect(meets(61, 69, beside(65, 1.5))).toHaveLength(1);
  });
  it('by the ground that the enemy stands in, not by that under the way (OC-134)', () => {
    // Out of the wood at km 20 towards one in the open: 2 km off him, still among the trees.
    expect(meets(12, 30, beside(21.5, 0))[0]!.meets!.x).toBeCloseTo(19.5, 9);
    // Over the open towards one in the wood: 1 km off him.
    expect(meets(0, 12, beside(10.5, 0))[0]!.meets!.x).toBeCloseTo(9.5, 9);
  });
  it('who holds, prepares or has no order stops at the passing distance; who has orders to attack closes to 500 m (§6, OC-134)', () => {
    for (const action of ['hold', 'prepare', null] as const)
      expect(meets(0, 8, beside(7, 0, { action }))[0]!.meets).toMatchObject({ x: 5, stops: true });
    for (const action of ['attack', 'breakThrough', 'probe'] as const)
      expect(meets(0, 8, beside(7, 0, { action }))).toMatchObject([
        { message: 'It closes with KG Krafft at 065 000, to 500 m.', meets: { x: 6.5, stops: true } },
      ]);
    expect(meets(0, 6.5, beside(7, 0, { action: 'attack' }))).toMatchObject([
      { message: 'It ends 500 m from KG Krafft, in contact.', meets: { stops: false } },
    ]);
    // 1 km off its way he is passed by, on the way to whoever is to be attacked.
    expect(meets(0, 8, beside(4, 1, { action: 'attack' }))).toEqual([]);
  });
  it('at the end of the leg it is in contact, and has nowhere earlier to stop', () => {
    expect(meets(0, 5, beside(7, 0))).toMatchObject([
      { message: 'It ends 2 km from KG Krafft, in contact.', meets: { stops: false } },
    ]);
  });
  it('tanks are told of the gap they may go through', () => {
    expect(meets(0, 8, beside(7, 0, { isTanks: true }))[0]!.message).toMatch(/down to 500 m\.$/);
  });
  it('nobody beside the way, or one it leads away from: nothing', () => {
    expect(meets(0, 8, {})).toEqual([]);
    expect(meets(0, 8, beside(-1, 0))).toEqual([]);
    expect(meets(0, 8, beside(4, 2.1))).toEqual([]);
  });
});
