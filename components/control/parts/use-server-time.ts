'use client';

import { useEffect, useState } from 'react';

/** The server's clock in milliseconds, going on from `now` (ISO, as it was read). The browser's own clock may be wrong. */
export function useServerTime(now: string): number {
  const readAt = Date.parse(now);
  const [since, setSince] = useState({ readAt, passed: 0 });
  useEffect(() => {
    const start = performance.now();
    const tick = setInterval(() => setSince({ readAt, passed: performance.now() - start }), 500);
    return () => clearInterval(tick);
  }, [readAt]);
  return readAt + (since.readAt === readAt ? since.passed : 0);
}
