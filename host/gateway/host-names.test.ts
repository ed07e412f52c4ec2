import { describe, expect, test } from 'vitest';
import { isOwnAddress } from '@/lib/network/own-addresses';
import { consoleNames, turnAway } from './host-names';

const names = ['localhost', '127.0.0.1', '[::1]', 'opcom.local'];
/** The addresses of this machine; a test may change them. */
let own = ['192.168.1.20', '[fd00::5]'];

function ask(method: string, headers: Record<string, string>, url = '/') {
  return turnAway({ method, headers, url, rawHeaders: Object.entries(headers).flat() }, names, false, (host) =>
    own.includes(host),
  )?.code;
}

describe('the console answers', () => {
  test.each(['localhost:3000', 'LOCALHOST', '127.0.0.1:3000', '[::1]:3000', '192.168.1.20:3000', 'opcom.local'])(
    'to %s',
    (host) => expect(ask('GET', { host })).toBeUndefined(),
  );

  test.each([
    'evil.example',
    'localhost.evil.example',
    '192.168.1.21:3000',
    '',
    'localhost@evil.example',
    'localhost:3000, evil',
  ])('not to "%s": 421', (host) => expect(ask('GET', { host })).toBe(421));

  test('not to a request without a name: 421', () => {
    expect(ask('GET', {})).toBe(421);
  });
});

describe('an address', () => {
  const host = 'localhost:3000';

  test.each(['/join/ABCD-EFGH', '/board/x?at=%C3%BC', '/player/%F0%9F%AA%82'])(
    'that can be read is taken: %s',
    (url) => {
      expect(ask('GET', { host }, url)).toBeUndefined();
    },
  );

  test.each(['/player/%00/desk', '/join/%', '/board/%E0%A4%A', '/control/x?at=%ff'])(
    'that cannot be read is refused: 400, %s',
    (url) => expect(ask('GET', { host }, url)).toBe(400),
  );
});

describe('a change', () => {
  const host = '192.168.1.20:3000';

  test('from a page of the same address is taken', () => {
    expect(ask('POST', { host, origin: 'http://192.168.1.20:3000' })).toBeUndefined();
  });

  test('from no page at all is taken', () => {
    expect(ask('POST', { host })).toBeUndefined();
  });

  test.each(['http://evil.example', 'http://192.168.1.20:4000', 'http://localhost:3000', 'null', ''])(
    'from "%s" is refused: 403',
    (origin) => {
      expect(ask('POST', { host, origin })).toBe(403);
      expect(ask('DELETE', { host, origin })).toBe(403);
    },
  );

  test('from no page that has an address, to a host that has none, is refused: 403', () => {
    expect(ask('POST', { host: 'localhost:99999', origin: 'null' })).toBe(403);
  });

  test.each([
    ['same-origin', undefined],
    ['none', undefined],
    ['same-site', 403],
    ['cross-site', 403],
  ])('without an origin, where the browser says that the page behind it is of %s: %s', (site, code) => {
    expect(ask('POST', { host, 'sec-fetch-site': site })).toBe(code);
  });

  test('only reading is allowed from anywhere', () => {
    expect(ask('GET', { host, origin: 'http://evil.example' })).toBeUndefined();
    expect(ask('HEAD', { host, origin: 'http://evil.example' })).toBeUndefined();
  });
});

test('an address that the machine has at this moment is one of ours, and one that it had is not', () => {
  const before = own;
  expect(ask('GET', { host: '10.0.0.7:3000' })).toBe(421);
  own = ['10.0.0.7'];
  expect(ask('GET', { host: '10.0.0.7:3000' })).toBeUndefined();
  expect(ask('POST', { host: '10.0.0.7:3000', origin: 'http://10.0.0.7:3000' })).toBeUndefined();
  expect(ask('GET', { host: '192.168.1.20:3000' })).toBe(421);
  // A name is never one of ours because it leads here: another page may have borrowed it.
  expect(ask('GET', { host: '10.0.0.7.evil.example:3000' })).toBe(421);
  own = before;
});

test('the addresses of this machine are read from the system', () => {
  expect(isOwnAddress('127.0.0.1')).toBe(true);
  expect(isOwnAddress('198.51.100.77')).toBe(false);
  expect(isOwnAddress('localhost')).toBe(false);
});

test('the names are loopback, this machine and those given, each once, with the announced ones', () => {
  const all = consoleNames(['opcom.test', 'localhost']);
  expect(all).toContain('opcom.test');
  expect(all).toContain('[::1]');
  expect(all).toContain('opcom.local');
  expect(all.filter((name) => name === 'localhost')).toHaveLength(1);
});
