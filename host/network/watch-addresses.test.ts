import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { OfferedAddress } from '@/lib/handed-address';
import { watchAddresses } from './watch-addresses';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const hall = (host: string): OfferedAddress => ({ host, kind: 'hall', on: 'eth0' });

it('a change of addresses is told once, and one that cannot be read is read at the next look', async () => {
  let now: OfferedAddress[] | null = [hall('192.168.1.20')];
  const told: string[][] = [];
  const offered = async () => now ?? Promise.reject(new Error('not now'));
  const end = await watchAddresses((all) => told.push(all.map(({ host }) => host)), { offered, everyMs: 100 });
  await vi.advanceTimersByTimeAsync(250);
  expect(told).toEqual([]);
  now = null;
  await vi.advanceTimersByTimeAsync(100);
  now = [hall('10.0.0.7')];
  await vi.advanceTimersByTimeAsync(300);
  expect(told).toEqual([['10.0.0.7']]);
  end();
  now = [hall('10.0.0.8')];
  await vi.advanceTimersByTimeAsync(300);
  expect(told).toEqual([['10.0.0.7']]);
});
