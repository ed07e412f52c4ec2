'use client';

import { useSyncExternalStore } from 'react';

/** Tells when the reader has chosen another size of words; the answer ends it. */
export function onTextSize(listener: () => void): () => void {
  const watched = new MutationObserver(listener);
  watched.observe(document.documentElement, { attributeFilter: ['data-text'] });
  return () => watched.disconnect();
}

const remNow = (): number => Number.parseFloat(getComputedStyle(document.documentElement).fontSize);

/** How large the rem of the page is, px: 16, unless words were made larger here or in the browser's own settings. */
export const useRem = (): number => useSyncExternalStore(onTextSize, remNow, () => 16);
