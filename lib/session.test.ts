import { beforeEach, describe, expect, it, vi } from 'vitest';
import { authOptions } from './session';

/** The cookie of a seat, and whose tries of codes are counted together: by what the door has written, and nothing else. */

const { said, takeSeat } = vi.hoisted(() => ({ said: new Map<string, string>(), takeSeat: vi.fn() }));
vi.mock('next/headers', () => ({
  headers: async () => ({ get: (name: string) => said.get(name) ?? null }),
  cookies: async () => ({ get: () => undefined }),
}));
vi.mock('@/lib/turn/use-code', () => ({ takeSeat, seatBehindCode: vi.fn() }));

beforeEach(() => {
  vi.stubEnv('DATABASE_URL', 'postgresql://localhost/none');
  said.clear();
  takeSeat.mockReset().mockResolvedValue({ ok: true, value: { holderId: 'h1', seatId: 's1' } });
});

const cookie = async () => (await authOptions()).cookies?.sessionToken;

describe('the cookie', () => {
  it('over TLS is the host’s own and never sent in the clear', async () => {
    said.set('x-forwarded-proto', 'https');
    expect(await cookie()).toEqual({
      name: '__Host-opcom-holder',
      options: { httpOnly: true, sameSite: 'lax', path: '/', secure: true },
    });
  });

  it('without TLS is read by no script either, and sent by no page elsewhere', async () => {
    said.set('x-forwarded-proto', 'http');
    expect(await cookie()).toEqual({
      name: 'opcom-holder',
      options: { httpOnly: true, sameSite: 'lax', path: '/', secure: false },
    });
  });
});

it('a code is tried from the address that the door has written, whatever else a request says of one', async () => {
  said.set('x-forwarded-for', '192.168.1.30');
  for (const name of ['x-real-ip', 'forwarded', 'x-client-ip', 'cf-connecting-ip']) said.set(name, '10.0.0.1');
  const [provider] = (await authOptions()).providers as unknown as {
    options: { authorize: (given: object) => Promise<object> };
  }[];
  expect(await provider!.options.authorize({ code: 'AAAA-BBBB-CCCC' })).toEqual({ id: 'h1' });
  expect(takeSeat).toHaveBeenCalledWith('AAAA-BBBB-CCCC', null, '192.168.1.30');
});
