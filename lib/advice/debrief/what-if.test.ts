import { describe, expect, it } from 'vitest';
import { arnhem } from '@/lib/adjudication/arnhem-for-tests';
import { air, aUnit, guns } from '@/lib/adjudication/case-for-tests';
import { example2011, literal2011 } from '@/lib/adjudication/rulebook';
import { caseIf, joining, linesOnlyIn, type WhatIf, whatIf } from './what-if';

/** §9 Example of Combat Procedure, with something in it otherwise. */

const then = (change: WhatIf, combat = arnhem) => whatIf(combat, literal2011, [2], change);
const chancesOf = (change: WhatIf) =>
  then(change)
    .chances.filter(({ outOfSix }) => outOfSix > 0)
    .map(({ result, outOfSix }) => [result, outOfSix]);

describe('the worked example of §9', () => {
  it('as it was: 18 against 12, die 2, margin 8, Success; Limited 1, Success 4, Total 1 of six', () => {
    expect(then({})).toMatchObject({
      attackersScore: 18,
      defendersScore: 12,
      die: 2,
      margin: 8,
      result: 'success',
      steps: { attacker: 4, defender: 2 },
    });
    expect(chancesOf({})).toEqual([
      ['totalSuccess', 1],
      ['success', 4],
      ['limitedSuccess', 1],
    ]);
  });

  it('another reading (OC-2): the advantage once for the side, 18 v 10: Success and Total three each', () => {
    const reading = { policy: 'tacticalAdvantageScope' as const, value: 'perSide' as const };
    expect(then({ reading })).toMatchObject({ attackersScore: 18, defendersScore: 10, margin: 10, result: 'success' });
    expect(chancesOf({ reading })).toEqual([
      ['totalSuccess', 3],
      ['success', 3],
    ]);
  });

  it('another die: on a 6 margin 12, Total success; on a 1 margin 7, Limited success. The chances stay', () => {
    expect(then({ die: 6 })).toMatchObject({ die: 6, margin: 12, result: 'totalSuccess' });
    expect(then({ die: 1 })).toMatchObject({ die: 1, margin: 7, result: 'limitedSuccess' });
    expect(chancesOf({ die: 6 })).toEqual(chancesOf({}));
  });

  it('without the field guns: 12 v 12, margin 2', () => {
    expect(then({ withoutGuns: ['field-guns'] })).toMatchObject({ attackersScore: 12, defendersScore: 12, margin: 2 });
  });

  it('one attacker unprepared: four points less (§9 Factors), 14 v 12', () => {
    expect(then({ preparedTurned: ['20-sspzgr'] })).toMatchObject({
      attackersScore: 14,
      defendersScore: 12,
      margin: 4,
    });
  });

  it('another prepared unit of status 5 on the defenders’ side: 18 v 17', () => {
    const unit = joining('more', aUnit('more', { formation: '1 Airborne Div' }), 'defender');
    expect(unit).toMatchObject({ action: 'hold', isPrepared: true, posture: 'tact' });
    expect(then({ units: [{ role: 'defender', unit }] })).toMatchObject({
      attackersScore: 18,
      defendersScore: 17,
      margin: 3,
    });
  });

  it('more guns of status 6: 24 v 12', () => {
    expect(then({ guns: [{ role: 'attacker', guns: guns('more-guns') }] })).toMatchObject({
      attackersScore: 24,
      margin: 14,
    });
  });

  it('air support that comes, and what came taken away again', () => {
    const entry = air(2);
    const withAir = caseIf(arnhem, { air: [{ role: 'attacker', entry }] });
    expect(withAir.attacker.air).toEqual([entry]);
    // Two squadrons of Allied ground attack are superior support: 6 (§9 Close Air Support).
    expect(then({}, withAir)).toMatchObject({ attackersScore: 24, defendersScore: 12, result: 'totalSuccess' });
    expect(then({ withoutAir: ['attacker 0'] }, withAir)).toEqual(then({}));
  });

  it('tells which lines of the working came and which went', () => {
    const was = then({});
    const is = then({ preparedTurned: ['20-sspzgr'] });
    expect(linesOnlyIn(is.lines, was.lines).map(({ unitId, points }) => [unitId, points])).toEqual([['20-sspzgr', -4]]);
    expect(linesOnlyIn(was.lines, is.lines)).toEqual([]);
  });

  it('changes nothing of the case it was given', () => {
    const before = JSON.stringify(arnhem);
    then({ preparedTurned: ['20-sspzgr'], withoutGuns: ['field-guns'], die: 6 });
    expect(JSON.stringify(arnhem)).toBe(before);
  });

  it('by the arithmetic of the printed example: 21 against 10, Total success on every face', () => {
    const { attackersScore, defendersScore, chances } = whatIf(arnhem, example2011, [2], {});
    expect([attackersScore, defendersScore]).toEqual([21, 10]);
    expect(chances[0]).toEqual({ result: 'totalSuccess', outOfSix: 6 });
  });
});
