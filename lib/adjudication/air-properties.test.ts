import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { RecceReport } from '@/lib/words';
import { resolveAirToAir } from './air-to-air';
import { expectSame, face, manyFaces, numRuns, rollOf } from './chance-for-tests';
import { cases } from './chance-of-kinds-for-tests';
import { diceFrom, scriptedDice } from './dice';
import { type FlakOutcome, resolveFlak } from './flak';
import { resolveRecce } from './recce';
import { profileOf, stepsIn } from './status';
import type { Face } from './types';

const values = (rolls: readonly { value: Face }[]): Face[] => rolls.map(({ value }) => value);

/** The dice that fell for each row, where `fell` tells how many. */
function shares<Row>(rows: readonly Row[], rolls: readonly Face[], fell: (row: Row) => number): Face[][] {
  let next = 0;
  return rows.map((row) => {
    next += fell(row);
    return rolls.slice(next - fell(row), next);
  });
}

describe('whatever the flak (§12)', () => {
  test('damage is the count of hits, two of it a serial; losses stay within what is carried', () => {
    fc.assert(
      fc.property(cases.flak, manyFaces, (flak, faces) => {
        const { serials, damage, serialsLost, rolls } = resolveFlak(flak, diceFrom(rollOf(faces)));
        const hits = serials.flatMap((serial) => serial.hits);
        expectSame(rolls.length, hits.length);
        expectSame(
          [damage, serialsLost],
          [hits.filter(({ effect }) => effect !== 'none').length, Math.floor(damage / 2)],
        );
        serials.forEach((serial, index) => {
          const { carries, kind } = flak.serials[index]!;
          const losses = serial.hits.filter(({ effect }) => effect === 'loss').length;
          const held = carries ? stepsIn(profileOf(carries.profile)) - carries.stepsLost : 0;
          expectSame(serial.carriedStepsLost, Math.min(losses, held));
          if (kind === 'fighter' && flak.mission === 'overflight') expectSame(serial.hits, []);
        });
      }),
      { numRuns },
    );
  });
  test('with their dice moved along, serials may come in any order, and guns stand in any', () => {
    fc.assert(
      fc.property(cases.flak, manyFaces, (flak, faces) => {
        const outcome = resolveFlak(flak, diceFrom(rollOf(faces)));
        const each = shares(outcome.serials, values(outcome.rolls), ({ hits }) => hits.length);
        const turned = { ...flak, serials: [...flak.serials].reverse(), flak: [...flak.flak].reverse() };
        const dice = scriptedDice([...each].reverse().flat());
        const told = ({ serials, damage, serialsLost }: FlakOutcome) => ({ serials, damage, serialsLost });
        expectSame(told(resolveFlak(turned, dice)), { ...told(outcome), serials: [...outcome.serials].reverse() });
        dice.end();
      }),
      { numRuns },
    );
  });
  test('suppressed flak is as good as none', () => {
    fc.assert(
      fc.property(cases.flak, manyFaces, (flak, faces) => {
        const silenced = { ...flak, flak: flak.flak.map((gun) => ({ ...gun, isSuppressed: true })) };
        expectSame(resolveFlak(silenced, diceFrom(rollOf(faces))).rolls, []);
        const firing = { ...flak, flak: flak.flak.filter(({ isSuppressed }) => !isSuppressed) };
        const [all, some] = [flak, firing].map((one) => resolveFlak(one, diceFrom(rollOf(faces))));
        expectSame(all?.serials, some?.serials);
      }),
      { numRuns },
    );
  });
});

describe('whatever the reconnaissance (§12c)', () => {
  const worth: Record<RecceReport, number> = {
    nothing: 0,
    enemySpotted: 1,
    direction: 2,
    type: 2,
    directionAndType: 3,
    typeAndSize: 3,
    directionTypeAndSize: 4,
  };
  const isSeen = (target: { isInCover: boolean; kind: string; isInBuiltUp: boolean; isHighConcentration?: boolean }) =>
    !target.isInCover || target.isHighConcentration || (target.kind === 'vehicles' && target.isInBuiltUp);

  test('a die for each target that can be seen; with them moved along, targets may stand in any order', () => {
    fc.assert(
      fc.property(cases.recce, manyFaces, (recce, faces) => {
        const { targets, rolls } = resolveRecce(recce, diceFrom(rollOf(faces)));
        const seen = (target: (typeof recce.targets)[number]) => (!recce.isNight && isSeen(target) ? 1 : 0);
        const each = shares(recce.targets, values(rolls), seen);
        expectSame(each.flat(), values(rolls));
        const dice = scriptedDice([...each].reverse().flat());
        const turned = resolveRecce({ ...recce, targets: [...recce.targets].reverse() }, dice);
        expectSame(turned.targets, [...targets].reverse());
        recce.targets.forEach((target, index) => {
          if (seen(target) === 0) expectSame(targets[index]?.report, 'nothing');
        });
      }),
      { numRuns },
    );
  });
  test('no higher die tells less', () => {
    fc.assert(
      fc.property(cases.recce, manyFaces, (recce, faces) => {
        const higher = faces.map((one) => Math.min(one + 1, 6) as Face);
        const [stood, then] = [faces, higher].map((given) => resolveRecce(recce, diceFrom(rollOf(given))).targets);
        then?.forEach(({ report }, index) => {
          if (worth[report] < worth[stood![index]!.report]) expect.fail(`${report} on a higher die`);
        });
      }),
      { numRuns },
    );
  });
});

describe('whatever the air battle (§13)', () => {
  test('nobody loses more than there is, and reports tell it', () => {
    fc.assert(
      fc.property(cases.airToAir, face, (air, one) => {
        const { losses, result, column, rolls, reportAs, attacker, ...through } = resolveAirToAir(
          air,
          scriptedDice([one]),
        );
        const isFought = air.a > 0 && air.b > 0;
        expectSame([rolls.length, column !== null, result !== 'unopposed'], [isFought ? 1 : 0, isFought, isFought]);
        for (const side of ['a', 'b'] as const) {
          if (losses[side] < 0 || losses[side] > air[side]) expect.fail(`${losses[side]} of ${air[side]}`);
          expectSame(reportAs[side] === 'none', losses[side] === 0);
        }
        if (through.transportSerialsLost > (air.escorted?.transportSerials ?? 0)) expect.fail('serials');
        if (through.bomberSquadronsLost > (air.escorted?.bomberSquadrons ?? 0)) expect.fail('bombers');
        if (air.escorted?.by === attacker && result === 'win')
          expectSame([through.transportSerialsLost, through.bomberSquadronsLost], [0, 0]);
      }),
      { numRuns },
    );
  });
  test('the sides by each other’s names: the same battle, where they are not equal', () => {
    const swapped = { a: 'b', b: 'a' } as const;
    fc.assert(
      fc.property(
        cases.airToAir.filter(({ a, b }) => a !== b),
        face,
        ({ a, b, escorted }, one) => {
          const stood = resolveAirToAir({ a, b, ...(escorted ? { escorted } : {}) }, scriptedDice([one]));
          const turned = resolveAirToAir(
            { a: b, b: a, ...(escorted ? { escorted: { ...escorted, by: swapped[escorted.by] } } : {}) },
            scriptedDice([one]),
          );
          expectSame(turned, {
            ...stood,
            attacker: swapped[stood.attacker],
            losses: { a: stood.losses.b, b: stood.losses.a },
            reportAs: { a: stood.reportAs.b, b: stood.reportAs.a },
          });
        },
      ),
      { numRuns },
    );
  });
});
