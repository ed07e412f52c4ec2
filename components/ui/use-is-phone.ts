'use client';

import { useSyncExternalStore } from 'react';

/** As wide as a phone; and with room for a map beside the sheet (`pair` in globals.css). */
const widths = { phone: '(max-width: 639px)', pair: '(min-width: 68.75rem)' };

function useMatches(query: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const watched = window.matchMedia(query);
      watched.addEventListener('change', listener);
      return () => watched.removeEventListener('change', listener);
    },
    () => window.matchMedia(query).matches,
    () => false,
  );
}

/** Whether the page is as narrow as a phone; false until the browser has been asked. */
export const useIsPhone = (): boolean => useMatches(widths.phone);

/** Whether the page has room for a map beside the sheet; false until the browser has been asked. */
export const useIsPair = (): boolean => useMatches(widths.pair);
