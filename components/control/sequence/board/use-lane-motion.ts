import { type RefObject, useLayoutEffect, useRef } from 'react';

const movesMs = 220;

/** A card that changed lanes glides to its new place in 220 ms; nothing else moves, and nothing at all where motion is unwanted. */
export function useLaneMotion(inside: RefObject<HTMLElement | null>, cards: unknown): void {
  const were = useRef(new Map<string, { lane: string; at: DOMRect }>());
  // biome-ignore lint/correctness/useExhaustiveDependencies: measured whenever the cards were read again
  useLayoutEffect(() => {
    const now = new Map<string, { lane: string; at: DOMRect }>();
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    for (const card of inside.current?.querySelectorAll<HTMLElement>('[data-card]') ?? []) {
      const { card: key = '', lane = '' } = card.dataset;
      const at = card.getBoundingClientRect();
      now.set(key, { lane, at });
      const was = were.current.get(key);
      if (!was || was.lane === lane || isStill) continue;
      const from = `translate(${was.at.left - at.left}px, ${was.at.top - at.top}px)`;
      card.animate([{ transform: from }, { transform: 'none' }], { duration: movesMs, easing: 'ease-out' });
    }
    were.current = now;
  }, [inside, cards]);
}
