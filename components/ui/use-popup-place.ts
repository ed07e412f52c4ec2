import { type CSSProperties, type RefObject, useLayoutEffect, useState } from 'react';

/** Between a popup and what it belongs to, and between it and the edge of the window, px. */
const gapPx = 4;
const edgePx = 8;
/** Below this height a popup goes where there is more room, px. */
const lowPx = 180;

/** Where a popup stands beside what it belongs to. */
type Place = Pick<CSSProperties, 'left' | 'top' | 'bottom' | 'maxHeight' | 'minWidth' | 'maxWidth'>;

/**
 * Lays a popup in the browser's top layer, over dialogs and beyond whatever scrolls, and keeps it beside `anchor` while the
 * window changes. `prefers`: the side it stands on while there is room. Answers its style.
 */
export function usePopupPlace(
  anchor: RefObject<HTMLElement | null>,
  popup: RefObject<HTMLElement | null>,
  { isOpen, prefers }: { isOpen: boolean; prefers: 'below' | 'above' },
): CSSProperties {
  const [place, setPlace] = useState<Place>({});
  useLayoutEffect(() => {
    if (!isOpen) return;
    const shown = popup.current;
    shown?.showPopover?.();
    const lay = () => anchor.current && setPlace(placeBeside(anchor.current.getBoundingClientRect(), prefers));
    lay();
    const options = { capture: true, passive: true } as const;
    addEventListener('scroll', lay, options);
    addEventListener('resize', lay, options);
    return () => {
      removeEventListener('scroll', lay, options);
      removeEventListener('resize', lay, options);
    };
  }, [anchor, popup, isOpen, prefers]);
  return { position: 'fixed', inset: 'auto', margin: 0, ...place };
}

function placeBeside({ left, top, bottom, width }: DOMRect, prefers: 'below' | 'above'): Place {
  const below = innerHeight - bottom - gapPx - edgePx;
  const above = top - gapPx - edgePx;
  const isBelow = prefers === 'below' ? below >= Math.min(lowPx, above) : above < Math.min(lowPx, below);
  const room = isBelow ? below : above;
  return {
    left: Math.max(edgePx, Math.min(left, innerWidth - edgePx - Math.max(width, 14 * 16))),
    maxWidth: `calc(100vw - ${2 * edgePx}px)`,
    minWidth: width,
    maxHeight: Math.max(room, 3 * 16),
    ...(isBelow ? { top: bottom + gapPx } : { bottom: innerHeight - top + gapPx }),
  };
}
