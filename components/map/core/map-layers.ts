import type { MapData } from './map-data';

/** Layers of the printed map that can be taken off: each key stands for a group of paths and names (`map.css`). */
export const groundLayers = [
  { key: 'scan', label: 'Scanned map' },
  { key: 'roads', label: 'Roads' },
  { key: 'rail', label: 'Railways' },
  { key: 'waterNames', label: 'Names of waters' },
  { key: 'towns', label: 'Towns' },
  { key: 'regions', label: 'Regions and heights' },
  { key: 'cover', label: 'Woods, close country, marsh' },
  { key: 'built', label: 'Built-up and fortified' },
  { key: 'crossings', label: 'Crossings' },
  { key: 'grid', label: 'Kilometre grid' },
] as const;

/** The layers on a sheet: only one with a picture under it has a scanned map to hide. */
export const groundLayersOf = ({ picture }: MapData) => groundLayers.filter(({ key }) => picture || key !== 'scan');
