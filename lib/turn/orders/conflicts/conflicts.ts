import { type Conflict, conflictsOf, type SheetRow, type SheetUnit } from '@/lib/adjudication/conflicts';
import { formationOf } from '@/lib/advice/combat/attached-formation';
import { preparedProposal, reachKm } from '@/lib/advice/combat/propose-unit-part';
import { carriedBy } from '@/lib/advice/movement/crossings-used';
import { spokenCrossing } from '@/lib/advice/movement/place-name';
import { sectorsOf } from '@/lib/advice/movement/sectors';
import { conflictQuestion } from '@/lib/advice/orders/conflict-question';
import { teamsOf } from '@/lib/db/access/teams';
import { onceInSnapshot } from '@/lib/db/kernel/client';
import { crossingsOnMaster, gameInTurn, unitsOnMaster } from '@/lib/db/movement/units';
import {
  attackersOf,
  crossingsRead,
  exceptionsOf,
  type HandedInRow,
  handedInRows,
  linesAsked,
} from '@/lib/db/orders/sheets-of-turn';
import type { Unit } from '@/lib/db/rows';
import { teamPlaces } from '@/lib/db/sequence/board-cards';
import { gameScenario } from '@/lib/db/sequence/kept-scenario';
import { isInField } from '@/lib/geometry';
import { tasksToFly } from '@/lib/turn/air/air-support-flying';
import type { InGame } from '@/lib/turn/kernel/seat';
import { only } from '@/lib/values';
import type { Arm, ArtilleryClass, Mover, UnitFlag } from '@/lib/words';

/** A conflict of the turn's sheets with what its links need. `sector`: that of the board; null: it has no place. */
export interface ConflictOnDesk extends Omit<Conflict, 'lineIds' | 'teamIds'> {
  sector: string | null;
  /** The rows it lies between, by team and number, from 1. */
  rows: { teamKey: string; teamName: string; number: number }[];
  teams: { key: string; name: string }[];
  /** The questions it becomes, one a team that has not been asked, each about the first of its rows; empty: nobody is left to ask. */
  questions: { teamName: string; sheetId: string; lineId: string; text: string }[];
  /** One of its rows has been asked about since it was handed in. */
  isAsked: boolean;
  /** Control lets it stand; null: not yet. */
  exception: { by: string; text: string; at: string } | null;
}

export interface ConflictsDesk {
  turn: number;
  /** Sheets handed in, of the teams with troops on the map. */
  sheets: { handedIn: number; all: number };
  conflicts: ConflictOnDesk[];
}

/** The conflicts of this turn's handed-in sheets; drafts are left alone. */
export const conflictsDesk = ({ gameId }: InGame): Promise<ConflictsDesk> =>
  onceInSnapshot(`conflicts ${gameId}`, () => findConflicts(gameId));

/** True when a conflict is neither asked about nor let stand. */
const isOpen = ({ exception, isAsked }: ConflictOnDesk): boolean => !exception && !isAsked;

/** The teams between which conflicts lie that are neither asked about nor let stand, by their keys. */
export const teamsAtOdds = async (inGame: InGame): Promise<string[][]> =>
  (await conflictsDesk(inGame)).conflicts.filter(isOpen).map(({ teams }) => teams.map(({ key }) => key));

