import { expect, test } from 'vitest';
import { changesOf, type TrackState } from './tracks';

const nine = '1944-09-17T14:00:00Z';
const ten = '1944-09-17T22:00:00Z';
const eleven = '1944-09-18T06:00:00Z';
const state = (at: string, place: TrackState['place']): TrackState => ({ at, place });

test('of one time the last counts, what stays as it was is left out, and so is a nowhere before the first place', () => {
  expect(
    changesOf([state(nine, null), state(ten, [5.9, 51.9]), state(ten, [5.91, 51.98]), state(eleven, [5.91, 51.98])]),
  ).toEqual([{ at: '1944-09-17T22:00:00Z', place: [5.91, 51.98] }]);
  expect(changesOf([state(eleven, null), state(nine, [5.9, 51.9])])).toEqual([
    { at: '1944-09-17T14:00:00Z', place: [5.9, 51.9] },
    { at: '1944-09-18T06:00:00Z', place: null },
  ]);
  expect(changesOf([state(nine, [5.9, 51.9]), state(nine, null)])).toEqual([]);
});
