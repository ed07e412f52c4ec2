import { expect, it } from 'vitest';
import { compareWithTruth, type StandsNow } from './compare-with-truth';
import type { FactKind, KnownFact } from './known-facts';

/** 20 SS-PzGR Bn as it stands, at 749 783. */
const stands: StandsNow = {
  id: 'pzgr',
  name: '20 SS-PzGR Bn',
  formation: '9 SS Pz Div',
  side: 'german',
  arm: 'mechanised',
  flags: [],
  status: 5,
  isCaptured: false,
  spot: { x: 74.9, y: 78.3 },
};
const fact = (kind: FactKind, value: string, more: Partial<KnownFact> = {}): KnownFact => ({
  id: 'f',
  kind,
  value,
  words: value,
  spot: null,
  unitIds: ['pzgr'],
  source: 'own troops in contact',
  turn: 5,
  at: '',
  paperId: 'r',
  isOfAForce: false,
  isNamedInWords: false,
  correctedBy: null,
  ...more,
});
const at = (x: number, y: number) => fact('place', '', { spot: { x, y } });

it.each([
  ['within a kilometre it is still there', at(75, 78.5), stands, true, 'at 749 783'],
  ['further off it has gone', at(74.9, 75.3), stands, false, 'at 749 783, 3.0 km off'],
  ['off the map it is nowhere', at(75, 78.5), { ...stands, spot: null }, false, 'not on the map'],
  ['taken it is gone', at(75, 78.5), { ...stands, spot: null, isCaptured: true }, false, 'taken prisoner'],
  ['a place in words is not weighed', fact('place', 'at Arnhem'), stands, null, 'at 749 783'],
  ['its kind, rightly told', fact('kind', 'Panzergrenadiers'), stands, true, 'Panzergrenadiers'],
  ['its kind, wrongly told', fact('kind', 'tanks'), stands, false, 'Panzergrenadiers'],
  ['its strength, still so (OC-118)', fact('strength', 'about one battalion'), stands, true, 'about one battalion'],
  [
    'its strength, since lost',
    fact('strength', 'about one battalion'),
    { ...stands, status: 3 },
    false,
    'about half a battalion',
  ],
  ['its formation, however spelled', fact('identity', '9th SS Panzer Division'), stands, true, '9 SS Pz Div'],
  ['a wrong formation', fact('identity', '10 SS Pz Div'), stands, false, '9 SS Pz Div'],
  ['how fit, in the words told', fact('effectiveness', 'it is worn but capable'), stands, true, 'worn but capable'],
  ['how fit, in other words', fact('effectiveness', 'it can go on'), stands, null, 'worn but capable'],
  ['a direction is not weighed', fact('movement', 'towards Arnhem'), stands, null, ''],
] as const)('%s', (_, told, unit, isStill, words) =>
  expect(compareWithTruth(told, [unit])).toEqual({ isStill, words }),
);

it('of several units the nearest is meant, and their strength is taken together', () => {
  const other = { ...stands, id: 'pz', spot: { x: 80, y: 80 } };
  expect(compareWithTruth(at(80, 80.4), [stands, other])).toEqual({ isStill: true, words: 'at 800 800' });
  expect(compareWithTruth(fact('strength', 'about two battalions'), [stands, other]).isStill).toBe(true);
});

it('of a force that it was part of, it is a part', () =>
  expect(compareWithTruth(fact('strength', 'about three battalions', { isOfAForce: true }), [stands])).toEqual({
    isStill: null,
    words: 'about one battalion of that force',
  }));

it('of nobody there is nothing to say', () =>
  expect(compareWithTruth(at(1, 1), [])).toEqual({ isStill: null, words: '' }));
