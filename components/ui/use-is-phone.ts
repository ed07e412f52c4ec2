'use client';

import { useCallback, useSyncExternalStore } from 'react';
import { onOwnWays, textSizeNow, textTimes } from './own-ways';

/** As wide as a phone (`max-sm` of widths.css); with room for a map beside the sheet (`pair`); broader than a laptop; and low (`flat`). */
const queries = {
  phone: (times: number) => `(width < ${40 * times}rem)`,
  pair: (times: number) => `(width >= ${68.75 * times}rem)`,
  broad: (times: number) => `(width >= ${100 * times}rem)`,
  flat: (times: number) => `(max-height: ${30 * times}rem)`,
};

function useMatches(which: keyof typeof queries): boolean {
  const queryNow = useCallback(() => window.matchMedia(queries[which](textTimes[textSizeNow()])), [which]);
  return useSyncExternalStore(
    (listener) => {
      let watched = queryNow();
      watched.addEventListener('change', listener);
      const leave = onOwnWays(() => {
        watched.removeEventListener('change', listener);
        watched = queryNow();
        watched.addEventListener('change', listener);
        listener();
      });
      return () => {
        leave();
        watched.removeEventListener('change', listener);
      };
    },
    () => queryNow().matches,
    () => false,
  );
}

/** True when the page is as narrow as a phone; false until the browser has been asked. */
export const useIsPhone = (): boolean => useMatches('phone');

/** True when the page has room for a map beside the sheet; false until the browser has been asked. */
export const useIsPair = (): boolean => useMatches('pair');

/** True when the page is broader than a laptop's; false until the browser has been asked. */
export const useIsBroad = (): boolean => useMatches('broad');

/** True when the page is as low as a laptop's at 200 %; false until the browser has been asked. */
export const useIsFlat = (): boolean => useMatches('flat');
