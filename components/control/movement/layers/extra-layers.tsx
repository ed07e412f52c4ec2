import type { ComponentType } from 'react';
import { AirLayer, AirMarkers } from './air-layer';
import { CombatsLayer } from './combats-layer';
import { ContactPairsLayer } from './contact-pairs-layer';
import type { LayerProps } from './layer-props';
import { ZonesLayer } from './zones-layer';

/** A layer over the printed map and under the counters; it can be taken off. */
interface ExtraLayer {
  key: string;
  label: string;
  Draw: ComponentType<LayerProps>;
  /** The part of it over the counters. */
  DrawAbove?: ComponentType<LayerProps>;
}

/** The layers only Control's map has, from the lowest to the uppermost. One more is one more row here. */
export const extraLayers: readonly ExtraLayer[] = [
  { key: 'zones', label: 'Drop zones', Draw: ZonesLayer },
  { key: 'pairs', label: 'Units in contact', Draw: ContactPairsLayer },
  { key: 'combats', label: 'Combats', Draw: CombatsLayer },
  { key: 'air', label: 'Air orders', Draw: AirLayer, DrawAbove: AirMarkers },
];
