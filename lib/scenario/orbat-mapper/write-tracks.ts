import { identities } from '../symbols/codes';
import type { Track, Tracks } from '../tracks/tracks';
import { type OrbatUnit, type OrbatWritten, orbatVersion } from './shape';
import { eventsOf, parted } from './write-orbat';

/**
 * A game in time as a file of ORBAT Mapper: formations as groups, and of each unit where it is from when on. Nothing is in it
 * but what is in the tracks, and the same tracks give the same file. `name`: what the file is called.
 */
export function writeTracks(name: string, { title, about, start, sides, turns, tracks }: Tracks): OrbatWritten {
  return {
    id: name,
    type: 'ORBAT-mapper',
    version: orbatVersion,
    name: title,
    description: about,
    startTime: start,
    timeZone: 'UTC',
    symbologyStandard: 'app6d',
    sides: sides.map(({ key, name }) => {
      const own = tracks.filter(({ side }) => side === key);
      const placed = own.filter(({ formation }) => formation !== '');
      return {
        id: `${key}.`,
        name,
        standardIdentity: identities[key],
        subUnits: own.filter(({ formation }) => formation === '').map(unitOf),
        groups: parted(placed, ({ formation }) => formation).map(([formation, of], at) => ({
          id: `${key}.${at + 1}`,
          name: formation,
          subUnits: of.map(unitOf),
        })),
      };
    }),
    events: eventsOf(turns),
    layerStack: [],
  };
}

const unitOf = ({ id, name, shortName, symbol, formation, nation, notes, states }: Track): OrbatUnit => ({
  id,
  name,
  shortName,
  sidc: symbol,
  description: notes,
  textAmplifiers: { higherFormation: formation, country: nation },
  state: states.map(({ at, place }, i) => ({ id: `${id}.${i + 1}`, t: at, location: place && [...place] })),
  subUnits: [],
});
