import { describe, expect, it } from 'vitest';
import { adjudicate, type Kind, kindsOfCase } from '@/lib/adjudication/adjudicate';
import { dieInWords, problemInWords } from './case-words';

const forces = [{ weight: 'light', count: 1 }];
const targets = [{ id: 'a', profile: '5-3-0' }];
const queued = { id: 'a', unitSizePoints: 4, pointsAcross: 5 };

describe('what is wrong with a case, as the rules desk says it', () => {
  it.each<[Kind, object, string[]]>([
    ['bridge', {}, ['state: This is missing.']],
    ['interdiction', { targets: [], forces }, ['targets: Put at least one in.']],
    ['interdiction', { targets: [{ ...targets[0], id: '' }], forces }, ['targets.0.id: This is missing.']],
    ['interdiction', { targets: [{ id: 'a' }], forces }, ['targets.0.profile: This is missing.']],
    [
      'interdiction',
      { targets: [...targets, ...targets], forces },
      ['targets.1.id: “a” is in this case already: give it another name.'],
    ],
    [
      'interdiction',
      { targets: [{ ...targets[0], stepsLost: 3 }], forces },
      ['targets.0.stepsLost: It cannot have lost 3: the profile holds 2.'],
    ],
    [
      'interdiction',
      { targets: [{ id: 'a', profile: '3-5' }], forces },
      ['targets.0.profile: It rises from 3 to 5: "3-5"; no level stands above the one before it.'],
    ],
    [
      'interdiction',
      { targets: [{ id: 'a', profile: 'five' }], forces },
      [
        'targets.0.profile: It is not a counter notation: "five"; write levels from 0 to 10 like 5-3-2-1-0, [5-3-2-1-0] or (2)-(1)-0.',
      ],
    ],
    [
      'traffic',
      { crossing: { kind: 'railBridge' }, queue: [queued] },
      ['queue.0.pointsAcross: 5 points cannot be across: it has 4.'],
    ],
    ['airToAir', { a: 0, b: 0 }, [': There are no squadrons on either side: one side needs at least one.']],
    ['airToAir', { a: -1, b: 0.5 }, ['a: It must be at least 0.', 'b: It must be a whole number.']],
    ['bridge', { state: 'safe' }, ['state: It is safe: a safe bridge is not tested again.']],
    ['bridge', { state: 'blown' }, ['state: It is blown: there is nothing left to test.']],
    ['bridge', { state: 'tested' }, ['retestReason: It is required to test a bridge again.']],
  ])('%s %j', (kind, input, sentences) => {
    const reading = kindsOfCase[kind].read(input);
    expect(reading.ok ? [] : reading.problems.map((one) => `${one.path}: ${problemInWords(one)}`)).toEqual(sentences);
  });

  it('the sentences are the desk’s: what adjudicates a case put as JSON answers with paths and messages alone', () => {
    expect(adjudicate('interdiction', { targets: [], forces }, () => 1)).toStrictEqual({
      ok: false,
      problems: [{ path: 'targets', message: 'must not be empty' }],
    });
  });
});

it('what a die is for is said with the name of whom it is about', () => {
  const named = new Map([['s2', 'Serial 2']]);
  expect(
    ['heavy flak on s2', 'light on s2', 'recce of somebody', 'bridge', 'retreat'].map((what) =>
      dieInWords(what, named),
    ),
  ).toEqual(['Heavy flak on Serial 2', 'Light on Serial 2', 'Recce of somebody', 'The bridge', 'Retreat']);
});
