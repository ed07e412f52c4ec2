import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readOptions } from '../options.mjs';
import { keepSettings, readSettings, withSettings } from './settings.mjs';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'opcom-settings-'));
  vi.stubEnv('OPCOM_DATA', join(folder, 'home'));
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

const options = (...args: string[]) => readOptions(withSettings(args));

it('without settings a command line is as it is', () =>
  expect(withSettings(['--port', '3001', '--try'])).toEqual(['--port', '3001', '--try']));

it('what was set on the page counts as if it were typed, and what is typed outranks it', () => {
  keepSettings(join(folder, 'home'), {
    port: 3005,
    tls: true,
    archive: '/media/hall',
    keep: 5,
    addresses: ['hall.local'],
    processes: 2,
  });
  expect(options()).toMatchObject({
    port: 3005,
    tls: true,
    archive: '/media/hall',
    keep: 5,
    addresses: ['hall.local'],
    processes: 2,
  });
  expect(options('--port', '80', '--archive', '/elsewhere', '--address', 'other.local')).toMatchObject({
    port: 80,
    archive: '/elsewhere',
    addresses: ['hall.local', 'other.local'],
  });
});

it('a certificate of the host’s own is one with its key, while encryption is on', () => {
  const own = { tlsCert: '/etc/hall.pem', tlsKey: '/etc/hall.key' };
  keepSettings(join(folder, 'home'), { tls: true, ...own });
  expect(options()).toMatchObject({ tls: true, ...own });
  keepSettings(join(folder, 'home'), { tls: false, ...own });
  expect(options().tls).toBe(false);
  keepSettings(join(folder, 'home'), { tls: true, tlsCert: '/etc/hall.pem' });
  expect(options().tls).toBe(true);
  expect(options().tlsCert).toBeUndefined();
});

it('each data folder has settings of its own; that of the user names the one that is taken', () => {
  keepSettings(join(folder, 'home'), { data: join(folder, 'other'), port: 3005 });
  keepSettings(join(folder, 'other'), { port: 3006 });
  expect(options()).toMatchObject({ data: join(folder, 'other'), port: 3006 });
  expect(options('--data', join(folder, 'home'))).toMatchObject({ data: join(folder, 'home'), port: 3005 });
  expect(options('--data', join(folder, 'third'))).toMatchObject({ data: join(folder, 'third'), port: 3000 });
});

it('a console that joins another takes none, and one for development serves with one process', () => {
  keepSettings(join(folder, 'home'), { port: 3005, processes: 2 });
  expect(withSettings(['--join', 'x', '--port', '3001'])).toEqual(['--join', 'x', '--port', '3001']);
  expect(options('--dev')).toMatchObject({ port: 3005, processes: undefined });
});

it('a file that is none, and what no setting is, are left out', () => {
  writeFileSync(join(folder, 'settings.json'), '{"port":"3000; rm","tls":"yes","archive":"","processes":2,"more":1}');
  expect(readSettings(folder)).toEqual({ processes: 2 });
  writeFileSync(join(folder, 'settings.json'), '{"port":');
  expect(readSettings(folder)).toEqual({});
});
