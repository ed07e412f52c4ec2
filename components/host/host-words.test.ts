import { expect, it } from 'vitest';
import { age, archiveWords, asTyped, seatsOf, size } from './host-words';

const now = '2026-11-30T19:42:00.000Z';

it.each([
  ['2026-11-30T19:41:50.000Z', 'a moment'],
  ['2026-11-30T19:41:00.000Z', '1 minute'],
  ['2026-11-30T19:38:00.000Z', '4 minutes'],
  ['2026-11-30T17:42:00.000Z', '2 hours'],
  ['2026-11-27T19:42:00.000Z', '3 days'],
  ['2026-11-30T19:50:00.000Z', 'a moment'],
])('what is of %s is %s old', (at, words) => expect(age(at, now)).toBe(words));

it('says how safe the game is', () => {
  const archives = { folder: '', trouble: '', all: [] };
  expect(archiveWords({ archives, now })).toBe('nothing is archived yet');
  expect(archiveWords({ archives: { ...archives, folder: '/media/hall' }, now })).toBe(
    'the first archive is not there yet',
  );
  const last = { file: '/a', name: 'a', bytes: 1, at: '2026-11-30T19:38:00.000Z' };
  expect(archiveWords({ archives: { ...archives, all: [last] }, now })).toBe('the last archive is 4 minutes old');
});

it('counts seats, says sizes, and an address as it is typed', () => {
  const seats = [
    { of: 'Control', seats: 15, taken: 13 },
    { of: 'Allied', seats: 26, taken: 21 },
  ];
  expect(seatsOf({ seats } as never)).toEqual({ taken: 34, all: 41 });
  expect([size(999), size(4_100_000)]).toEqual(['1 kB', '4.1 MB']);
  expect(asTyped('http://192.168.1.20:3000')).toBe('192.168.1.20:3000');
  expect(asTyped('https://192.168.1.20:3000')).toBe('https://192.168.1.20:3000');
});
