import sharp from 'sharp';
import { db } from '@/lib/db/kernel/client';
import type { ControlAct } from './act';
import { game } from './scene';

const version = async () => (await db().scenarioMap.findFirstOrThrow()).version;
const corner = (px: number, py: number) => ({ px, py, x: 20 + px / 50, y: 60 - py / 50 });

const fen = async () => db().groundArea.findFirstOrThrow({ where: { gameId: game.gameId } });
const drawn = {
  layer: 'marsh' as const,
  name: 'Fen of Best',
  points: [
    [30, 20],
    [32, 20],
    [31, 22],
  ] as [number, number][],
};

/** The host’s own map, and ground that Control draws. */
export const actsOfMaps: ControlAct[] = [
  {
    verb: 'save-map',
    reaches: 'nobody',
    input: async () => {
      const scan = sharp({ create: { width: 1000, height: 800, channels: 3, background: '#e8e0c8' } });
      return { name: 'Brabant', version: null, picture: new Uint8Array(await scan.png().toBuffer()) };
    },
  },
  {
    verb: 'tie-map',
    reaches: 'nobody',
    input: async () => ({
      version: await version(),
      ties: [corner(0, 0), corner(1000, 0), corner(0, 800), corner(1000, 800)],
    }),
  },
  {
    verb: 'draw-on-map',
    reaches: 'nobody',
    input: async () => ({
      version: await version(),
      id: null,
      drawn: { layer: 'town', name: 'De Kroon', px: 300, py: 300, tier: 3 },
    }),
  },
  { verb: 'use-map', reaches: 'everybody', changesMap: true, input: async () => ({ version: await version() }) },
  { verb: 'withdraw-map', reaches: 'everybody', changesMap: true, input: () => ({}) },
  { verb: 'drop-map', reaches: 'nobody', input: async () => ({ version: await version() }) },
  { verb: 'draw-ground', reaches: 'nobody', takenBack: true, input: () => ({ groundId: null, version: 0, ...drawn }) },
  {
    verb: 'drop-ground',
    reaches: 'nobody',
    takenBack: true,
    input: async () => {
      const { id: groundId, version } = await fen();
      return { groundId, version };
    },
  },
];
