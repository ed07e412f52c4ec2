import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { mindReserve, reserveOf, sizes } from './reserve';
import { neededToStart } from './room';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'opcom-reserve-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

const size = 2 * 2 ** 20;
const never = Number.POSITIVE_INFINITY;

test('with room it is laid by, as a whole and in bytes that no disk can make smaller', async () => {
  const room = { size, givenUpBelow: 0, laidByAbove: 0 };
  expect(await mindReserve(dataDir, room)).toBe('laid by');
  expect(await mindReserve(dataDir, room)).toBe('nothing');
  expect(readdirSync(dataDir)).toEqual(['reserve']);
  expect(statSync(reserveOf(dataDir)).size).toBe(size);
  expect(gzipSync(readFileSync(reserveOf(dataDir)).subarray(0, 2 ** 20)).length).toBeGreaterThan(2 ** 20);
});

test('on a full disk it is given up, and laid by again when there is room', async () => {
  await mindReserve(dataDir, { size, givenUpBelow: 0, laidByAbove: 0 });
  const full = { size, givenUpBelow: never, laidByAbove: never };
  expect(await mindReserve(dataDir, full)).toBe('given up');
  expect(existsSync(reserveOf(dataDir))).toBe(false);
  expect(await mindReserve(dataDir, full)).toBe('nothing');
  expect(await mindReserve(dataDir, { ...full, laidByAbove: 0 })).toBe('laid by');
});

test('whoever has just room enough to begin has a reserve, so that nothing is refused for want of one', () => {
  expect(neededToStart).toBe(96 * 2 ** 20);
  expect(sizes).toEqual({ size: 64 * 2 ** 20, givenUpBelow: 16 * 2 ** 20, laidByAbove: 96 * 2 ** 20 });
});
