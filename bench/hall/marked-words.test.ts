import { expect, test } from 'vitest';
import { forbiddenBytes, keptWord, ownWord } from './marked-words';

test('a team reads its own words; another’s and those of Control alone are forbidden bytes', () => {
  expect(forbiddenBytes(`3 Bn, HQ ${ownWord(12)}`, 12)).toBe(0);
  expect(forbiddenBytes(`3 Bn, HQ ${ownWord(12)}`, 1)).toBe('[12o]'.length);
  expect(forbiddenBytes(JSON.stringify({ notes: keptWord(12), more: [keptWord(1)] }), 12)).toBe('[12k][1k]'.length);
  expect(forbiddenBytes('{"sizes":[12],"id":"12o"}', 12)).toBe(0);
});
