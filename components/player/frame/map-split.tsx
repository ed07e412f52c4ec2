import { type KeyboardEvent, type PointerEvent, useEffect, useState } from 'react';

const shelf = 'opcom-map-share';

/** The least share of the desk that the map may take beside the pad, per cent. */
const least = 20;
const most = 70;
/** The share it takes until the officer says otherwise. */
const usual = 29;
const inReach = (share: number): number => Math.max(least, Math.min(most, Math.round(share)));

/** The share of the desk that the map takes, per cent; kept in this browser. */
export function useMapShare(): [share: number, keep: (share: number) => void] {
  const [share, setShare] = useState(usual);
  useEffect(() => {
    const kept = Number(localStorage.getItem(shelf));
    if (kept) setShare(inReach(kept));
  }, []);
  const keep = (next: number) => {
    setShare(inReach(next));
    localStorage.setItem(shelf, String(inReach(next)));
  };
  return [share, keep];
}

/** The edge between the map and the pad: dragged, or moved by the arrow keys. */
export function MapSplit({ share, onShare }: { share: number; onShare: (share: number) => void }) {
  const drag = (event: PointerEvent<HTMLElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const desk = event.currentTarget.parentElement!.parentElement!.getBoundingClientRect();
    onShare(((event.clientX - desk.left) / desk.width) * 100);
  };
  const byKey = (event: KeyboardEvent) => {
    const by = { ArrowLeft: -2, ArrowRight: 2 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    onShare(share + by);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: an edge that is moved is no ruled line
    <div
      role="separator"
      aria-orientation="vertical"
      aria-label="Width of the map"
      aria-valuenow={share}
      aria-valuemin={least}
      aria-valuemax={most}
      tabIndex={0}
      className="map-split not-printed"
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={drag}
      onKeyDown={byKey}
    />
  );
}
