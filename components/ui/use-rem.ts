'use client';

import { useSyncExternalStore } from 'react';
import { onOwnWays } from './own-ways';

const remNow = (): number => Number.parseFloat(getComputedStyle(document.documentElement).fontSize);

/** How large the rem of the page is, px: 16, unless words were made larger here or in the browser's own settings. */
export const useRem = (): number => useSyncExternalStore(onOwnWays, remNow, () => 16);
