import { describe, expect, it } from 'vitest';
import { actsAllowed } from './acts-allowed';
import {
  bandsReached,
  chanceOfAtLeast,
  chancesOfHits,
  chanceThroughFlak,
  chanceToPutOut,
  facesOfCloseAssault,
  facesThatHit,
} from './chances';
import { allied, german, inPhase, played, refused, said, table } from './desk-for-tests';
import { streetFight } from './example';
import { artilleryResultNames } from './names';
import { type ActOf, coversOfTarget, guns, setupSchema, type UnitEntry } from './state';

const firing = (target: Partial<UnitEntry> = {}) =>
  inPhase(table([german('grenadiers'), allied('paras', { class: 'elite', ...target })]), 'directFire');
const shot = (more: Partial<ActOf<'fire'>> = {}): ActOf<'fire'> => ({
  kind: 'fire',
  firer: 'grenadiers',
  target: 'paras',
  dice: 2,
  range: 'short',
  cover: 'open',
  ...more,
});

describe('what the dice would bring, before they fall', () => {
  it('the bands of artillery, each with the faces that reach it', () => {
    const reached = (burst: Parameters<typeof bandsReached>[1], fromAircraft = false) =>
      bandsReached(firing(), burst, fromAircraft).map(({ band, reached: faces }) => [band.result, ...faces]);
    // In the open +2 (recovered); bands: below 1 and 1–2 nothing, 3–6 suppress, 7–8 back, 9–10 with losses, 11 destroyed.
    expect(reached({ gun: 'over75', cover: 'open' })).toEqual([
      ['noEffect'],
      ['noEffect'],
      ['suppress', 1, 2, 3, 4],
      ['retreat', 5, 6],
      ['retreatWithCasualties', 7, 8],
      ['destroyed', 9, 10],
    ]);
    // A light gun −1, hard cover −2.
    expect(reached({ gun: 'upTo75', cover: 'hard' }).map(([, ...faces]) => faces)).toEqual([
      [1, 2, 3],
      [4, 5],
      [6, 7, 8, 9],
      [10],
      [],
      [],
    ]);
    // A bomb +1 from an aircraft +2 on soft cover, and the umpire takes 3 off: the die as it falls.
    expect(reached({ gun: 'bomb', cover: 'soft', tweak: -3 }, true)[2]).toEqual(['suppress', 3, 4, 5, 6]);
  });

  it('are what the ten dice bring at the table, for every gun, cover and tweak', () => {
    const begun = table([german('hq', { observes: true }), allied('paras', { class: 'elite' })]);
    for (const gun of guns)
      for (const cover of coversOfTarget)
        for (const tweak of [-2, 0, 3]) {
          const act = { kind: 'artillery', target: 'paras', spotter: 'hq', gun, cover, tweak } as const;
          for (const { band, reached } of bandsReached(begun, act, false))
            for (const die of reached) {
              const result = `: ${artilleryResultNames[band.result]}.`;
              expect(said(played(begun, act, [die]).lines).some((line) => line.endsWith(result))).toBe(true);
            }
        }
  });

  it('hits of several dice', () => {
    // In the open a 6 or more hits: five faces.
    expect(chancesOfHits(firing(), shot())).toEqual([0.25, 0.5, 0.25]);
    expect(chanceOfAtLeast(firing(), shot({ dice: 3 }), 1)).toBeCloseTo(0.875, 12);
    // In a building 7 or more, then 10 alone: 4 in 100 a die.
    expect(chanceOfAtLeast(firing(), shot({ cover: 'building' }), 1)).toBeCloseTo(1 - 0.96 ** 2, 12);
    expect(facesThatHit(firing(), shot({ tweak: 2 }))).toBe(7);
  });

  it('IW-6: a vehicle put out by one of several dice; small arms do nothing to armour', () => {
    const tank = firing({ kind: 'armour', armour: 'mediumTank' });
    // Five faces hit; 88 mm +6 against 3 wants a 4: seven faces.
    expect(chanceToPutOut(tank, shot({ weapon: 'gun88', dice: 1 }))).toBeCloseTo(0.35, 12);
    expect(chanceToPutOut(tank, shot({ weapon: 'gun88' }))).toBeCloseTo(1 - 0.65 ** 2, 12);
    expect(chanceToPutOut(tank, shot())).toBe(0);
    expect(chanceToPutOut(firing(), shot())).toBeNull();
  });

  it('IW-5: a soft-skin by its third hit of small arms in the turn', () => {
    const truck = firing({ kind: 'softSkin', figures: 0 });
    expect(chanceToPutOut(truck, shot())).toBe(0);
    expect(chanceToPutOut(truck, shot({ dice: 3 }))).toBeCloseTo(0.125, 12);
    const twice = played(truck, shot(), [10, 10]).state;
    expect(chanceToPutOut(twice, shot({ dice: 1 }))).toBeCloseTo(0.5, 12);
  });

  it('IW-10: a close assault (+3) on a heavy tank (5) wants a 9; flak misses on 1 to 6', () => {
    expect(facesOfCloseAssault(firing(), 'heavyTank')).toBe(2);
    expect(facesOfCloseAssault(firing(), 'softSkin')).toBe(7);
    expect([0, 1, 2].map((weapons) => chanceThroughFlak(firing(), weapons))).toEqual([1, 0.6, 0.36]);
  });
});

describe('what the umpire adds of his own', () => {
  it('a modifier counts with the others and is said', () => {
    const { state, lines } = played(firing(), shot({ dice: 1, cover: 'hard', tweak: 3 }), [6]);
    expect(said(lines).slice(0, 3)).toEqual([
      '−2: target in hard cover.',
      "+3: the umpire's own.",
      'grenadiers at paras: 6; 7 or more with +1: 1 hit.',
    ]);
    expect(state.effects).toEqual([{ kind: 'figures', unit: 'paras', figures: 1 }]);
  });

  it('a test of morale, in any phase', () => {
    const state = table([german('grenadiers'), allied('paras', { class: 'elite' })]);
    expect(said(played(state, { kind: 'morale', unit: 'grenadiers' }, [2]).lines)).toEqual([
      'grenadiers tests its morale: the umpire asks for it.',
      'grenadiers: 2 of 3 or more, it fails.',
      'grenadiers routs off the table.',
    ]);
    expect(said(played(state, { kind: 'morale', unit: 'paras' }).lines)).toEqual([
      'paras (the umpire asks for it) is elite and takes no test.',
    ]);
    expect(refused(state, { kind: 'morale', unit: 'nobody' })).toMatchObject({ code: 'noSuchUnit', field: 'unit' });
  });

  it('IW-13: armour driven back may leave the table in whatever phase it was driven', () => {
    const state = table([german('tiger', { kind: 'armour', armour: 'heavyTank' }), allied('paras')]);
    const driven = played(state, { kind: 'morale', unit: 'tiger' }, [1]).state;
    expect(actsAllowed(driven, 'umpire').map(({ label }) => label)).toContain('tiger has gone off the table');
    expect(played(driven, { kind: 'leaveTable', unit: 'tiger' }).state.units.tiger?.gone).toBe('leftTable');
  });
});

describe('the street fight at Arnhem', () => {
  it('can be set up as it stands, both sides with somebody who calls artillery', () => {
    const { units } = setupSchema.parse(streetFight);
    expect(new Set(units.map(({ name }) => name)).size).toBe(units.length);
    expect(units.filter(({ observes }) => observes).map(({ side }) => side)).toEqual(['german', 'allied']);
  });
});
