import { teamsOf } from '@/lib/db/access/teams';
import { issuedDesk } from '@/lib/db/issued/issued';
import { issuedOnMap } from '@/lib/db/issued/map-issued';
import { snapshot } from '@/lib/db/kernel/client';
import { entriesOf, entriesOfKind } from '@/lib/db/record/stored-truth';
import { gameScenario } from '@/lib/db/sequence/kept-scenario';
import { truthTracks } from '@/lib/ledger/truth-tracks';
import { turnsBegun } from '@/lib/ledger/turns-begun';
import { orbatBytes } from '@/lib/scenario/orbat-mapper/write-orbat';
import { writeTracks } from '@/lib/scenario/orbat-mapper/write-tracks';
import type { Tracks } from '@/lib/scenario/tracks/tracks';
import { geoJsonBytes } from '@/lib/scenario/tracks/write-geojson';
import { kmlBytes } from '@/lib/scenario/tracks/write-kml';
import { bookShown } from '@/lib/sides';
import type { InGame } from '@/lib/turn/kernel/seat';
import { toldTracks } from './told-tracks';

/**
 * A game in time for one audience, and what its file is called. `teamKey`: as that team was told; empty: the truth, which is
 * Game Control's. Null: there is no such team, or the game's map lies nowhere on the globe.
 */
export async function gameTracks(
  { gameId }: InGame,
  teamKey: string,
): Promise<{ name: string; tracks: Tracks } | null> {
  const scenario = await gameScenario(gameId);
  if (!scenario.grid) return null;
  if (teamKey !== '') return tracksOfTeam(gameId, teamKey);
  return { name: `${scenario.name}-truth`, tracks: truthTracks(scenario, scenario.grid, await entriesOf(gameId)) };
}

/** Of the scenario it takes its name, the turns that have begun, and where the printed map lies on the globe; all else was issued. */
async function tracksOfTeam(gameId: string, teamKey: string): Promise<{ name: string; tracks: Tracks } | null> {
  const [{ name, openingTurn, turns, grid }, teams] = await Promise.all([gameScenario(gameId), teamsOf(gameId)]);
  const team = teams.find(({ key }) => key === teamKey);
  const desk = team && (await issuedDesk(gameId, team.id));
  if (!desk || !grid) return null;
  const [issued, entries] = await Promise.all([issuedOnMap(gameId, team.id), entriesOfKind(gameId, 'game')]);
  const [first, ...others] = turns.filter(({ number }) => number >= openingTurn && number <= desk.clock.turn);
  return {
    name: `${name}-${teamKey}`,
    tracks: toldTracks({
      title: desk.clock.title,
      team: { name: desk.desk.name, side: desk.desk.side },
      names: desk.desk.look?.names ?? bookShown.names,
      turns: [first!, ...others],
      begun: turnsBegun(entries),
      grid,
      issued: issued.filter(({ kind }) => kind !== 'crossing'),
    }),
  };
}

/** A file to be kept: what it is called, and its bytes. */
type GameFile = { name: string; bytes: Uint8Array<ArrayBuffer> };

/** The same as a file of ORBAT Mapper. */
export async function gameOrbat(inGame: InGame, teamKey: string): Promise<GameFile | null> {
  const found = await gameTracks(inGame, teamKey);
  return found && { name: `${found.name}.json`, bytes: orbatBytes(writeTracks(found.name, found.tracks)) };
}

/** The same as GeoJSON, as the game stood at one moment. */
export async function gameGeoJson(inGame: InGame, teamKey: string): Promise<GameFile | null> {
  const found = await snapshot(() => gameTracks(inGame, teamKey));
  return found && { name: `${found.name}.geojson`, bytes: geoJsonBytes(found.tracks) };
}

/** The same as KML, as the game stood at one moment. */
export async function gameKml(inGame: InGame, teamKey: string): Promise<GameFile | null> {
  const found = await snapshot(() => gameTracks(inGame, teamKey));
  return found && { name: `${found.name}.kml`, bytes: kmlBytes(found.tracks) };
}
