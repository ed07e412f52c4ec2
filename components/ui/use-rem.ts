'use client';

import { useSyncExternalStore } from 'react';
import { onOwnWays } from './own-ways';

const remNow = (): number => Number.parseFloat(getComputedStyle(document.documentElement).fontSize);

const onRem = (listener: () => void): (() => void) => {
  const stop = onOwnWays(listener);
  // On the presenter's window it grows with the window.
  addEventListener('resize', listener);
  return () => {
    stop();
    removeEventListener('resize', listener);
  };
};

/** The size of the page's rem, px: 16, unless words were made larger here or in the browser's own settings. */
export const useRem = (): number => useSyncExternalStore(onRem, remNow, () => 16);
