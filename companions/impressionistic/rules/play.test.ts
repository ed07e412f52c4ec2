import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import type { Choice } from '@/companions/rules/at-table';
import { begin, play, replay } from '@/companions/rules/recorded-game';
import { recordedTableDice } from '@/companions/rules/table-dice';
import { howOften } from '@/scripts/testing/how-often';
import { actsAllowed } from './acts-allowed';
import { allied, german, played, table } from './desk-for-tests';
import { impressionistic } from './impressionistic';
import { type Act, type CoverOfTarget, coversOfTarget, type Gun, guns, type State, type UnitEntry } from './state';

/** The number of games that are played, in full by `npm run soak`; and the longest time on a busy machine. */
const runs = howOften(5, 25, 1_000);
vi.setConfig({ testTimeout: 300_000 });

const street: UnitEntry[] = [
  german('hq', { observes: true, figures: 2 }),
  german('grenadiers', { class: 'elite', figures: 8 }),
  german('panzer', { kind: 'armour', armour: 'mediumTank', figures: 4, class: 'green' }),
  allied('spotters', { observes: true, figures: 2, class: 'green' }),
  allied('paras', { class: 'elite', figures: 9 }),
  allied('jeep', { kind: 'softSkin', figures: 3 }),
  allied('guns', { figures: 4, class: 'green' }),
];

function chanceOf(seed: number) {
  let state = seed | 1;
  return (below: number): number => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return (state >>> 12) % below;
  };
}

/** Fills in what a choice leaves open, now and then with what is not allowed. */
function filled(choice: Choice<Act>, state: State, next: (below: number) => number): Act {
  if ('act' in choice) return choice.act;
  const pick = <One>(list: readonly One[]): One => list[next(list.length)]!;
  const one = choice.among?.length ? pick(choice.among) : 'hq';
  const cover: CoverOfTarget = pick(coversOfTarget);
  const gun: Gun = pick(guns);
  const men = (side: string) =>
    Object.values(state.units)
      .filter((unit) => unit.side === side && unit.kind === 'foot' && !unit.gone)
      .map((unit) => ({ unit: unit.id, figures: unit.figures }));
  switch (choice.kind) {
    case 'artillery':
      return { ...choice.given, kind: 'artillery', spotter: one, gun, cover } as Act;
    case 'airAttack':
      return { ...choice.given, kind: 'airAttack', gun, cover, flak: next(3) } as Act;
    case 'closeAssault':
      return { ...choice.given, kind: 'closeAssault', target: one, figures: 3 } as Act;
    case 'hide':
      return { kind: 'hide', unit: one, hidden: next(2) === 0 };
    case 'morale':
      return { kind: 'morale', unit: one };
    case 'assault':
      return {
        kind: 'assault',
        building: 'the mill',
        defender: 'german',
        attackers: men('allied'),
        defenders: men('german'),
      };
    default: {
      const weapon = state.units[one]?.kind === 'armour' || next(3) === 0 ? ({ weapon: 'bazooka' } as const) : {};
      return {
        ...choice.given,
        kind: choice.kind,
        target: one,
        dice: 1 + next(6),
        range: pick(['short', 'long'] as const),
        cover,
        flame: next(8) === 0,
        tweak: next(3) - 1,
        ...weapon,
      } as Act;
    }
  }
}

function expectSound(before: State, after: State): void {
  for (const unit of Object.values(after.units)) {
    const was = before.units[unit.id]!;
    expect(unit.figures).toBeGreaterThanOrEqual(0);
    expect(unit.figures).toBeLessThanOrEqual(was.figures);
    if (was.gone) expect(unit.gone).toBe(was.gone);
    if (unit.kind === 'foot' && unit.figures === 0) expect(unit.gone).toBeDefined();
  }
  if (after.phase !== 'directFire') expect(after.effects).toEqual([]);
  expect(after.turn).toBeGreaterThanOrEqual(before.turn);
}

