import { expect, it } from 'vitest';
import { visitIn } from './visits';

const isOwn = (address: string) => ['127.0.0.1', '192.168.1.20', 'fe80::5'].includes(address);
const visit = (remoteAddress: string | undefined, url = '/yes', method = 'GET', host = '192.168.1.20:3000') =>
  visitIn({ method, url, headers: { host }, socket: { remoteAddress } }, isOwn);

it('a phone that opens the address of the hall, or that of the check, is a visit by that name', () => {
  expect(visit('192.168.1.33')).toBe('192.168.1.20');
  expect(visit('::ffff:192.168.1.33', '/?from=card')).toBe('192.168.1.20');
  expect(visit('fe80::9%wlan0', '/yes', 'GET', 'OPCOM.local:3000')).toBe('opcom.local');
});

it('this machine itself, other pages and other requests are none', () => {
  for (const own of ['127.0.0.1', '::ffff:127.0.0.1', '192.168.1.20', 'fe80::5%wlan0', undefined])
    expect(visit(own)).toBeNull();
  expect(visit('192.168.1.33', '/sign-in')).toBeNull();
  expect(visit('192.168.1.33', '/yes', 'POST')).toBeNull();
});
