import { expect, it } from 'vitest';
import { troopsWords } from './troops-words';

const turns = [{ number: 7, date: '1944-09-19', daypart: 'morning' as const }];

it.each([
  [{ now: 15, later: [] }, 'now 15 units'],
  [{ now: 1, later: [5, 5] }, 'now 1 unit; 2 more, turn 5'],
  [{ now: 3, later: [3, 5, 7] }, 'now 3 units; 3 more, turns 3 to 7'],
  [{ now: 4, later: [10, 13] }, 'now 4 units; 2 more, turns 10 and 13'],
  [{ now: 0, later: [7, 7] }, 'no units until turn 7, 19 September 1944, morning: then 2 of 2'],
  [{ now: 0, later: [7, 9] }, 'no units until turn 7, 19 September 1944, morning: then 1 of 2, the last in turn 9'],
  [{ now: 0, later: [] }, 'no units'],
])('%o: %s', (troops, words) => expect(troopsWords(troops, turns)).toBe(words));
