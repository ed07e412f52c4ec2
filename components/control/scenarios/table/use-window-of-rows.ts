import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Rows above and below the window that are drawn too. */
const beyond = 12;

/** Which rows of a long list are drawn: those in its window and some beyond, `from` to before `to`, counted from 1. */
export function useWindowOfRows(
  count: number,
  rowPx: number,
  inHand: number,
): { pane: RefObject<HTMLDivElement | null>; from: number; to: number } {
  const pane = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState({ top: 0, height: 600 });
  useEffect(() => {
    const element = pane.current!;
    const look = () => setSeen({ top: element.scrollTop, height: element.clientHeight });
    const observer = new ResizeObserver(look);
    observer.observe(element);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, []);
  // The row in hand is brought into sight: below the headings, which stay, and above the foot.
  useLayoutEffect(() => {
    const element = pane.current!;
    const top = (inHand - 1) * rowPx;
    if (top < element.scrollTop) element.scrollTop = top;
    const least = top + 3 * rowPx - element.clientHeight;
    if (element.scrollTop < least) element.scrollTop = least;
  }, [inHand, rowPx]);
  const first = Math.floor(seen.top / rowPx) + 1 - beyond;
  return {
    pane,
    from: Math.max(1, Math.min(first, count)),
    to: Math.min(count + 1, Math.ceil((seen.top + seen.height) / rowPx) + 1 + beyond),
  };
}
