import { saveFile } from '@/components/control/parts/saving/save-file';
import { Button } from '@/components/ui/button';
import { Menu } from '@/components/ui/menu';
import type { Thing } from '../things';
import { asGeoJson, asKml } from './saved-map';

/** Saves the map for other programs, without its units. */
export const SaveMap = ({ things }: { things: readonly Thing[] }) => (
  <Menu
    trigger={<Button size="small">Save the map…</Button>}
    entries={[
      {
        id: 'geojson',
        label: 'As GeoJSON',
        sentence: 'For map programs, and to be brought in again.',
        onPick: () => saveFile('map.geojson', 'application/geo+json', asGeoJson(things)),
      },
      {
        id: 'kml',
        label: 'As KML',
        sentence: 'For Google Earth and the like.',
        onPick: () => saveFile('map.kml', 'application/vnd.google-earth.kml+xml', asKml('Map', things)),
      },
    ]}
  />
);
