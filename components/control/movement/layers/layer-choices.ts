import { useSyncExternalStore } from 'react';
import type { MapData } from '@/components/map/core/map-data';
import { groundLayers, groundLayersOf } from '@/components/map/core/map-layers';
import { sides } from '@/lib/words';
import { extraLayers } from './extra-layers';

interface LayerChoice {
  key: string;
  label: string;
}

const printedPart = 'Printed map';

/** All that can be taken off the master map, as the list shows it. */
const layerChoices: readonly (LayerChoice & { of: string })[] = [
  ...sides.map((key) => ({ key, label: key, of: 'Counters' })),
  ...extraLayers.map(({ key, label }) => ({ key, label, of: 'Control' })),
  { key: 'moves', label: 'Moves since you last looked', of: 'Control' },
  { key: 'reach', label: 'Reach of the unit in hand', of: 'Control' },
  ...groundLayers.map((layer) => ({ ...layer, of: printedPart })),
];

/** The choices that are on a sheet; `names`: of the two sides. */
export const choicesOn = (mapData: MapData, names: Readonly<Record<string, string>>) => {
  const lying: readonly LayerChoice[] = groundLayersOf(mapData);
  return layerChoices
    .map((layer) => ({ ...layer, label: names[layer.key] ?? layer.label }))
    .filter(({ key, of }) => of !== printedPart || lying.some((layer) => layer.key === key));
};

const keptAs = 'opcom-master-map-hidden';
const none: readonly string[] = [];
let hidden: readonly string[] | null = null;
const listeners = new Set<() => void>();

/** The layers that this browser has hidden on the master map; none where it keeps nothing. */
function read(): readonly string[] {
  if (hidden) return hidden;
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keptAs) ?? '[]');
    hidden = Array.isArray(kept) ? kept.filter((key) => layerChoices.some((layer) => layer.key === key)) : none;
  } catch {
    hidden = none;
  }
  return hidden;
}

function write(next: readonly string[]): void {
  hidden = next;
  try {
    localStorage.setItem(keptAs, JSON.stringify(next));
  } catch {
    // A browser that keeps nothing shows it until it is closed.
  }
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The layers taken off in this browser, and what puts one on or off. */
export function useLayers() {
  const off = useSyncExternalStore(subscribe, read, () => none);
  return {
    hidden: off,
    isShown: (key: string) => !off.includes(key),
    show: (key: string, isShown: boolean) => write(isShown ? off.filter((one) => one !== key) : [...off, key]),
    showAll: () => write(none),
  };
}
