import { describe, expect, it } from 'vitest';
import { adjudicate, type Kind, type Kinds, kindsOfCase } from '@/lib/adjudication/adjudicate';
import type { RuledKind } from '@/lib/adjudication/open-figures';
import type { Face } from '@/lib/adjudication/types';
import { caseFigures, changeInWords, outcomeInWords } from './case-words';

const named = (id: string) => id.toUpperCase();
const of = <K extends RuledKind>(kind: K, input: object, rolls: Face[] = []) => {
  const reading = kindsOfCase[kind].read(input);
  const found = adjudicate(kind as Kind, { ...input, rolls }, () => 1);
  if (!reading.ok || !found.ok) throw new Error(JSON.stringify([reading, found]));
  const put = reading.case as Kinds[K]['case'];
  const outcome = found.outcome as Kinds[K]['outcome'];
  return { words: outcomeInWords(kind, put, outcome, named), figures: caseFigures(kind, put, outcome, named) };
};

describe('what came of a case, in words', () => {
  it('§9: steps, immobilised, suppressed, spent', () => {
    const targets = [
      { id: 'guns', profile: '2-0', isFlak: true },
      { id: 'lorries', profile: '3-2-0' },
    ];
    const { words, figures } = of('interdiction', { targets, forces: [{ weight: 'heavy', count: 3 }] }, [6, 1]);
    expect(words).toEqual({
      headline: 'One step, 1 immobilised',
      effects: [
        { who: 'GUNS', what: '2 → 0, one step, immobilised, suppressed, spent' },
        { who: 'LORRIES', what: '3 → 3, no step' },
      ],
    });
    expect(figures.map(({ label, found, max }) => [label, found, max])).toEqual([
      ['GUNS: steps lost', '1', 1],
      ['GUNS: immobilised', 'yes', undefined],
      ['GUNS: suppressed', 'yes', undefined],
      ['LORRIES: steps lost', '0', 2],
      ['LORRIES: immobilised', 'no', undefined],
    ]);
    expect(figures[0]!.value('2')).toBe(2);
    expect(figures[0]!.value('two')).toBeUndefined();
    expect(figures[1]!.value('no')).toBe(false);
  });
  it('§13: who attacked, what each lost and how it is told', () => {
    expect(of('airToAir', { a: 5, b: 15, escorted: { by: 'a', transportSerials: 2 } }, [6]).words).toEqual({
      headline: 'B attacks and wins',
      effects: [
        { who: 'Side A', what: '3 of 5 lost, told as heavy losses' },
        { who: 'Side B', what: '1 of 15 lost, told as light losses' },
        { who: 'Transports', what: '2 serials out of action' },
        { who: 'Bombers', what: 'no squadron lost' },
      ],
    });
    // OC-136: their escort lost.
    expect(
      of('airToAir', { a: 5, b: 15, escorted: { by: 'a', bomberSquadrons: 6 } }, [6]).words.effects.at(-1),
    ).toEqual({
      who: 'Bombers',
      what: '4 squadrons lost, driven off',
    });
    // 10 % of 3 is none, and they fought (OC-94).
    expect(of('airToAir', { a: 5, b: 3 }, [6]).words.effects[0]).toEqual({
      who: 'Side A',
      what: '0 of 5 lost, told as light losses',
    });
    expect(of('airToAir', { a: 3, b: 0 }).words.effects[0]).toEqual({
      who: 'Side A',
      what: '0 of 3 lost, told as none',
    });
    expect(of('airToAir', { a: 3, b: 0 }).words.headline).toBe('A is unopposed');
    expect(of('airToAir', { a: 3, b: 3 }, [1]).words.headline).toBe('A attacks; B wins');
  });
  it('§12c, §12, §8, §7, §6: a headline each', () => {
    expect(of('recce', { targets: [{ id: 't', kind: 'infantry' }] }, [1]).words.headline).toBe('Nothing to report');
    const flak = { mission: 'landing', serials: [{ id: 's', kind: 'transport' }], flak: [] };
    expect(of('flak', flak).words).toEqual({
      headline: 'Damage 0, no serial lost',
      effects: [{ who: 'S', what: 'not fired on' }],
    });
    expect(of('bridge', { state: 'untested' }, [1]).words.headline).toBe('The bridge blows');
    expect(of('traffic', { crossing: { kind: 'railBridge' }, queue: [] }).words.headline).toBe('Nobody waits');
    const move = { mover: 'foot', ground: 'open', mode: 'tactical', daypart: 'morning', distanceKm: 16 };
    expect(of('movement', move).words.headline).toBe('Beyond the guide');
  });
  it('what a ruling changes in the game is said before it is done', () => {
    expect(
      changeInWords({
        subject: 'unit',
        id: 'u',
        before: { stepsLost: 0, immobilisedIn: null, isCaptured: false, turnShareMoved: 0.1 },
        after: { stepsLost: 2, immobilisedIn: 5, isCaptured: true, turnShareMoved: 0.5 },
      }),
    ).toBe('steps lost 0 → 2, immobilised this turn, captured, share of the turn moved 10 % → 50 %');
    expect(
      changeInWords({
        subject: 'crossing',
        id: 'c',
        before: { state: 'untested', testedIn: null, testedBy: null, testedAt: null, testedRoll: null },
        after: { state: 'blown', testedIn: 4, testedBy: 'Map Control', testedAt: '1944-09-18', testedRoll: 1 },
      }),
    ).toBe('state untested → blown, die 1');
  });
});
