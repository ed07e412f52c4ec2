import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changesOf, takenBack } from './case-effects';
import type { AppliedToCase } from './case-record';
import type { AirTaskTouched, GameRowsChanged } from './game-rows-changed';

const roles = { a: ['spits', 'mustangs'], b: ['jg'], transports: ['dz'], bombers: ['mitchells'] };
const task = (squadrons: number, own: Partial<AirTaskTouched> = {}): AirTaskTouched => ({
  squadronId: null,
  squadrons,
  lost: 0,
  damage: 0,
  state: 'ordered',
  ...own,
});
const gameWith = (
  tasks: Record<string, AirTaskTouched>,
  groups: Record<string, { squadrons: number; lost: number }> = {},
) => ({
  unit: new Map(),
  crossing: new Map(),
  squadron: new Map(Object.entries(groups)),
  airTask: new Map(Object.entries(tasks)),
});

const fell = { turn: 5, by: 'Air Control', at: new Date('1944-09-18T13:00:00Z') };

describe('§13: an air battle on air orders', () => {
  const game: GameRowsChanged = gameWith(
    {
      spits: task(6, { squadronId: '83' }),
      mustangs: task(3, { squadronId: '83' }),
      jg: task(4, { squadronId: 'jk' }),
      dz: task(6),
      mitchells: task(4, { squadronId: '2' }),
    },
    { '83': { squadrons: 12, lost: 1 }, jk: { squadrons: 10, lost: 0 }, '2': { squadrons: 4, lost: 0 } },
  );
  const put = { a: 9, b: 4, escorted: { by: 'a', transportSerials: 6, bomberSquadrons: 4 } } as const;
  const outcome = (own: object) =>
    ({
      attacker: 'a',
      result: 'lose',
      losses: { a: 2, b: 1 },
      transportSerialsLost: 3,
      bomberSquadronsLost: 1,
      ...own,
    }) as never;
  const changed = (own: object) =>
    Object.fromEntries(
      changesOf('airToAir', outcome(own), { put, about: { tasks: roles }, ...fell, game }).map((one) => [
        `${one.subject} ${one.id}`,
        one.after,
      ]),
    );

  it('OC-44, OC-96: losses fall where most are left, a group pays once for all its orders, the losers are driven off', () =>
    expect(changed({})).toEqual({
      'airTask spits': { lost: 2, state: 'drivenOff' },
      'airTask mustangs': { state: 'drivenOff' },
      'airTask jg': { lost: 1 },
      'airTask dz': { lost: 3 },
      'airTask mitchells': { lost: 1, state: 'drivenOff' },
      'squadron 83': { lost: 3 },
      'squadron jk': { lost: 1 },
      'squadron 2': { lost: 1 },
    }));

  it('OC-95: after a draw nobody is driven off', () =>
    expect(
      changed({ result: 'draw', losses: { a: 0, b: 1 }, transportSerialsLost: 0, bomberSquadronsLost: 0 }),
    ).toEqual({
      'airTask jg': { lost: 1 },
      'squadron jk': { lost: 1 },
    }));
});

describe('OC-85: damage over an operation', () => {
  const flak = (damage: number, serialsLost = Math.floor(damage / 2)) =>
    ({ damage, serialsLost, serials: [{ id: 's', hits: [], damage, carriedStepsLost: 0 }] }) as never;
  const put = { mission: 'overflight', serials: [{ id: 's', kind: 'transport' }], flak: [] } as never;
  const applied = (row: AirTaskTouched, damage: number): AppliedToCase[] =>
    changesOf('flak', flak(damage), { put, about: { flakOf: 'dz' }, ...fell, game: gameWith({ dz: row }) });
  const become = (row: AirTaskTouched, patch: object): AirTaskTouched => ({ ...row, ...patch });

  it('one and one over two cases are a serial', () => {
    const once = become(task(6), applied(task(6), 1)[0]!.after);
    expect(once).toMatchObject({ damage: 1, lost: 0 });
    expect(become(once, applied(once, 1)[0]!.after)).toMatchObject({ damage: 2, lost: 1 });
  });

  it('whatever is applied, and whichever is taken back: two of damage left are one serial lost', () =>
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 7 }), { minLength: 1, maxLength: 5 }),
        fc.nat(),
        (damages, nth) => {
          let row = task(60);
          const done = damages.map((damage) => {
            const [one] = applied(row, damage);
            row = become(row, one!.after);
            return one!;
          });
          const sum = damages.reduce((all, damage) => all + damage, 0);
          expect(row).toMatchObject({ damage: sum, lost: Math.floor(sum / 2) });
          const back = nth % damages.length;
          const left = sum - damages[back]!;
          expect(become(row, takenBack(row, done[back]!))).toMatchObject({ damage: left, lost: Math.floor(left / 2) });
        },
      ),
    ));
});
