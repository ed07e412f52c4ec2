'use client';

import { useEffect, useState } from 'react';

/** The server's clock in milliseconds, going on from `now` (ISO, as it was read). The browser's own clock may be wrong. */
export function useServerTime(now: string): number {
  const readAt = Date.parse(now);
  const [passed, setPassed] = useState(0);
  useEffect(() => {
    void readAt;
    const start = performance.now();
    setPassed(0);
    const tick = setInterval(() => setPassed(performance.now() - start), 500);
    return () => clearInterval(tick);
  }, [readAt]);
  return readAt + passed;
}
