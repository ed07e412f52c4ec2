'use client';

import { type RefObject, useCallback } from 'react';
import { useKeys } from './use-keys';

/** J and K walk the focus along everything marked `data-stop` inside, in the order it stands there; Enter opens it. */
export function useWalk(inside: RefObject<HTMLElement | null>): void {
  const step = useCallback(
    (by: 1 | -1) => {
      const stops = [...(inside.current?.querySelectorAll<HTMLElement>('[data-stop]') ?? [])];
      if (stops.length === 0) return;
      const here = stops.indexOf(document.activeElement as HTMLElement);
      const from = here >= 0 ? here : stops.findIndex((stop) => stop.ariaCurrent === 'page');
      const next = from < 0 ? (by === 1 ? 0 : stops.length - 1) : Math.min(stops.length - 1, Math.max(0, from + by));
      stops[next]!.focus();
      stops[next]!.scrollIntoView({ block: 'nearest' });
    },
    [inside],
  );
  useKeys({ walkOn: () => step(1), walkBack: () => step(-1) });
}
