import { expect, it } from 'vitest';
import { startHourSaid } from './start-hour';

it.each([
  ['Attack at 1530 on both sides of the road.', 15.5],
  ['Not before 16.00 hrs to the bridge.', 16],
  ['Start 07:15, by Best to Son.', 7.25],
  ['Um 14.00 Uhr nach Arnhem.', 14],
  ['From first light to Son.', 6],
  ['After dark over the Waal in boats.', 21],
])('%s starts at %d', (words, hour) => expect(startHourSaid(words)).toBe(hour));

it.each([
  'Be in Son by 1530.',
  'Go to Son.',
  'Dig in at 645 794.',
  'Attack at 162 030 with all guns.',
  'Hold the house at 1630 1745.',
  'Follow 1506.',
])('%s says no hour to start at', (words) => expect(startHourSaid(words)).toBeNull());
