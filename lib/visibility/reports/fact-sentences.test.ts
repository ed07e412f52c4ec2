import { describe, expect, it } from 'vitest';
import { british, germans, germanTruth, reportTruth } from '../testing/given-truth';
import { factsOf, row, unit } from '../testing/letters/given-facts';
import { sayings } from './fact-sentences';
import { factsFor } from './report-facts';

describe('facts for the hand that edits', () => {
  it('gives each fact of the worked example with the sentence that tells it', () => {
    const told = sayings(factsFor(british, reportTruth()));
    expect(told.map(({ letter, what, fact, isMust }) => [letter, what, fact, isMust])).toEqual([
      ['E', '2nd Para Bn', 'still able to attack', false],
      ['L', '2nd Para Bn', '746 779', false],
      ['E', '5 AL Atk Bty', 'very close to disintegration', false],
      ['L', '5 AL Atk Bty', '746 779', false],
      ['E2', 'Enemy', 'three to four battalions', false],
      ['T', 'Kind', 'Panzergrenadiers and crews fighting on foot', false],
      ['T', 'Enemy artillery', 'took part', true],
      ['I', 'Identity', 'not yet', false],
    ]);
    const [, place, , , enemy] = told;
    expect(place!.sentence).toContain('2nd Para Bn');
    expect(place!.sentence).toContain('746 779');
    expect(enemy!.sentence).toContain('three to four battalions');
    expect(new Set(told.map(({ id }) => id)).size).toBe(told.length);
  });

  it('asks for the own guns by name', () => {
    const guns = sayings(factsFor(germans, germanTruth())).find(({ what }) => what === 'Own artillery');
    expect(guns).toMatchObject({ letter: 'T', isMust: true });
    expect(guns!.sentence).toMatch(/\bour\b.*\b(guns|artillery)\b/i);
  });

  it('tells moves, arrivals and requests', () => {
    const told = sayings(
      factsFor(
        british,
        reportTruth({
          combats: [],
          moves: [{ unitId: 'para', isFinished: false, why: 'mines' }],
          arrivals: [{ unitId: 'battery' }],
          requests: [{ id: 'r', what: 'the resupply', heard: '' }],
        }),
      ),
    );
    expect(told.map(({ letter, what, fact }) => [letter, what, fact])).toEqual([
      ['M', '2nd Para Bn', 'stopped'],
      ['M', '5 AL Atk Bty', 'arrived'],
      ['M', 'the resupply', 'no word yet'],
    ]);
    expect(told[0]!.sentence).toContain('mines');
  });

  it('has no line for what a fight or a place tells, and tells of a row only what neither does', () => {
    const border = unit('1 Border');
    const kosb = unit('7 KOSB');
    const both = row([border, kosb], { is: 'held' }, { factId: 'mixed', action: 'hold' });
    const told = sayings(
      factsOf({
        sender: 'G Ops',
        news: [
          row([border], { is: 'attacked', fightIds: ['f'] }, { isOwed: false }),
          row([kosb], { is: 'held' }, { isOwed: false }),
          {
            ...both,
            parts: [
              { units: [['1 Border']], at: null, outcome: { is: 'held' } },
              { units: [['7 KOSB']], at: null, outcome: { is: 'probedNobody' } },
            ],
          },
        ],
      }),
    );
    expect(told.map(({ id, sentence }) => [id, sentence])).toEqual([
      ['mixed', '7 KOSB sent out patrols, which met nobody.'],
    ]);
  });
});
