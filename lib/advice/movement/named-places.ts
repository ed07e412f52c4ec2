import type { Place } from '@/lib/geometry';
import { printedPlaces } from '@/lib/printed-places';
import type { MapFeature } from '@/lib/scenario/types';

/** Something that orders may name, and where it is. `unitId`: a unit, which others may follow. */
export interface NamedPlace {
  name: string;
  kind: 'town' | 'ground' | 'crossing' | 'unit' | 'grid';
  place: Place;
  unitId?: string;
}

/** A unit that others may be sent to or behind. */
export interface NamedUnit {
  id: string;
  name: string;
  shortName: string;
  x: number | null;
  y: number | null;
}

/** How a text is compared: small letters without accents, all else a blank. */
export const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Each way of naming a place that an order may use, folded, with the place. Longer ways first. */
export function waysOfNaming(
  features: readonly Pick<MapFeature, 'layer' | 'name' | 'point' | 'lines' | 'rings'>[],
  crossings: readonly { name: string; x: number; y: number }[],
  units: readonly NamedUnit[],
): (readonly [way: string, place: NamedPlace])[] {
  const named = [
    ...printedPlaces(features)
      .filter(({ layer }) => layer !== 'crossing')
      .flatMap(({ layer, name, place }) =>
        waysOfTown(name).map((way) => [way, { name, kind: layer === 'town' ? 'town' : 'ground', place }] as const),
      ),
    ...crossings.flatMap(({ name, x, y }) =>
      waysOfCrossing(name).map((way) => [way, { name, kind: 'crossing', place: { x, y } }] as const),
    ),
    ...units.flatMap(({ id, name, shortName, x, y }) =>
      x === null || y === null
        ? []
        : waysOfUnit(name, shortName).map((way) => [way, { name, kind: 'unit', place: { x, y }, unitId: id }] as const),
    ),
  ];
  return named.filter(([way]) => way.length > 1).sort(([a], [b]) => b.length - a.length);
}

/** `Sint-Oedenrode` is written St Oedenrode as well. */
function waysOfTown(name: string): string[] {
  const plain = folded(name);
  const short = plain
    .replace(/^sint /, 'st ')
    .replace(/^saint /, 'st ')
    .replace(/^s (?=hertogenbosch)/, '');
  return short === plain ? [plain] : [plain, short];
}

/** `Son – road bridge` is the Son bridge, the bridge at Son, and the Son road bridge. */
function waysOfCrossing(name: string): string[] {
  const [, inBrackets] = /\(([^)]+)\)/.exec(name) ?? [];
  const bare = name.replace(/\s*\([^)]*\)/g, '');
  const [where, thing] = bare.split(' – ');
  if (!thing) return [folded(bare), ...(inBrackets && /bridge/i.test(inBrackets) ? [folded(inBrackets)] : [])];
  const kind = /ferry/.test(thing) ? 'ferry' : 'bridge';
  const things = [...new Set([folded(thing), folded(thing).replace(/^\S+ (?=(road|rail) )/, ''), kind])];
  return where!
    .split(' / ')
    .flatMap((town) => waysOfTown(town))
    .flatMap((town) =>
      things.flatMap((one) => [`${town} ${one}`, `${one} at ${town}`, `${one} of ${town}`, `${one} in ${town}`]),
    );
}

/** `2 (Armd) Irish Guards` is the Irish Guards to those who follow them. */
function waysOfUnit(name: string, shortName: string): string[] {
  const bare = folded(name.replace(/\([^)]*\)/g, ''));
  return [...new Set([folded(name), folded(shortName), bare, bare.replace(/^\d+ /, '')])].filter((way) =>
    /[a-z]/.test(way),
  );
}
