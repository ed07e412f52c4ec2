import { type KeyboardEvent, useEffect, useRef } from 'react';
import type { Frame } from '@/lib/geometry';
import type { FirstLook } from './first-view';
import type { MapData } from './map-data';

/** A part of the map one goes to by its name. */
export interface Bookmark {
  name: string;
  look: FirstLook;
}

interface Props {
  mapData: MapData;
  /** The bookmarks that only this seat has. */
  own: readonly Bookmark[];
  onGo: (look: FirstLook) => void;
  onClose: () => void;
}

/** The window that holds a frame. */
const lookOn = ({ minX, minY, maxX, maxY }: Frame): FirstLook => ({
  centre: { x: (minX + maxX) / 2, y: (minY + maxY) / 2 },
  kmAcross: maxX - minX,
  kmUp: maxY - minY,
});

/** The bookmarks of a map: all of it, those of the seat, and the places its scenario names. The first nine have a digit. */
export function Bookmarks({ mapData, own, onGo, onClose }: Props) {
  const bookmarks: Bookmark[] = [
    { name: 'Whole map', look: lookOn(mapData.frame) },
    ...own.slice(0, 1),
    ...(mapData.bookmarks ?? []).map(({ name, ...frame }) => ({ name, look: lookOn(frame) })),
    ...own.slice(1),
  ];
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => list.current?.querySelector('button')?.focus(), []);
  const byKey = (event: KeyboardEvent) => {
    const buttons = [...list.current!.querySelectorAll('button')];
    const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
    const digit = /^[1-9]$/.test(event.key) ? bookmarks[Number(event.key) - 1] : undefined;
    if (digit) onGo(digit.look);
    else if (event.key === 'Escape' || event.key === '5') onClose();
    else if (event.key === 'ArrowDown') buttons[(at + 1) % buttons.length]?.focus();
    else if (event.key === 'ArrowUp') buttons.at(at - 1)?.focus();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div ref={list} role="menu" aria-label="Bookmarks of the map" className="map-bookmarks" onKeyDown={byKey}>
      {bookmarks.map(({ name, look }, i) => (
        <button key={name} type="button" role="menuitem" onClick={() => onGo(look)}>
          {i < 9 && <kbd>{i + 1}</kbd>}
          {name}
        </button>
      ))}
    </div>
  );
}