async function findConflicts(gameId: string): Promise<ConflictsDesk> {
  const { game, turn } = await gameInTurn(gameId);
  const [rows, units, crossings, teams, attacking, air, queries, exceptions, { map, openingTurn }, places] =
    await Promise.all([
      handedInRows(gameId, game.turn),
      unitsOnMaster(gameId),
      crossingsOnMaster(gameId),
      teamsOf(gameId),
      attackersOf(gameId, game.turn),
      tasksToFly(gameId, game.turn),
      linesAsked(gameId, game.turn),
      exceptionsOf(gameId, game.turn),
      gameScenario(gameId),
      teamPlaces(gameId),
    ]);
  const sectors = sectorsOf(map);
  const placeOf = new Map(places.map((place) => [place.teamId, place]));
  const read = await crossingsRead(
    gameId,
    rows.map(({ id }) => id),
  );
  const teamById = new Map(teams.map((team) => [team.id, team]));
  const numbered = numberedRows(rows);
  const unitOf = new Map(units.map((unit) => [unit.counterId, unit.id]));
  const idsOf = (counterIds: readonly string[]) => counterIds.flatMap((id) => unitOf.get(id) ?? []);
  const sheetRows = numbered.map(
    ({ line, number }): SheetRow => ({
      lineId: line.id,
      teamId: line.teamId,
      name: `${teamById.get(line.teamId)!.name}, row ${number}`,
      action: line.action,
      unitIds: idsOf(line.counterIds),
      supportIds: idsOf(line.supportIds),
      asksForAir: line.asksForAir,
      crossingIds: read.get(line.id) ?? [],
    }),
  );
  const standing = units.filter(isInField);
  const handedIn = new Set(rows.map(({ teamId }) => teamId));
  const owing = standing.filter(({ teamId }) => !handedIn.has(teamId));
  const carried = carriedBy(standing, crossings, map);
  const conflicts = conflictsOf({
    rows: sheetRows,
    units: units.map((unit) => sheetUnit(unit, { turn: game.turn, openingTurn }, attacking)),
    crossings: crossings.map((crossing) => ({
      ...only(crossing, ['id', 'name', 'x', 'y', 'capacityPoints']),
      isBlown: crossing.state === 'blown',
      crossedBy: carried.get(crossing.id) ?? [],
    })),
    air: air.map(({ side, name, formation, mission }) => ({ side, name, formation, isCabRank: mission === 'cabRank' })),
    formationsToCome: turn.movementClosedAt ? new Set() : new Set(owing.map((unit) => formationOf(unit, game.turn))),
    isMovementClosed: turn.movementClosedAt !== null,
    reachKm,
  });
  const rowById = new Map(numbered.map((row) => [row.line.id, row]));
  const unitById = new Map(units.map((unit) => [unit.id, unit]));
  const onDesk = conflicts.map(({ lineIds, teamIds, ...conflict }): ConflictOnDesk => {
    const concerned = teamIds.map((id) => teamById.get(id)!);
    const between = lineIds.map((id) => rowById.get(id)!);
    const exception = exceptions.find((one) => one.conflict === conflict.id);
    const crossing = crossings.find(({ id }) => conflict.id === `overCapacity ${id}`);
    const asked = teamIds.flatMap((teamId) => {
      const own = between.filter(({ line }) => line.teamId === teamId);
      if (own.some(({ line }) => queries.has(line.id))) return [];
      const text = conflictQuestion({
        code: conflict.code,
        rows: own.map(({ number }) => number),
        isItsOwn: own.length === between.length,
        units: conflict.unitIds
          .flatMap((id) => unitById.get(id) ?? [])
          .flatMap((unit) => (unit.teamId === teamId ? [unit.name] : [])),
        crossing: crossing ? spokenCrossing(crossing.name) : '',
      });
      const { sheetId, id: lineId } = own[0]?.line ?? { sheetId: '', id: '' };
      return text ? [{ teamName: teamById.get(teamId)!.name, sheetId, lineId, text }] : [];
    });
    return {
      ...conflict,
      sector: sectors.at(conflict.place ?? placeOf.get(concerned[0]?.id ?? '') ?? null),
      rows: lineIds.map((id) => {
        const { line, number } = rowById.get(id)!;
        const { key, name } = teamById.get(line.teamId)!;
        return { teamKey: key, teamName: name, number };
      }),
      teams: concerned.map(({ key, name }) => ({ key, name })),
      questions: asked,
      isAsked: lineIds.some((id) => queries.has(id)),
      exception: exception ? { by: exception.by, text: exception.text, at: exception.at.toISOString() } : null,
    };
  });
  return {
    turn: game.turn,
    sheets: { handedIn: handedIn.size, all: new Set(standing.map(({ teamId }) => teamId)).size },
    conflicts: onDesk,
  };
}

/** The rows of each sheet by their number on it, from 1. */
function numberedRows(rows: readonly HandedInRow[]): { line: HandedInRow; number: number }[] {
  const counts = new Map<string, number>();
  return rows.map((line) => {
    const number = (counts.get(line.sheetId) ?? 0) + 1;
    counts.set(line.sheetId, number);
    return { line, number };
  });
}

function sheetUnit(
  unit: Unit,
  { turn, openingTurn }: { turn: number; openingTurn: number },
  attacking: ReadonlySet<string>,
): SheetUnit {
  const { isPrepared, why } = preparedProposal({ ...unit, isFirstTurn: turn === openingTurn }, 'attacker');
  const isHere = isInField(unit);
  return {
    ...only(unit, ['id', 'name', 'teamId', 'side']),
    formation: formationOf(unit, turn),
    arm: unit.arm as Arm,
    flags: unit.flags as UnitFlag[],
    mover: unit.mover as Mover,
    x: isHere ? unit.x : null,
    y: isHere ? unit.y : null,
    sizePoints: unit.sizePoints,
    artilleryClass: unit.artilleryClass as ArtilleryClass | null,
    isPrepared,
    whyUnprepared: why,
    isAttacking: attacking.has(unit.id),
  };
}