describe('a street fight by chance, from the list of what may be done', () => {
  it('is sound at every step; what is refused changes nothing; a replay ends the same', () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const next = chanceOf(seed);
        const draw = (sides: number) => next(sides) + 1;
        let standing = begin(impressionistic, { units: street }, draw);
        for (let step = 0; step < 60; step += 1) {
          if (!standing.ok) throw new Error(standing.message);
          const { state } = standing;
          const choices = actsAllowed(state, 'umpire');
          const choice = next(4) === 0 ? choices.at(-1)! : choices[next(choices.length)]!;
          const act = filled(choice, state, next);
          // A side without men on foot fills in nobody: that is refused where an act comes in.
          if (!impressionistic.actSchema.safeParse(act).success) continue;
          const before = JSON.stringify(state);
          const answer = play(impressionistic, standing, act, draw);
          expect(JSON.stringify(state)).toBe(before);
          if (!answer.ok) {
            // A whole act of the list is never refused; what the test filled in may be.
            expect('act' in choice).toBe(false);
            continue;
          }
          expectSound(state, answer.state);
          standing = answer;
        }
        if (!standing.ok) throw new Error(standing.message);
        expect(isDeepStrictEqual(replay(impressionistic, standing.game), standing)).toBe(true);
      }),
      { numRuns: runs },
    );
  });

  it('any act at all is answered, and a refused one asks for no die', () => {
    const id = fc.constantFrom(...street.map((unit) => unit.id), 'nobody');
    const cover = fc.constantFrom(...coversOfTarget);
    const gun = fc.constantFrom(...guns);
    const act: fc.Arbitrary<Act> = fc.oneof(
      fc.record({ kind: fc.constant('artillery' as const), target: id, spotter: id, gun, cover }),
      fc.record({ kind: fc.constant('move' as const), unit: id }),
      fc.record({ kind: fc.constant('leaveTable' as const), unit: id }),
      fc.record({ kind: fc.constant('closeAssault' as const), unit: id, target: id, figures: fc.nat(9) }),
      fc.record({
        kind: fc.constantFrom('fire' as const, 'ambush' as const),
        firer: id,
        target: id,
        dice: fc.integer({ min: 1, max: 5 }),
        range: fc.constantFrom('short' as const, 'long' as const),
        cover,
      }),
    );
    fc.assert(
      fc.property(act, fc.nat(4), (one, phases) => {
        let state = table(street);
        for (let passed = 0; passed < phases; passed += 1) state = played(state, { kind: 'nextPhase' }).state;
        let rolled = 0;
        const dice = recordedTableDice((sides) => {
          rolled += 1;
          return 1 + (rolled % sides);
        });
        const answer = impressionistic.act(state, one, dice);
        if (!answer.ok) expect(rolled).toBe(0);
        else expect(answer.lines.length).toBeGreaterThan(0);
      }),
    );
  });

  it('the result of artillery is the die and its lines together', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...guns),
        fc.constantFrom(...coversOfTarget),
        fc.integer({ min: 1, max: 10 }),
        (gun, cover, die) => {
          const begun = table([german('hq', { observes: true }), allied('paras', { class: 'elite' })]);
          const act: Act = { kind: 'artillery', target: 'paras', spotter: 'hq', gun, cover };
          const lines = played(begun, act, [die]).lines.map(({ what }) => what.replaceAll('−', '-'));
          const result = /^(-?\d+): (no effect|suppressed|driven back|driven back with casualties|destroyed)\.$/;
          const parts = lines
            .filter((line) => !result.test(line))
            .flatMap((line) => /^([+-]\d+):/.exec(line)?.[1] ?? []);
          const total = lines.flatMap((line) => result.exec(line)?.[1] ?? []);
          expect(total.map(Number)).toEqual([parts.reduce((sum, part) => sum + Number(part), die)]);
        },
      ),
    );
  });
});
