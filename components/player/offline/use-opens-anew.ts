'use client';

import { useEffect, useState } from 'react';
import type { PlayerDesk } from '@/lib/visibility/player/desk';
import { keepDesk } from './kept-desk';

const worker = '/player/worker.js';

/** A browser lets a page be laid by only over TLS with a certificate that it trusts. */
async function laysBy(): Promise<boolean> {
  if (window.location.protocol !== 'https:' || !('serviceWorker' in navigator)) return false;
  try {
    await navigator.serviceWorker.register(worker, { updateViaCache: 'none' });
    await navigator.serviceWorker.ready;
    return true;
  } catch {
    return false;
  }
}

/**
 * Sees to it that this desk's order form opens again without network, where the browser allows it. True once it would.
 * `isWhole`: the desk was read from the console, not from what is kept.
 */
export function useOpensAnew(desk: PlayerDesk, isWhole: boolean): boolean {
  const [isLaidBy, setLaidBy] = useState(false);
  const [isKept, setKept] = useState(!isWhole);

  useEffect(() => {
    void laysBy().then(setLaidBy);
  }, []);

  useEffect(() => {
    if (isLaidBy && isWhole) void keepDesk(desk).then(setKept);
  }, [desk, isLaidBy, isWhole]);

  return isLaidBy && isKept;
}
