'use client';

import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import type { DiaryMapsProps } from './diary-maps';
import { DiaryMaps } from './diary-parts';

interface Props {
  /** The links above the diary. */
  links: ReactNode;
  maps: Omit<DiaryMapsProps, 'onDrawn'>;
  children: ReactNode;
}

/** A diary with its maps: they are drawn when the page is scrolled near them, when they are asked for, or before it is printed. */
export function Booklet({ links, maps, children }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  const [isDrawn, setDrawn] = useState(false);
  const [isWanted, setWanted] = useState(false);
  const print = () => {
    // Pressed once more while they are being drawn, it prints what is there.
    if (isDrawn || isWanted || maps.maps.length === 0) return window.print();
    setNear(true);
    setWanted(true);
  };
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 'p' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return;
    event.preventDefault();
    print();
  });
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => onKey(event);
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  }, []);
  useEffect(() => {
    // A screen's height before they are reached.
    const seen = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: '100% 0px',
    });
    const begin = () => seen.observe(place.current!);
    addEventListener('scroll', begin, { once: true, passive: true });
    return () => {
      removeEventListener('scroll', begin);
      seen.disconnect();
    };
  }, []);
  useEffect(() => {
    if (!isDrawn || !isWanted) return;
    setWanted(false);
    window.print();
  }, [isDrawn, isWanted]);
  return (
    <>
      <p className="not-printed mx-auto flex max-w-5xl flex-wrap items-center gap-x-5 gap-y-2">
        {links}
        <Button onClick={print}>{isWanted ? 'The maps are being drawn…' : 'Print it as a booklet'}</Button>
      </p>
      {children}
      <div ref={place} className="mx-auto max-w-5xl">
        {isNear && maps.maps.length > 0 && <DiaryMaps {...maps} onDrawn={() => setDrawn(true)} />}
        {!isDrawn && maps.maps.length > 0 && (
          <>
            <Button className="not-printed mt-4" disabled={isNear} onClick={() => setNear(true)}>
              {isNear ? 'The maps are being drawn…' : 'Draw the maps'}
            </Button>
            <p className="hidden print:block">
              The maps are printed by the button “Print it as a booklet” above the diary.
            </p>
          </>
        )}
      </div>
    </>
  );
}
