/** Makes the base maps from their sources: `npm run basemaps`. What is made is committed. */

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { GridOrigin } from '@/lib/scenario/projection';
import { type LevelForm, levelOf } from './levels';
import { reliefOf } from './relief';
import { writeRulesGround } from './rules-ground';
import { handDrawn, readSource } from './source';

/** The scenarios that are played on a base map. */
const scenariosOn: Record<string, readonly string[]> = {
  'market-garden-1': ['market-garden', 'arnhem-bridge'],
  'goodwood-1': ['goodwood'],
};

interface BaseMapForm {
  /** The name of its folder. It changes with the drawing: a game keeps the one it was opened with. */
  key: string;
  source: string;
  grid: GridOrigin;
  /** Left, bottom, right and top of the relief, km. */
  box: [number, number, number, number];
  far: LevelForm;
  near: LevelForm;
  reliefPxPerKm: number;
}

const far = { unitKm: 0.05, toleranceKm: 0.05, leastKm2: 0.12, leastKm: 1.5, tileKm: null, without: ['stream'] };
const near = { unitKm: 0.01, toleranceKm: 0.012, leastKm2: 0.01, leastKm: 0.1, tileKm: 24, without: [] };

const baseMaps: BaseMapForm[] = [
  {
    key: 'market-garden-1',
    source: 'market-garden',
    grid: { centralMeridian: 5.7, originLatitude: 51.675, eastingKm: 60.1, northingKm: 44.34 },
    box: [14, -17, 112, 108],
    far,
    near,
    reliefPxPerKm: 10,
  },
  {
    key: 'goodwood-1',
    source: 'goodwood',
    grid: { centralMeridian: -0.25, originLatitude: 49.175, eastingKm: 11.63, northingKm: 67.38 },
    box: [-11.8, 45.6, 35, 89],
    far: { ...far, unitKm: 0.025, toleranceKm: 0.025, leastKm2: 0.02, leastKm: 0.6 },
    near: { ...near, tileKm: 12 },
    reliefPxPerKm: 20,
  },
];

for (const { key, source, grid, box, far, near, reliefPxPerKm } of baseMaps) {
  const features = [...readSource(`${source}-relief.geojson`, grid), ...readSource(`${source}-ground.geojson`, grid)];
  const drawn = [...features, ...handDrawn(source, grid)];
  const relief = await reliefOf(source, grid, box, reliefPxPerKm);
  const parts: Record<string, Buffer> = {
    'far.json': Buffer.from(JSON.stringify(levelOf(drawn, far, box))),
    'near.json': Buffer.from(JSON.stringify(levelOf(drawn, near, box))),
    'shade.webp': relief.shade,
    'light.webp': relief.light,
  };
  const folder = path.join('basemaps', key);
  mkdirSync(folder, { recursive: true });
  for (const [name, bytes] of Object.entries(parts)) {
    writeFileSync(path.join(folder, name), bytes);
    const packed = name.endsWith('.json') ? gzipSync(bytes, { level: 9 }) : bytes;
    console.log(`${key}/${name}: ${bytes.length} bytes, ${packed.length} on the wire`);
  }
  for (const scenario of scenariosOn[key] ?? []) {
    const { frame } = JSON.parse(readFileSync(path.join('scenarios', scenario, 'manifest.json'), 'utf8')).map;
    const { areas, points } = writeRulesGround(scenario, features, grid, frame);
    console.log(`scenarios/${scenario}/ground.geojson: ${areas} areas, ${points} points`);
  }
}
