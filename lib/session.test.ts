import { beforeEach, describe, expect, it, vi } from 'vitest';
import { authOptions, controlAtDesk, playerAtDesk } from './session';

/** The person who asks: known by the cookie and the words of the gateway, and by nothing else that a request says. */

const { said, takeSeat, held } = vi.hoisted(() => ({
  said: new Map<string, string>(),
  takeSeat: vi.fn(),
  held: {
    id: 's1',
    gameId: 'g1',
    kind: 'control',
    label: 'Air',
    roles: ['airControl'],
    teamKeys: [] as string[],
    teamId: null,
    duty: null,
    isSeenLongAgo: false,
    standsFor: null,
    ledTo: null,
  },
}));
vi.mock('next-auth/jwt', () => ({ decode: async () => ({ sub: 'h1' }) }));
vi.mock('@/lib/db/access/seats', () => ({
  seatHeld: async (seatId: string, holder: string) => (seatId === held.id && holder === 'h1' ? held : null),
  seatsHeld: async () => [],
  seenNow: async () => undefined,
}));
vi.mock('@/lib/turn/access/take-seat', () => ({ takeSeat, seatBehindCode: vi.fn() }));

/** The headers of a request. */
const asking = { get: (name: string) => said.get(name) ?? null };

beforeEach(() => {
  vi.stubEnv('DATABASE_URL', 'postgresql://localhost/none');
  said.clear();
  takeSeat.mockReset().mockResolvedValue({ ok: true, value: { holderId: 'h1', seatId: 's1' } });
});

const cookie = () => authOptions(asking).cookies?.sessionToken;

describe('the cookie', () => {
  it('over TLS is the host’s own and never sent in the clear', async () => {
    said.set('x-forwarded-proto', 'https');
    expect(cookie()).toEqual({
      name: '__Host-opcom-holder',
      options: { httpOnly: true, sameSite: 'lax', path: '/', secure: true },
    });
  });

  it('without TLS is read by no script either, and sent by no page elsewhere', async () => {
    said.set('x-forwarded-proto', 'http');
    expect(cookie()).toEqual({
      name: 'opcom-holder',
      options: { httpOnly: true, sameSite: 'lax', path: '/', secure: false },
    });
  });
});

it('a code is tried from the address that the door has written, whatever else a request says of one', async () => {
  said.set('x-forwarded-for', '192.168.1.30');
  for (const name of ['x-real-ip', 'forwarded', 'x-client-ip', 'cf-connecting-ip']) said.set(name, '10.0.0.1');
  const [provider] = authOptions(asking).providers as unknown as {
    options: { authorize: (given: object) => Promise<object> };
  }[];
  expect(await provider!.options.authorize({ code: 'AAAA-BBBB-CCCC' })).toEqual({ id: 'h1' });
  expect(takeSeat).toHaveBeenCalledWith('AAAA-BBBB-CCCC', null, '192.168.1.30');
});

describe('a seat of Control', () => {
  beforeEach(() => {
    said.set('cookie', 'theme=dark; opcom-holder=a-token');
    said.set('x-opcom-route', '/control/[seatId]/map');
  });

  it('comes in by the routes of its roles, as the door has named them, and sits at no player’s desk', async () => {
    expect(await playerAtDesk(asking, 's1')).toBeNull();
    for (const route of ['/control/[seatId]/setup', '/player/[seatId]', '/no/such/route']) {
      said.set('x-opcom-route', route);
      expect(await controlAtDesk(asking, 's1'), route).toBeNull();
    }
    said.delete('x-opcom-route');
    expect(await controlAtDesk(asking, 's1')).toBeNull();
  });

  it('is nobody’s who does not hold it', async () => {
    expect(await controlAtDesk(asking, 's2')).toBeNull();
    said.delete('cookie');
    expect(await controlAtDesk(asking, 's1')).toBeNull();
  });
});
