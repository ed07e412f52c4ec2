import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openGateway } from '../gateway/gateway';
import { freePort } from '../postgres/free-port';
import { sticksIn } from '../system/sticks';
import { answersAt, checkAddresses, checkPort } from './addresses';
import { checkLaptop } from './check-laptop';
import { checkDisk, diskInWords } from './disk';
import { ofLinux as firewallOfLinux } from './firewall';
import { ofLinux, ofMac } from './power';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'opcom-check-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the port', () => {
  it('is ours where the console answers, and trouble where nobody does', async () => {
    const gateway = await openGateway({ port: 0, names: ['127.0.0.1'], address: '127.0.0.1' });
    const served = { port: gateway.port, isSecure: false };
    expect(await checkPort(served, served.port)).toEqual({
      state: 'fine',
      words: `${gateway.port} is ours and answers.`,
    });
    await gateway.close();
    expect(await checkPort(served, served.port)).toEqual({
      state: 'trouble',
      words: `Port ${gateway.port} does not answer. Stop the console and start it again.`,
    });
  });
  it('is told of a console that does not run', async () => {
    expect(await checkPort(null, 3000)).toEqual({
      state: 'trouble',
      words: 'The console does not run. It would serve on port 3000.',
    });
    expect((await checkAddresses(null)).state).not.toBe('fine');
  });
  it('of nobody is no answer', async () =>
    expect(await answersAt('127.0.0.1', { port: await freePort(), isSecure: false })).toBe(false));
});

it.each([
  [1_900, 'fine', '1,900 writes a second; a full hall needs 300.'],
  [300, 'fine', '300 writes a second; a full hall needs 300.'],
  [299, 'look', '299 writes a second; a full hall needs 300. It will do for a small game.'],
  [59, 'trouble', '59 writes a second: too slow for a hall.'],
])('a disk with %s writes a second: %s', (perSecond, state, words) => {
  const found = diskInWords(perSecond);
  expect(found.state).toBe(state);
  expect(found.words).toContain(words);
});

it('the disk is measured, and nothing is left on it', async () => {
  expect((await checkDisk(folder)).words).toMatch(/^[\d,]+ writes a second/);
  expect(readdirSync(folder)).toEqual([]);
});

it('a firewall of Linux is seen by its file', async () => {
  const file = join(folder, 'ufw.conf');
  writeFileSync(file, '# set by ufw\nENABLED=yes\n');
  expect(await firewallOfLinux(file)).toMatchObject({ state: 'look', words: expect.stringContaining('ufw') });
});

describe('the power', () => {
  const supply = (name: string, said: Record<string, string>) => {
    mkdirSync(join(folder, 'power', name), { recursive: true });
    for (const [what, text] of Object.entries(said)) writeFileSync(join(folder, 'power', name, what), `${text}\n`);
    return ofLinux(join(folder, 'power'));
  };
  it('of a laptop on its battery wants a look', () => {
    expect(ofLinux(join(folder, 'power'))).toMatchObject({
      state: 'fine',
      words: expect.stringMatching(/^It has no battery\./),
    });
    expect(supply('mouse', { type: 'Battery', scope: 'Device', status: 'Discharging' }).state).toBe('fine');
    expect(supply('BAT0', { type: 'Battery', status: 'Discharging', capacity: '71' })).toMatchObject({
      state: 'look',
      words: expect.stringMatching(/^On battery, 71 %\. Plug the laptop in\./),
    });
    expect(supply('BAT0', { status: 'Charging' })).toMatchObject({ state: 'fine' });
  });
  it('of a Mac is read from what it prints', () => {
    expect(ofMac("Now drawing from 'AC Power'\n -InternalBattery-0 100%; charged").state).toBe('fine');
    expect(ofMac("Now drawing from 'Battery Power'\n -InternalBattery-0\t64%; discharging").words).toMatch(
      /^On battery, 64 %/,
    );
  });
});

it('sticks are found where each system puts them', () => {
  mkdirSync(join(folder, 'media', 'jan', 'HALL'), { recursive: true });
  mkdirSync(join(folder, 'volumes', 'HALL'), { recursive: true });
  const mounts = { ofUser: [join(folder, 'media'), join(folder, 'none')], ofAll: join(folder, 'volumes') };
  expect(sticksIn('linux', mounts)).toEqual([join(folder, 'media', 'jan', 'HALL')]);
  expect(sticksIn('darwin', mounts)).toEqual([join(folder, 'volumes', 'HALL')]);
});

it('every check answers, also of a folder that has gone', async () => {
  const checks = await checkLaptop({ up: null, port: 3000, dataDir: join(folder, 'gone') });
  expect(checks.map(({ what }) => what)).toEqual(['Port', 'Address', 'Firewall', 'Disk speed', 'Clock', 'Power']);
  expect(checks[3]).toEqual({ what: 'Disk speed', state: 'look', words: 'This could not be looked at here.' });
});
