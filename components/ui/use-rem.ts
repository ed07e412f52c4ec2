'use client';

import { useSyncExternalStore } from 'react';
import { onOwnWays } from './own-ways';

const remNow = (): number => Number.parseFloat(getComputedStyle(document.documentElement).fontSize);

/** The size of the page's rem, px: 16, unless words were made larger here or in the browser's own settings. */
export const useRem = (): number => useSyncExternalStore(onOwnWays, remNow, () => 16);
