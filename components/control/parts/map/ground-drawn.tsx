'use client';

import { createContext, type ReactNode, useContext } from 'react';
import type { DrawnGround } from '@/lib/scenario/drawn-ground';

const none: readonly DrawnGround[] = [];
const GroundContext = createContext(none);

/** The ground that Control has drawn in this game: it lies over the printed map on every map of Control, and on no team's. */
export const GroundDrawn = ({ areas, children }: { areas: readonly DrawnGround[]; children: ReactNode }) => (
  <GroundContext.Provider value={areas}>{children}</GroundContext.Provider>
);

export const useGroundDrawn = (): readonly DrawnGround[] => useContext(GroundContext);
