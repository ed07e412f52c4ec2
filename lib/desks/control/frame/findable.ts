import { companionTitles } from '@/lib/companion-titles';
import { playersSeats } from '@/lib/db/access/seats';
import { teamsOf } from '@/lib/db/access/teams';
import { companionGameNames } from '@/lib/db/cases/companion-games';
import { crossingsOnMaster, type Unit, unitsOnMaster } from '@/lib/db/movement/units';
import { combatsOfTurn, gameOf } from '@/lib/db/sequence/control-reads';
import { gameScenario } from '@/lib/db/sequence/kept-scenario';
import type { Place } from '@/lib/geometry';
import { printedPlaces } from '@/lib/printed-places';
import type { InGame } from '@/lib/turn/kernel/seat';
import { type CompanionName, companionNames } from '@/lib/words';

/** Something of this game that an umpire may want to go to: where it is, as the path that follows `/control/<seat>`. */
export interface Findable {
  id: string;
  label: string;
  hint: string;
  /** Other names it is found by: that on its counter, its team, brigade, division and corps. */
  also?: string;
  path: string;
}

/** All that may be gone to by name, and the middle of the map, near which six figures are read. */
export interface Findables {
  found: Findable[];
  middle: Place;
}

/** Combats of the turn, companion games, crossings, towns, units, formations, commanders, and who knows of each unit; for Control alone. */
export async function findable(inGame: InGame): Promise<Findables> {
  const { gameId } = inGame;
  const game = await gameOf(gameId);
  const [combats, crossings, units, teams, seats, { map }, companions] = await Promise.all([
    combatsOfTurn(gameId, game.turn),
    crossingsOnMaster(gameId),
    unitsOnMaster(gameId),
    teamsOf(gameId),
    playersSeats(gameId),
    gameScenario(gameId),
    companionGameNames(gameId),
  ]);
  const unitById = new Map(units.map((unit) => [unit.id, unit]));
  const teamById = new Map(teams.map((team) => [team.id, team]));
  const { minX, minY, maxX, maxY } = map.frame;
  const found = [
    ...combats.map(({ id, number, name, state }) => ({
      id,
      label: `C${number} ${name}`,
      hint: state === 'ruled' ? 'combat, ruled on' : `combat, ${state}`,
      path: `/combats/${id}`,
    })),
    ...companionNames.map((name) => ({
      id: `companion ${name}`,
      label: companionTitles[name],
      also: 'companion games',
      hint: 'companion game, to begin',
      path: `/companions?companion=${name}`,
    })),
    ...companions.map(({ id, number, name, companion }) => ({
      id: `companion game ${id}`,
      label: name,
      also: `companion games ${companionTitles[companion as CompanionName]}`,
      hint: `companion game ${number}`,
      path: `/companions/${id}`,
    })),
    ...crossings.map(({ id, name, x, y }) => ({
      id,
      label: name,
      hint: 'crossing, on the map',
      path: onMap({ x, y }),
    })),
    ...units.map((unit) => ({
      id: unit.id,
      label: unit.name,
      also: `${unit.shortName} ${unit.brigade} ${unit.division} ${unit.corps} ${teamById.get(unit.teamId)?.name}`,
      hint: `${unit.formation}, ${whereOf(unit)}`,
      path: pathOf(unit),
    })),
    ...[...new Set(units.map(({ formation }) => formation))].map((formation) => {
      const its = units.filter((unit) => unit.formation === formation);
      const shown = its.filter(placeOf).sort((a, b) => Number(b.echelon === 'hq') - Number(a.echelon === 'hq'))[0];
      const first = shown ?? its[0]!;
      return {
        id: `formation ${formation}`,
        label: formation,
        hint: `formation, ${whereOf(first)}`,
        path: pathOf(first),
      };
    }),
    ...seats.flatMap(({ id, label, person, teamId }) => {
      const team = teamById.get(teamId ?? '');
      const hq = team && unitById.get(team.hqUnitId);
      if (!hq) return [];
      const name = person || `${label}, ${team.name}`;
      return [
        { id: `seat ${id}`, label: name, also: team.name, hint: `${label}, HQ ${whereOf(hq)}`, path: pathOf(hq) },
      ];
    }),
    ...printedPlaces(map.features)
      .filter(({ layer }) => layer !== 'crossing')
      .map(({ name, layer, place }, i) => ({
        id: `place ${i}`,
        label: name,
        hint: layer === 'town' ? 'town, on the map' : 'on the map',
        path: onMap(place),
      })),
    ...units.map(({ id, name, shortName }) => ({
      id: `knows ${id}`,
      label: name,
      also: shortName,
      hint: 'who knows of it',
      path: `/knows?about=unit:${id}`,
    })),
  ];
  return { found, middle: { x: (minX + maxX) / 2, y: (minY + maxY) / 2 } };
}

const onMap = ({ x, y }: Place): string => `/map?at=${x},${y}`;

const placeOf = ({ isOnMap, x, y }: Unit): Place | null => (isOnMap && x !== null && y !== null ? { x, y } : null);

const whereOf = (unit: Unit): string => (placeOf(unit) ? 'on the map' : 'off the map');

const pathOf = (unit: Unit): string => {
  const place = placeOf(unit);
  return place ? `${onMap(place)}&unit=${unit.id}` : `/map?unit=${unit.id}`;
};
