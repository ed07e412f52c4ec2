import { expect, it } from 'vitest';
import { areaWords } from './area-words';
import { heldBack } from './held-back';

const said = (words: string, state: 'toMove' | 'moved' = 'toMove') => heldBack({ words, state }, 'afternoon');

it('a row says for what it waits, until it has moved', () => {
  expect(said('Wait for 7 KOSB, then go to Heelsum.')).toEqual(['It is to wait: “Wait for 7 KOSB”.']);
  expect(said('Wait for 7 KOSB, then go to Heelsum.', 'moved')).toEqual([]);
  expect(said('Go to Heelsum.')).toEqual([]);
});

it('a row says that its hour does not come in this turn', () => {
  expect(said('Attack at 2300.')).toEqual(['Its words start it at 23.00, which is not in this turn.']);
  expect(said('Attack at 1530.')).toEqual([]);
});

it('a wood that is only called after a village is woods; one with a name of its own has it', () => {
  expect(areaWords({ layer: 'wood', name: 'Woods near Otterlo', rings: [] })).toBe('woods');
  expect(areaWords({ layer: 'wood', name: 'Reichswald', rings: [] })).toBe('Reichswald, woods');
});
