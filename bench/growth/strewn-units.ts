import type { UnitToGroup } from '@/lib/advice/combat/propose-unit-part';
import type { MapData } from '@/lib/scenario/types';

/** The same places every time, scattered evenly: 0 to 1. */
const scattered = (i: number): number => Math.abs(Math.sin(i * 12.9898 + 1) * 43_758.5453) % 1;

/** Km from side to side of a map on which so many units stand as close to one another as on any other. */
export const sideFor = (units: number): number => 4 * Math.sqrt(units);

/** Where one of many units stands on a map so wide. */
export const strewnPlace = (i: number, side: number) => ({
  x: scattered(2 * i) * side,
  y: scattered(2 * i + 1) * side,
});

/** Units of both sides, and the map they are strewn over, which grows with them. */
export function strewnUnits(count: number): { units: StrewnUnit[]; map: MapData; side: number } {
  const side = sideFor(count);
  const map = { title: '', credit: '', frame: { minX: 0, minY: 0, maxX: side, maxY: side }, features: [] };
  return { units: Array.from({ length: count }, (_, i) => unit(i, side)), map, side };
}

type StrewnUnit = UnitToGroup & { isOnMap: true; isCaptured: false; name: string };

const unit = (i: number, side: number): StrewnUnit => ({
  id: `u${i}`,
  name: `u${i}`,
  side: i % 2 === 0 ? 'allied' : 'german',
  formation: `Div ${i % 20}`,
  status: 5,
  artilleryClass: i % 10 === 0 ? 'field' : null,
  ...strewnPlace(i, side),
  startX: null,
  startY: null,
  turnShareMoved: 0,
  isFlexible: false,
  lastAction: null,
  isFirstTurn: false,
  lastKmMoved: 0,
  hasRetired: false,
  order: { orders: '', action: i % 4 === 0 ? 'attack' : 'hold', posture: 'tact', standFast: false, supportIds: [] },
  ground: { isBuiltUp: false, isWoods: false, isCity: false, isFortified: false, isBadTerrain: false },
  groundReasons: [],
  fortifiedPlace: null,
  isOnMap: true,
  isCaptured: false,
});
