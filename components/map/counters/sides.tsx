'use client';

import { type CSSProperties, createContext, type ReactNode, useContext, useEffect } from 'react';
import type { SidesShown } from '@/lib/sides';
import { sides } from '@/lib/words';

/** As `useSides` reads it; `SidesProvider` gives the page their colours as well. */
export const SidesContext = createContext<SidesShown | null>(null);

/** The sides and nations of the game at hand: names, colours, and the bars of counters. Around a page of one game. */
export function SidesProvider({ value, children }: { value: SidesShown; children: ReactNode }) {
  const { allied, german } = value.colours;
  useEffect(() => {
    const { style } = document.documentElement;
    const colours = { allied, german };
    for (const side of sides)
      for (const part of ['', '-fill']) style.setProperty(`--${side}${part}`, `var(--side-${colours[side]}${part})`);
  }, [allied, german]);
  return <SidesContext value={value}>{children}</SidesContext>;
}

/** The sides of the game at hand. Throws outside of any. */
export const useSides = (): SidesShown => useContext(SidesContext)!;

/** The colours of sides for what is drawn within one part of a page, whose sides are not those of the game at hand. */
export const sideColours = ({ colours }: SidesShown): CSSProperties =>
  Object.fromEntries(
    sides.flatMap((side) => ['', '-fill'].map((part) => [`--${side}${part}`, `var(--side-${colours[side]}${part})`])),
  );
