import { expect, test } from 'vitest';
import type { Played } from './play';
import { verdictOf } from './verdict';

const well: Played = {
  teams: 19,
  seats: 57,
  standing: 0,
  seatedMs: [300, 900],
  roundTripMs: [8, 9, 12],
  answeredMs: [200, 400, 800],
  shownMs: 1_100,
  toldMs: [300, 700],
  lost: 0,
};
const overWifi = { isConsole: false, cores: 4, isOnPage: false };
const here = { isConsole: true, cores: 4, isOnPage: false };

test('a hall that can play is told so, with what was seen and nothing to change', () => {
  expect(verdictOf(well, overWifi).state).toBe('fine');
  expect(verdictOf(well, overWifi).words).toEqual([
    'The hall can play.',
    '',
    '57 seats of 19 teams with troops. The slowest sat down and had their desk in 0.9 s.',
    'At the deadline everybody handed in at one instant. Half of the sheets were acknowledged within 0.4 s, the last after 0.8 s; Control saw all of them after 1.1 s.',
    'When the phase ended the last desk knew it after 0.7 s.',
    '',
    'Nothing needs to change.',
  ]);
});

const changes = (played: Partial<Played>, from = overWifi): string =>
  verdictOf({ ...well, ...played }, from).words.join('\n');

test('a slow network is told from a slow laptop', () => {
  const slowNet = changes({ roundTripMs: [90, 120, 900], answeredMs: [2_400], shownMs: 2_900 });
  expect(slowNet).toContain('It will do: at the deadline people wait for a moment.');
  expect(slowNet).toContain('took 0.1 s, the slowest 0.9 s. Put the console’s laptop on a cable');
  expect(slowNet).not.toContain('is the brake');
  const slowLaptop = changes({ answeredMs: [3_000, 6_500], shownMs: 7_000 });
  expect(slowLaptop).toContain('Not yet: the hall would notice');
  expect(slowLaptop).toContain('The console’s laptop is the brake');
  expect(slowLaptop).not.toContain('cable');
});

test('on the laptop of the console it says what it cannot know, and which option helps', () => {
  expect(changes({}, here)).toContain('so it says nothing of the network');
  expect(changes({ answeredMs: [6_000] }, here)).toContain('Start it with --processes 3.');
  expect(changes({ answeredMs: [6_000] }, { ...here, cores: 2 })).not.toContain('--processes');
  expect(changes({ answeredMs: [6_000] }, { ...here, isOnPage: true })).toContain(
    'Under “Change settings…” write 3 as the number of processes.',
  );
});

test.each<[Partial<Played>, string]>([
  [{ answeredMs: [2_001] }, 'look'],
  [{ answeredMs: [5_001] }, 'trouble'],
  [{ lost: 1 }, 'trouble'],
  [{ shownMs: null }, 'trouble'],
])('%j is %s', (played, state) => expect(verdictOf({ ...well, ...played }, overWifi).state).toBe(state));

test('what was lost is a verdict of its own, however fast the rest was', () => {
  expect(changes({ lost: 1 })).toMatch(
    /^Not yet[\s\S]*1 sheet or desk got no answer within a minute\.[\s\S]*Answers were lost on the way/,
  );
  expect(changes({ standing: 2 })).toContain('2 seats could not be taken.');
  expect(changes({ shownMs: null })).toContain('Control never saw all of them');
});
