import { vi } from 'vitest';

/** Looks again and again until nothing is thrown. After two minutes it gives up with what was thrown last: what was waited for. */
export const until = <T>(look: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(look, { timeout: 120_000, interval: 20 });
