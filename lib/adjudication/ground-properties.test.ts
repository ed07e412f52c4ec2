import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { expectSame, manyFaces, numRuns, rollOf } from './chance-for-tests';
import { cases } from './chance-of-kinds-for-tests';
import { diceFrom, scriptedDice } from './dice';
import { type InterdictionCase, type InterdictionOutcome, resolveInterdiction } from './interdiction';
import { adjudicateMovement } from './movement';
import { tidy } from './score';
import { profileOf, statusAt, stepsIn } from './status';
import { resolveTraffic } from './traffic';
import type { Face } from './types';

const values = (rolls: readonly { value: Face }[]): Face[] => rolls.map(({ value }) => value);

describe('whatever the interdiction (§9)', () => {
  const any = (holds: (outcome: InterdictionOutcome, interdiction: InterdictionCase) => void) =>
    fc.assert(
      fc.property(cases.interdiction, manyFaces, (interdiction, faces) =>
        holds(resolveInterdiction(interdiction, diceFrom(rollOf(faces))), interdiction),
      ),
      { numRuns },
    );

  test('steps stay within the profile, status follows them, a step immobilises, and flak hit is suppressed', () => {
    any(({ targets }, { targets: put }) => {
      targets.forEach(({ id, steps, isImmobilised, isSuppressed, statusAfter }, index) => {
        const target = put[index]!;
        const profile = profileOf(target.profile);
        if (steps < 0 || target.stepsLost + steps > stepsIn(profile)) expect.fail(`${steps} of ${target.profile}`);
        expectSame([id, statusAfter], [target.id, statusAt(profile, target.stepsLost + steps)]);
        if (steps > 0) expectSame(isImmobilised, true);
        expectSame(isSuppressed, target.isFlak && isImmobilised);
      });
    });
  });
  test('one die for each weight on each target; with their dice moved along, targets may stand in any order', () => {
    any(({ targets, rolls }, interdiction) => {
      const weights = new Set(interdiction.forces.map(({ weight }) => weight)).size;
      expectSame(rolls.length, weights * targets.length);
      const chunks = targets.map((_, index) => values(rolls).slice(index * weights, (index + 1) * weights));
      const dice = scriptedDice(chunks.reverse().flat());
      const turned = { ...interdiction, targets: [...interdiction.targets].reverse() };
      expectSame(resolveInterdiction(turned, dice).targets, [...targets].reverse());
    });
  });
  test('forces in another order, or one by one, are the same force', () => {
    any(({ targets, rolls }, interdiction) => {
      const one = interdiction.forces.flatMap(({ weight, count }) =>
        Array.from({ length: count }, () => ({ weight, count: 1 })),
      );
      const dice = scriptedDice(values(rolls));
      expectSame(resolveInterdiction({ ...interdiction, forces: one.reverse() }, dice).targets, targets);
    });
  });
  test('no higher die does less, and no stronger force', () => {
    any(({ targets, rolls }, interdiction) => {
      const higher = values(rolls).map((face) => Math.min(face + 1, 6) as Face);
      const more = interdiction.forces.map(({ weight, count }) => ({ weight, count: count + 1 }));
      for (const then of [
        resolveInterdiction(interdiction, scriptedDice(higher)),
        resolveInterdiction({ ...interdiction, forces: more }, scriptedDice(values(rolls))),
      ])
        then.targets.forEach(({ steps, isImmobilised }, index) => {
          const stood = targets[index]!;
          if (steps < stood.steps || (stood.isImmobilised && !isImmobilised)) expect.fail(stood.id);
        });
    });
  });
});

describe('whatever the traffic (§7)', () => {
  test('what crosses fits what is left, in strict order of march, and no unit goes back', () => {
    fc.assert(
      fc.property(cases.traffic, (traffic) => {
        const { queue, capacityLeft } = resolveTraffic(traffic);
        const now = queue.map(({ pointsAcross }, index) => pointsAcross - traffic.queue[index]!.pointsAcross);
        const crossed = now.reduce((sum, points) => sum + points, 0);
        if (now.some((points) => points < 0) || capacityLeft < 0) expect.fail(`${now} ${capacityLeft}`);
        const { capacityPoints, pointsUsed, isBlown } = traffic.crossing;
        if (isBlown) expectSame([crossed, capacityLeft], [0, 0]);
        else if (capacityPoints !== undefined)
          expectSame(tidy(crossed + capacityLeft), Math.max(0, capacityPoints - pointsUsed));
        const held = queue.findIndex(({ crosses }) => crosses !== 'wholly');
        if (held >= 0 && now.slice(held + 1).some((points) => points > 0)) expect.fail('one overtook another');
        queue.forEach(({ crosses, pointsAcross, columnLengthKm }, index) => {
          const { unitSizePoints } = traffic.queue[index]!;
          expectSame(columnLengthKm, unitSizePoints);
          if (pointsAcross > unitSizePoints) expect.fail(`${pointsAcross} of ${unitSizePoints}`);
          if (crosses === 'wholly') expectSame(pointsAcross, unitSizePoints);
          if (crosses === 'partly') expectSame([now[index]! > 0, pointsAcross < unitSizePoints], [true, true]);
          if (crosses === 'waits') expectSame(now[index], 0);
        });
      }),
      { numRuns },
    );
  });
  test('turn after turn everybody comes across a crossing that carries anything', () => {
    fc.assert(
      fc.property(cases.traffic, ({ crossing, queue }) => {
        const open = {
          ...crossing,
          isBlown: false,
          pointsUsed: 0,
          capacityPoints: (crossing.capacityPoints ?? 20) + 1,
        };
        let waiting = queue;
        for (let turn = 0; turn <= queue.reduce((sum, { unitSizePoints }) => sum + unitSizePoints, 1); turn += 1)
          waiting = resolveTraffic({ crossing: open, queue: waiting }).queue.map(({ pointsAcross }, index) => ({
            ...waiting[index]!,
            pointsAcross,
          }));
        for (const { unitSizePoints, pointsAcross } of waiting) expectSame(pointsAcross, unitSizePoints);
      }),
      { numRuns },
    );
  });
});

describe('whatever the move (§6)', () => {
  test('the maximum is the sum of its lines; what slows it may come in any order, and never speeds it up', () => {
    fc.assert(
      fc.property(cases.movement, (move) => {
        const { maxKm, lines, isWithin, turnShare, canAttack, rolls } = adjudicateMovement(move);
        expectSame(
          lines.reduce((sum, { points }) => sum + points, 0),
          maxKm,
        );
        expectSame([rolls, canAttack], [[], tidy(turnShare) <= 0.5]);
        if (maxKm > 0) expectSame(turnShare, move.distanceKm / maxKm);
        expectSame(isWithin, tidy(move.distanceKm) <= tidy(maxKm));
        const turned = adjudicateMovement({ ...move, slowedBy: [...move.slowedBy].reverse() });
        expectSame(
          [turned.maxKm, [...turned.lines].map(({ what }) => what).sort()],
          [maxKm, lines.map(({ what }) => what).sort()],
        );
        const slower = adjudicateMovement({ ...move, slowedBy: [...move.slowedBy, 'rain'] });
        expectSame(tidy(slower.maxKm * 2), tidy(maxKm));
      }),
      { numRuns },
    );
  });
});
