import { describe, expect, it } from 'vitest';
import { declaredDesks } from '@/host/list-routes.mjs';
import { bookOfDesk } from './book-of-desk';

const begun = { isBegun: true, practice: null, isOneUmpire: false };
const gameControl = { ...begun, seat: { roles: ['gameControl' as const] } };

describe('the page of the handbook for a desk of Control', () => {
  it.each([
    ['/orders', 'team-control'],
    ['/orders/xxx-corps', 'team-control'],
    ['/orders/xxx-corps/paper', 'on-paper'],
    ['/combats/17/what-if', 'after-the-battle'],
    ['/air/requests?team=xxx-corps', 'air-control'],
    ['/setup', 'evening-before'],
    ['/setup/teams', 'few-teams'],
    ['/setup/clock', 'in-the-hall'],
    ['/scenarios/17/versions', 'own-scenario'],
    ['/debrief?number=40', 'after-the-battle'],
  ])('of %s is %s', (path, page) => expect(bookOfDesk(path, gameControl)).toBe(page));

  it('of the board is that of the seat: by its role, before the game begins, in a practice game, with one umpire', () => {
    expect(bookOfDesk('', gameControl)).toBe('game-control');
    expect(bookOfDesk('', { ...begun, seat: { roles: ['airControl'] } })).toBe('air-control');
    expect(bookOfDesk('/', { ...gameControl, isBegun: false })).toBe('evening-before');
    expect(bookOfDesk('', { ...gameControl, isOneUmpire: true })).toBe('one-umpire');
    const practice = { title: 'Try a turn' } as never;
    expect(bookOfDesk('', { ...gameControl, practice })).toBe('alone');
  });

  it('every desk but the board has one that does not depend on the seat', () => {
    const paths = declaredDesks()
      .map(({ path }: { path: string }) => path.replace('/control/[seatId]', ''))
      .filter((path: string) => path !== '');
    expect(paths.length).toBeGreaterThan(40);
    const other = { ...begun, seat: { roles: ['airControl' as const] } };
    expect(paths.filter((path: string) => bookOfDesk(path, gameControl) !== bookOfDesk(path, other))).toEqual([]);
  });
});
