import sharp from 'sharp';
import { db } from '@/lib/db/client';
import { drawOnMap } from '@/lib/turn/maps/draw-on-map';
import { dropMap } from '@/lib/turn/maps/drop-map';
import { saveMap } from '@/lib/turn/maps/save-map';
import { tieMap } from '@/lib/turn/maps/tie-map';
import { useMap } from '@/lib/turn/maps/use-map';
import { withdrawMap } from '@/lib/turn/maps/withdraw-map';
import { after, type Row, seat } from './scene-for-tests';

const mapVersion = async () => (await db().scenarioMap.findFirstOrThrow()).version;
const corner = (px: number, py: number) => ({ px, py, x: 20 + px / 50, y: 60 - py / 50 });

/** The host’s own map. */
export const rowsOfOwnMap: Row[] = [
  [
    'save-map',
    'nobody',
    async () => {
      const scan = sharp({ create: { width: 1000, height: 800, channels: 3, background: '#e8e0c8' } });
      const picture = new Uint8Array(await scan.png().toBuffer());
      return saveMap(seat, { name: 'Brabant', version: null, picture });
    },
  ],
  [
    'tie-map',
    'nobody',
    async () =>
      tieMap(seat, {
        version: await mapVersion(),
        ties: [corner(0, 0), corner(1000, 0), corner(0, 800), corner(1000, 800)],
      }),
  ],
  [
    'draw-on-map',
    'nobody',
    async () => {
      const drawn = { layer: 'town', name: 'De Kroon', px: 300, py: 300, tier: 3 } as const;
      return drawOnMap(seat, { version: await mapVersion(), id: null, drawn });
    },
  ],
  ['use-map', 'everybody', async () => useMap(seat, { version: await mapVersion() })],
  ['withdraw-map', 'everybody', () => withdrawMap(seat, {})],
  ['drop-map', 'nobody', after(mapVersion, (saw) => dropMap(seat, { version: saw }))],
];
