import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openGateway } from '../gateway/gateway';
import { putPlate } from '../gateway/running-server';
import { readOptions } from '../options.mjs';
import { freePort } from '../postgres/free-port';
import { Conductor } from './conductor';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'opcom-conduct é-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const conductorOf = async (data: string) =>
  new Conductor(readOptions(['--data', data, '--port', String(await freePort())]));

it('a second console on the same data says so, and leads to the page of the one that runs', async () => {
  const data = join(folder, 'data');
  mkdirSync(data);
  const gateway = await openGateway({ port: 0, names: ['127.0.0.1'], nonce: 'the first', address: '127.0.0.1' });
  const page = 'http://127.0.0.1:4711/abc/';
  putPlate(data, { pid: process.pid, port: gateway.port, isSecure: false, nonce: 'the first', page });
  const second = await conductorOf(data);
  try {
    expect(await second.begin()).toBe(false);
    expect(second.stage).toBe('trouble');
    expect(second.trouble).toEqual({
      words: `Another copy of the console runs on ${data} already. Go on there, and stop this one.`,
      living: page,
    });
  } finally {
    await gateway.close();
  }
});

it('a data folder that cannot be one is told in a sentence, with what to do, and nothing is left running', async () => {
  writeFileSync(join(folder, 'a file'), '');
  const data = join(folder, 'a file', 'data');
  const console = await conductorOf(data);
  await expect(console.begin()).rejects.toThrow();
  expect([console.stage, console.up]).toEqual(['trouble', null]);
  expect(console.trouble?.words).toBe(`${data} lies below a file, where no folder can be. Name another place.`);
  expect(existsSync(data)).toBe(false);
});
