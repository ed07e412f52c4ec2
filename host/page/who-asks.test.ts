import { describe, expect, it } from 'vitest';
import { type Asked, whoAsks } from './who-asks';

const door = { port: 4711, key: 'abcDEF0123456789_-xyz' };
const link = '/abcDEF0123456789_-xyz/';

/** The host's own browser asks for the page, but for what is said here. */
const asked = (headers: Record<string, string> = {}, more: Partial<Omit<Asked, 'headers'>> = {}): Asked => {
  const all = { host: '127.0.0.1:4711', ...headers };
  return { from: '127.0.0.1', method: 'GET', url: link, headers: all, rawHeaders: Object.entries(all).flat(), ...more };
};

const asks = (...said: Parameters<typeof asked>) => whoAsks(asked(...said), door);
const post = { method: 'POST', url: `${link}act` };

describe('the host asks', () => {
  it('at this machine, by the link', () => {
    expect(asks()).toEqual({ who: 'host', path: '' });
    expect(asks({}, { url: `${link}shown?since=1` })).toEqual({ who: 'host', path: 'shown' });
    expect(asks({ host: 'localhost:4711' }, { from: '::ffff:127.0.0.1' })).toEqual({ who: 'host', path: '' });
    expect(asks({ 'sec-fetch-site': 'none' })).toEqual({ who: 'host', path: '' });
  });
  it('from the page itself, when something is to be done', () =>
    expect(asks({ origin: 'http://127.0.0.1:4711', 'sec-fetch-site': 'same-origin' }, post)).toEqual({
      who: 'host',
      path: 'act',
    }));
});

describe('nobody is answered', () => {
  it.each(['192.168.1.33', '::ffff:192.168.1.33', 'fe80::1', '10.0.0.127', '0.0.0.0', '', undefined])(
    'from another machine: %s',
    (from) => expect(asks({}, { from })).toMatchObject({ who: 'nobody', code: 404 }),
  );
  it.each([
    'evil.example:4711',
    '127.0.0.1.evil.example:4711',
    '127.0.0.1',
    '127.0.0.1:3000',
    'localhost',
    'opcom.local:4711',
    '192.168.1.20:4711',
    '[::1]:4711',
    '',
  ])('under a name that is borrowed for this machine: %s', (host) =>
    expect(asks({ host })).toMatchObject({ who: 'nobody', code: 421 }),
  );
  it('with two names at once, or none', () => {
    const twice = ['Host', '127.0.0.1:4711', 'host', '127.0.0.1:4711'];
    expect(asks({}, { rawHeaders: twice })).toMatchObject({ who: 'nobody', code: 421 });
    expect(asks({}, { rawHeaders: [] })).toMatchObject({ who: 'nobody', code: 421 });
  });
  it.each([
    '/',
    '',
    '//',
    '/act',
    '/abcDEF0123456789_-xyy/',
    '/abcDEF0123456789_-xyzz/',
    '/ABCDEF0123456789_-XYZ/',
    '/%61bcDEF0123456789_-xyz/',
  ])('without the link: %s', (url) =>
    expect(asks({}, { url })).toEqual({ who: 'nobody', code: 404, text: 'There is nothing here.' }),
  );
  it('further in than the page goes', () =>
    expect(asks({}, { url: `${link}shown/more` })).toMatchObject({ who: 'nobody', code: 404 }));
  it.each([
    'forwarded',
    'via',
    'x-forwarded-for',
    'x-forwarded-host',
    'x-forwarded-proto',
    'x-real-ip',
    'cf-connecting-ip',
  ])('by a proxy on this machine, which says %s', (header) =>
    expect(asks({ [header]: '127.0.0.1' })).toMatchObject({ who: 'nobody', code: 403 }),
  );
  it.each(['cross-site', 'same-site'])('from a page of another address: %s', (site) =>
    expect(asks({ 'sec-fetch-site': site })).toMatchObject({ who: 'nobody', code: 403 }),
  );
  it.each(['http://evil.example', 'http://127.0.0.1:3000', 'http://localhost:4711', 'https://127.0.0.1:4711', 'null'])(
    'when a page of %s would do something',
    (origin) => expect(asks({ origin }, post)).toMatchObject({ who: 'nobody', code: 403 }),
  );
  it('when something would be done and no page says it is its own', () => {
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])
      expect(asks({}, { ...post, method })).toMatchObject({ who: 'nobody', code: 403 });
  });
});
