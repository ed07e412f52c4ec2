'use client';

import { createContext, type ReactNode, useContext } from 'react';

const SheetVersionContext = createContext<string | null>(null);

/** Says which version of the host's own map this game shows; null: none. Every map of Control below is fetched again when it changes. */
export const MapVersion = ({ version, children }: { version: string | null; children: ReactNode }) => (
  <SheetVersionContext.Provider value={version}>{children}</SheetVersionContext.Provider>
);

export const useMapVersion = (): string | null => useContext(SheetVersionContext);
