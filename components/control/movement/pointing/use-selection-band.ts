'use client';

import { type PointerEvent, useRef, useState } from 'react';

interface Band {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** A press that travels less than this draws no band but is a press on what lies there, px. */
const stillPx = 5;

/**
 * A rubber band over the map: drawn with Shift held down, or by any press on the ground while several are being picked.
 * What is drawn under it when it is let go is picked, the counters beneath a pile's first included.
 */
export function useSelectionBand({ isOn, onPick }: { isOn: boolean; onPick: (unitIds: string[]) => void }) {
  const [band, setBand] = useState<Band | null>(null);
  const from = useRef<{ pointerId: number; x: number; y: number } | null>(null);

  const boxTo = (event: PointerEvent): Band => {
    const { x, y } = from.current!;
    return {
      left: Math.min(x, event.clientX),
      top: Math.min(y, event.clientY),
      width: Math.abs(event.clientX - x),
      height: Math.abs(event.clientY - y),
    };
  };

  const onPointerDown = (event: PointerEvent) => {
    const target = event.target as Element;
    if (!event.isPrimary) {
      // A second finger pinches: it draws nothing.
      from.current = null;
      setBand(null);
      return;
    }
    if (!(isOn || event.shiftKey) || event.button !== 0) return;
    if (!target.closest('svg.map')) return;
    from.current = { pointerId: event.pointerId, x: event.clientX, y: event.clientY };
  };

  const onPointerMove = (event: PointerEvent) => {
    if (from.current?.pointerId !== event.pointerId) return;
    const box = boxTo(event);
    if (band || box.width > stillPx || box.height > stillPx) setBand(box);
  };

  const onPointerUp = (event: PointerEvent) => {
    if (from.current?.pointerId !== event.pointerId) return;
    const box = boxTo(event);
    from.current = null;
    if (!band) return;
    setBand(null);
    swallowClick();
    onPick(countersIn(event.currentTarget, box));
  };

  const onPointerCancel = () => {
    from.current = null;
    setBand(null);
  };

  return { band, on: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel } };
}

/** The click that ends a band is no press on the ground. */
function swallowClick(): void {
  const swallow = (event: Event) => event.stopPropagation();
  window.addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => window.removeEventListener('click', swallow, { capture: true }), 50);
}

/** The counters whose middle lies in a box, as they are drawn. */
function countersIn(field: Element, box: Band): string[] {
  return [...field.querySelectorAll<SVGElement>('[role="button"][data-counter]')].flatMap((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const x = left + width / 2;
    const y = top + height / 2;
    const isIn = x >= box.left && x <= box.left + box.width && y >= box.top && y <= box.top + box.height;
    return isIn ? (element.dataset.members ?? element.dataset.counter!).split(' ') : [];
  });
}
