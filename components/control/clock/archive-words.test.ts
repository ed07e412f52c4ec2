import { describe, expect, it } from 'vitest';
import { keepHallTime } from '@/components/control/parts/time-words';
import { archiveWords } from './archive-words';

keepHallTime('Europe/Amsterdam');
const folder = { host: 'laptop', folder: '/media/stick', trouble: '', triedAt: '2026-09-17T11:05:30.000Z' };
const last = { turn: 3, phase: 'combat', keptAt: '2026-09-17T10:41:00.000Z' } as const;

describe('archives in words', () => {
  it('the last one, by the hall’s clock', () => {
    expect(archiveWords({ ...folder, last })).toEqual({
      where: '/media/stick on laptop',
      last: 'Last archive: turn 3, combat, at 12:41.',
      trouble: null,
    });
  });

  it('what has to be put right, and that the game goes on', () => {
    const trouble = '/media/stick is full. Make room on it, or put another stick in.';
    expect(archiveWords({ ...folder, last: null, trouble })).toEqual({
      where: '/media/stick on laptop',
      last: 'No archive yet.',
      trouble:
        '/media/stick is full. Make room on it, or put another stick in. Tried at 13:05, and again every minute. The game goes on; it is not archived meanwhile.',
    });
  });
});
