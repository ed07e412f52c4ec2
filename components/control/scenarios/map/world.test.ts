import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { framePicked } from '@/lib/drawing/frame';
import type { Draft } from '@/lib/scenario/draft/draft';
import { edit } from '@/lib/scenario/draft/edit';
import { movedTo } from './where-edits';
import { townsNamed, townsOf, unpacked, type WorldFiles, worldParts, worldWithin } from './world';

const bytes = (part: string) => readFileSync(`basemaps/world-1/${part}.json`);
const world = Object.fromEntries(
  worldParts.map((part) => [part, JSON.parse(bytes(part).toString())]),
) as unknown as WorldFiles;
const picked = (lon: number, lat: number, wideKm = 60, highKm = 40) => {
  const reading = framePicked({ lon, lat, wideKm, highKm });
  if (!reading.ok) throw new Error(reading.message);
  return reading;
};
const layersAt = (lon: number, lat: number) =>
  worldWithin(world, picked(lon, lat)).map(({ feature: { layer, name } }) => `${layer} ${name}`.trim());

describe('the map of the world', () => {
  test('is small: each part below 400 kB', () => {
    for (const part of worldParts) expect(bytes(part).length, part).toBeLessThan(400_000);
  });

  test('is unpacked from steps', () => {
    expect(unpacked([591, 5198, 10, -20])).toEqual([
      [5.91, 51.980000000000004],
      [6.01, 51.78],
    ]);
  });

  test('finds a town by its letters without their accents, the largest first', () => {
    const towns = townsOf(world);
    expect(townsNamed(towns, 'chania', 3).map(({ name, country }) => `${name} ${country}`)).toEqual(['Chaniá GR']);
    expect(townsNamed(towns, 'arnhem', 3)[0]).toMatchObject({ name: 'Arnhem', country: 'NL', lon: 5.91 });
    expect(townsNamed(towns, 'York', 1)[0]!.country).toBe('GB');
    expect(townsNamed(towns, 'a', 3)).toEqual([]);
  });

  test('has the Rhine and Arnhem on a map of Arnhem, and no sea', () => {
    const layers = layersAt(5.91, 51.98);
    expect(layers).toContain('town Arnhem');
    expect(layers.some((one) => one.startsWith('river '))).toBe(true);
    expect(layers.some((one) => one.startsWith('sea') || one.startsWith('coastline'))).toBe(false);
  });

  test('has a coast and the sea on a map of Chania; in the middle of an ocean there is sea alone', () => {
    const layers = layersAt(24.02, 35.51);
    expect(layers).toContain('sea');
    expect(layers).toContain('coastline');
    expect(layersAt(-30, 40)).toEqual(['sea']);
  });
});

describe('a map put somewhere', () => {
  const manifest = {
    title: 'x',
    map: { title: 'x', credit: 'Not said yet', baseMap: 'market-garden-1', grid: 1, frame: 2 },
  };
  const draft: Draft = { 'manifest.json': [manifest], 'map.geojson': [] };
  test('has its new grid and frame, what was copied with its source, and no base map of elsewhere', () => {
    const there = picked(24.02, 35.51);
    const copied = worldWithin(world, there);
    const done = edit(draft, movedTo(draft, there, copied));
    if (!done.ok) throw new Error(done.message);
    expect(done.draft['manifest.json']).toEqual([
      {
        title: 'x',
        map: {
          title: 'x',
          credit: 'Coasts: Natural Earth (public domain). Towns: GeoNames (CC BY 4.0).',
          grid: { centralMeridian: 24.02, originLatitude: 35.51, eastingKm: 30, northingKm: 20 },
          frame: { minX: 0, minY: 0, maxX: 60, maxY: 40 },
        },
      },
    ]);
    const features = done.draft['map.geojson'] as unknown as { properties: Record<string, unknown> }[];
    expect(features).toHaveLength(copied.length);
    expect(features.find(({ properties }) => properties.layer === 'town')!.properties).toEqual({
      layer: 'town',
      name: 'Chaniá',
      tier: 2,
      source: 'GeoNames',
      license: 'CC-BY-4.0',
    });
  });
});
