import { type Wind, winds } from '@/lib/words';

const short: Record<string, Wind> = {
  n: 'north',
  ne: 'north-east',
  e: 'east',
  se: 'south-east',
  s: 'south',
  sw: 'south-west',
  w: 'west',
  nw: 'north-west',
};

/**
 * Where a direction told in words points, degrees clockwise from north: `north-east`, `moving southwest`, `NE`. null where
 * the words name no quarter of the compass: then nothing is drawn.
 */
export function bearingOf(direction: string): number | null {
  const words = direction
    .toLowerCase()
    .replace(/\b(north|south)[\s-]*(east|west)/g, '$1-$2')
    .split(/[^a-z-]+/);
  for (const word of words) {
    const wind = winds.find((one) => word === one || word === `${one}wards` || word === `${one}ward`) ?? short[word];
    if (wind) return winds.indexOf(wind) * 45;
  }
  return null;
}
