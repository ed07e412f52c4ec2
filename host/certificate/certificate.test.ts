import { X509Certificate } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from 'node:tls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { certificateOf, givenCertificate, keptCertificate } from './certificate';

let folder = '';
const names = ['opcom.local', 'localhost', '192.168.1.20', '[::1]', '[fd00:1::2]'];

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'opcom-tls-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the self-made certificate', () => {
  test('is for every name of the console, for a year, and for no other purpose than serving', async () => {
    const { cert, print } = await keptCertificate(folder, names, new Date('2026-11-22T12:00:00Z'));
    const read = new X509Certificate(cert);
    expect(read.checkHost('opcom.local')).toBe('opcom.local');
    expect(read.checkHost('evil.example')).toBeUndefined();
    for (const address of ['192.168.1.20', '::1', 'fd00:1::2']) expect(read.checkIP(address), address).toBe(address);
    expect(read.checkIP('192.168.1.21')).toBeUndefined();
    expect(read.verify(read.publicKey)).toBe(true);
    expect(read.ca).toBe(false);
    expect(read.keyUsage).toEqual(['1.3.6.1.5.5.7.3.1']);
    expect(new Date(read.validTo).toISOString()).toBe('2027-12-24T12:00:00.000Z');
    expect(print).toBe(read.fingerprint256);
  });

  test('and its key are readable by their owner only', () => {
    for (const file of ['tls-cert.pem', 'tls-key.pem']) expect(statSync(join(folder, file)).mode & 0o777).toBe(0o600);
  });

  test('is kept from start to start, and made anew for a further name or when it will run out soon', async () => {
    const kept = (some: string[], at: string) => keptCertificate(folder, some, new Date(at)).then(({ print }) => print);
    const first = await kept(names, '2026-11-22T12:00:00Z');
    expect(await kept(names.slice(1), '2027-11-20T12:00:00Z')).toBe(first);
    const later = await kept(names, '2027-11-25T12:00:00Z');
    expect(later).not.toBe(first);
    expect(await kept([...names, '10.0.0.9'], '2027-11-25T12:00:00Z')).not.toBe(later);
  });

  test('a server speaks TLS with it', async () => {
    const kept = await keptCertificate(folder, names);
    const server = createServer(kept, (_, response) => response.end('here'));
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const socket = connect({
      port: (server.address() as AddressInfo).port,
      host: '127.0.0.1',
      servername: 'localhost',
      ca: kept.cert,
    });
    await once(socket, 'secureConnect');
    expect(socket.authorized).toBe(true);
    socket.destroy();
    server.close();
  });
});

describe("the host's own certificate", () => {
  const file = (name: string, text: string) => {
    writeFileSync(join(folder, name), text);
    return join(folder, name);
  };
  const own = () => [join(folder, 'tls-cert.pem'), join(folder, 'tls-key.pem')] as const;

  test('is taken with its key', async () => {
    const [tlsCert, tlsKey] = own();
    expect(await certificateOf({ tls: true, tlsCert, tlsKey }, '/nowhere', names)).toEqual({
      cert: readFileSync(tlsCert, 'utf8'),
      key: readFileSync(tlsKey, 'utf8'),
    });
    expect(await certificateOf({ tls: false }, '/nowhere', names)).toBeUndefined();
  });

  test('what is wrong with it is said with what would be right', async () => {
    const [cert, key] = own();
    const other = mkdtempSync(join(folder, 'other-'));
    await keptCertificate(other, names);
    const wrong = (...args: Parameters<typeof givenCertificate>) => {
      try {
        givenCertificate(...args);
      } catch (problem) {
        return (problem as Error).message;
      }
    };
    expect(wrong(join(folder, 'none.pem'), key)).toMatch(
      /none\.pem cannot be read\. A certificate and its key are PEM files\.$/,
    );
    expect(wrong(file('text.pem', 'no certificate'), key)).toMatch(/holds no certificate/);
    expect(wrong(cert, file('text.key', 'no key'))).toMatch(/holds no private key/);
    expect(wrong(cert, join(other, 'tls-key.pem'))).toMatch(/is not the key of/);
    expect(wrong(cert, key, new Date('2040-01-01'))).toMatch(/ran out on/);
  });
});
