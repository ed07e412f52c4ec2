import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { certificateFault, changed, fault } from './settings';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'opcom-set-'));
  writeFileSync(join(folder, 'a file'), '');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('settings are refused in words', () => {
  it.each<[Parameters<typeof fault>[0], string]>([
    [{ port: 0 }, 'A port is a number from 1 to 65535, such as 3000.'],
    [{ port: 65_536 }, 'A port is a number from 1 to 65535, such as 3000.'],
    [
      { processes: 0 },
      'So many processes cannot serve: a number from 1 to 64, or none for as many as this laptop has cores to spare.',
    ],
    [{ data: 'games' }, 'Write the data folder in full, from its disk on.'],
    [{ archive: './stick' }, 'Write the folder for archives in full, from its disk on.'],
    [{ keep: 0 }, 'A number from 1 to 10000 archives can be kept.'],
  ])('%j', (changes, words) => expect(fault(changes)).toBe(words));

  it('a folder that is none, and one that is not there', () => {
    expect(fault({ archive: join(folder, 'a file') })).toBe(`${join(folder, 'a file')} is not a folder. Name one.`);
    expect(fault({ archive: join(folder, 'stick') })).toBe(
      `There is no folder ${join(folder, 'stick')}. Put the stick in, or make the folder.`,
    );
    expect(fault({ data: join(folder, 'a file', 'data') })).toContain('lies below a file, where no folder can be.');
  });
  it('what can be is taken, and a data folder is made', () =>
    expect(fault({ port: 3001, data: join(folder, 'Op Com é'), archive: folder, processes: null })).toBeNull());
});

it('a certificate goes with its key, and both are looked into before the restart', () => {
  expect(certificateFault('', '')).toBeNull();
  expect(certificateFault('/hall.pem', '')).toBe(
    'A certificate and its key go together: write both files, or neither.',
  );
  expect(certificateFault('hall.pem', '/hall.key')).toBe(
    'Write the files of the certificate in full, from their disk on.',
  );
  expect(certificateFault(join(folder, 'none.pem'), join(folder, 'a file'))).toBe(
    `${join(folder, 'none.pem')} cannot be read. A certificate and its key are PEM files.`,
  );
  expect(certificateFault(join(folder, 'a file'), join(folder, 'a file'))).toBe(
    `${join(folder, 'a file')} holds no certificate. Give a PEM file.`,
  );
});

it('what is changed is kept beside what was set before', () => {
  const kept = { port: 3001, archive: '/media/hall', processes: 2 };
  expect(changed(kept, { tls: true })).toEqual({ ...kept, tls: true });
  expect(changed(kept, { archive: '', processes: null })).toEqual({ port: 3001 });
  const own = { tlsCert: '/hall.pem', tlsKey: '/hall.key' };
  expect(changed({ tls: true, ...own }, { tlsCert: '', tlsKey: '' })).toEqual({ tls: true });
  expect(changed({ tls: true }, { ...own, keep: 5 })).toEqual({ tls: true, keep: 5, ...own });
  expect(changed(kept, { addresses: ['hall.local'], data: '/elsewhere' })).toEqual({
    ...kept,
    addresses: ['hall.local'],
  });
});
