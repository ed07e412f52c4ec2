import { useSyncExternalStore } from 'react';
import type { ViewStore } from './view-store';

const lengths = [0.2, 0.5, 1, 2, 5, 10, 20, 50];

/** The length of a kilometre: the longest round length that fits a small corner. */
export function ScaleBar({ store }: { store: ViewStore }) {
  const scale = useSyncExternalStore(
    store.subscribe,
    () => store.get()?.scale ?? null,
    () => null,
  );
  if (scale === null) return null;
  const km = lengths.findLast((length) => length * scale <= 130) ?? lengths[0]!;
  return (
    <div className="map-scale" role="img" aria-label={`Scale: the bar is ${km} km long`}>
      <i style={{ width: km * scale }} />
      <span style={{ width: km * scale }}>
        <b>0</b>
        <b>{km / 2}</b>
        <b>{km} km</b>
      </span>
    </div>
  );
}
