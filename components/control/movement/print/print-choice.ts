import { type BlankFormName, blankForms, blankFormWords } from '@/components/map/print/blank-form-names';
import {
  type MapPage,
  type PageFormat,
  type PageFormatName,
  pageAround,
  pageFormats,
  pagesOf,
  scales,
  scaleThatFits,
} from '@/components/map/print/page-layout';
import type { MasterCounter } from '@/lib/desks/control/movement/map';
import { type Place, placeOf } from '@/lib/geometry';
import type { MapData } from '@/lib/scenario/types';
import { counted } from '@/lib/text';

/** The things that can be printed: a map, counters for the table, or a blank form. */
export const prints = ['masterMap', 'sideMap', 'masterCounters', 'playerCounters', ...blankForms] as const;
export type Print = (typeof prints)[number];

export const printWords: Record<Print, string> = {
  masterMap: 'Master map',
  sideMap: 'A side’s map',
  masterCounters: 'Master counters',
  playerCounters: 'Player counters',
  ...blankFormWords,
};

export const areas = ['whole', 'counters', 'place'] as const;
export type Area = (typeof areas)[number];

export const isBlankForm = (print: Print): print is BlankFormName => blankForms.some((form) => form === print);

/** The settings of a print. */
export interface PrintChoice {
  paper: PageFormat;
  scale: number;
  area: Area;
  /** `place`: a grid reference, as written. */
  at: string;
  /** Counters: how wide they are cut, mm. */
  widthMm: number;
  /** Counters: the key of one team, or empty for all. */
  teamKey: string;
}

/** The whole map on one sheet. */
export const firstChoice = ({ frame }: Pick<MapData, 'frame'>): PrintChoice => ({
  paper: { name: 'A3', isLandscape: false },
  scale: scaleThatFits(frame, { name: 'A3', isLandscape: false }),
  area: 'whole',
  at: '',
  widthMm: 20,
  teamKey: '',
});

/** Widths on offer for counters, mm. */
export const widths = [12, 16, 20, 25, 30] as const;

export const paperNames = Object.keys(pageFormats) as PageFormatName[];
export const scaleWords = (scale: number): string =>
  `1:${scale.toLocaleString('en-GB')} (1 cm is ${scale / 100_000} km)`;
export { scales };

interface Standing {
  x: number | null;
  y: number | null;
}

/** The sheets of a map as chosen, or in a sentence why there are none. */
export function pagesChosen(
  { paper, scale, area, at }: PrintChoice,
  { frame }: Pick<MapData, 'frame'>,
  counters: readonly Standing[],
): { pages: MapPage[] } | { problem: string; field: 'at' | 'scale' } {
  if (area === 'place') {
    const place = placeOf(at, { x: (frame.minX + frame.maxX) / 2, y: (frame.minY + frame.maxY) / 2 });
    if (!place) return { field: 'at', problem: 'Write a grid reference, 746 779, or km, 74.6 77.9.' };
    const isOff = place.x < frame.minX || place.x > frame.maxX || place.y < frame.minY || place.y > frame.maxY;
    if (isOff) return { field: 'at', problem: 'That place is off the map.' };
    return { pages: [pageAround(place, paper, scale)] };
  }
  const placed = counters.filter(({ x, y }) => x !== null && y !== null);
  const ground = area === 'counters' && placed.length > 0 ? groundOf(placed as Place[]) : frame;
  const pages = pagesOf(ground, paper, scale);
  if (Array.isArray(pages)) return { pages };
  const problem = `That is ${counted(pages.tooMany, 'sheet')}. Take a smaller scale, larger paper, or one sheet around a place.`;
  return { field: 'scale', problem };
}

/** Round the counters, with 3 km of ground on every side. */
function groundOf(placed: readonly Place[]) {
  const xs = placed.map(({ x }) => x);
  const ys = placed.map(({ y }) => y);
  const rim = 3;
  return {
    minX: Math.min(...xs) - rim,
    maxX: Math.max(...xs) + rim,
    minY: Math.min(...ys) - rim,
    maxY: Math.max(...ys) + rim,
  };
}

/** Counters to cut out: those of a team or of all, side by side as the order of battle has them; captured ones are left out. */
export const countersChosen = (counters: readonly MasterCounter[], teamKey: string): MasterCounter[] =>
  counters.filter((counter) => !counter.isCaptured && (teamKey === '' || counter.teamKey === teamKey));
