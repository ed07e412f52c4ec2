import { describe, expect, test } from 'vitest';
import type { ControlRole } from '@/lib/words';
import type { ControlSeat, PlayerSeat } from '../kernel/seat';
import { matchRoute } from './match-route';
import { mayEnter } from './routes';

describe('the row a path falls under', () => {
  test.each([
    ['/', '/'],
    ['/sign-in', '/sign-in'],
    ['/join/0123-4567-89AB', '/join/[code]'],
    ['/api/auth/csrf', '/api/auth/[...nextauth]'],
    ['/api/auth/callback/credentials', '/api/auth/[...nextauth]'],
    ['/api/player/s_1/map/picture', '/api/player/[seatId]/map/picture'],
    ['/control/s-1', '/control/[seatId]'],
    ['/control/s-1/orders/on-time', '/control/[seatId]/orders/on-time'],
    ['/control/s-1/orders/1-airborne', '/control/[seatId]/orders/[teamKey]'],
    ['/control/s-1/rules/combat/c1', '/control/[seatId]/rules/[kind]/[caseId]'],
  ])('%s is %s', (path, row) => expect(matchRoute(path)).toBe(row));

  test.each([
    '',
    'sign-in',
    '//sign-in',
    '/sign-in/',
    '/Sign-In',
    '/control',
    '/control//map',
    '/control/s1/map.rsc',
    '/control/s1/secrets',
    '/api/auth',
    '/_next/image',
    '/player/s1/../../control/s1',
    '/control/s1/orders/%2e%2e',
    '/control/s1/orders/..%2fsetup',
    '/control/s1/orders/a%5cb',
    '/control/s1/%73etup',
    '/control/s1/orders/%6fn-time',
    '/control/s1/orders/%',
  ])('"%s" is none', (path) => expect(matchRoute(path)).toBeNull());
});

describe('who may come in', () => {
  const control = (...roles: ControlRole[]) => ({ roles }) as unknown as ControlSeat;
  const player = { teamId: 't', duty: 'operations' } as unknown as PlayerSeat;

  test('a player at the desks of players and the stream, at none of Control', () => {
    expect(mayEnter(player, '/player/[seatId]')).toBe(true);
    expect(mayEnter(player, '/api/events/[seatId]')).toBe(true);
    expect(mayEnter(player, '/control/[seatId]')).toBe(false);
    expect(mayEnter(player, '/api/control/[seatId]/map/data')).toBe(false);
    expect(mayEnter(player, '/control/[seatId]/sees/[teamKey]')).toBe(false);
    expect(mayEnter(player, '/control/[seatId]/knows')).toBe(false);
  });

  test('every role of Control may look over a seat’s shoulder and ask what a team knows', () => {
    for (const role of ['gameControl', 'teamControl', 'mapControl', 'airControl'] as const) {
      expect(mayEnter(control(role), '/control/[seatId]/sees/[teamKey]')).toBe(true);
      expect(mayEnter(control(role), '/control/[seatId]/knows')).toBe(true);
    }
    expect(mayEnter(control(), '/control/[seatId]/knows')).toBe(false);
  });

  test('Control at its own desks, by roles; at none of players', () => {
    expect(mayEnter(control('mapControl'), '/control/[seatId]/map')).toBe(true);
    expect(mayEnter(control('airControl', 'mapControl'), '/control/[seatId]/setup')).toBe(false);
    expect(mayEnter(control('airControl', 'gameControl'), '/control/[seatId]/setup')).toBe(true);
    expect(mayEnter(control('gameControl'), '/player/[seatId]')).toBe(false);
    expect(mayEnter(control('gameControl'), '/api/player/[seatId]/desk')).toBe(false);
    expect(mayEnter(control(), '/control/[seatId]')).toBe(false);
  });

  test('nobody by a route that is not in the table', () => {
    for (const path of [null, '', '/control/[seatId]/secrets', 'toString', '__proto__', 'constructor']) {
      expect(mayEnter(player, path)).toBe(false);
      expect(mayEnter(control('gameControl'), path)).toBe(false);
    }
  });
});
