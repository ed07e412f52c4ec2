import type { Scene, UnitOfTheGame } from '@/companions/rules/scene';
import type { Ground } from '@/lib/adjudication/types';
import { combatGroundAt } from '@/lib/advice/movement/combat-ground';
import { tasksById } from '@/lib/db/air/air-tasks';
import { combatById, unitsById } from '@/lib/db/combat/combats';
import { db } from '@/lib/db/kernel/client';
import type { Tx } from '@/lib/db/kernel/transaction';
import { gameMap } from '@/lib/db/maps/drawn-ground';
import { crossingsOf, unitsWhere } from '@/lib/db/movement/units';
import type { Unit } from '@/lib/db/rows';
import { gameScenario } from '@/lib/db/sequence/kept-scenario';
import { kmBetween, type Place } from '@/lib/geometry';
import { type CompanionAbout, companionAboutForm } from '@/lib/turn/cases/companion-about';
import type { InGame } from '@/lib/turn/kernel/seat';
import type { Arm, UnitFlag } from '@/lib/words';
import { type AboutNamed, nameAbout, titleAbout } from './about-words';
import { bridgeWords, openGround, sceneOf } from './scene';

/** The subject of a companion game, as its desk shows it and fills it in. */
export interface AboutOnDesk extends CompanionAbout {
  /** The name of a companion game about it. */
  name: string;
  title: string;
  /** Where it stands, as the path that follows `/control/<seat>`. */
  path: string;
  /** The units in it, or those at the place, and the ground they are on. */
  scene: Scene;
}

/** Units this near to a crossing or a landing are filled in (ours). */
const nearKm = 2;

/** The subject in an address, as `combat:<id>`; null: nothing that can be read. */
export function aboutAsked(asked: unknown): CompanionAbout | null {
  const [, kind, id] = /^(\w+):(.+)$/.exec(typeof asked === 'string' ? asked : '') ?? [];
  const read = companionAboutForm.safeParse({ kind, id });
  return read.success ? read.data : null;
}

/** Null for nothing, and for what is not there any more. */
export async function aboutOnDesk(
  { gameId }: InGame,
  about: CompanionAbout | null,
  tx: Tx | ReturnType<typeof db> = db(),
): Promise<AboutOnDesk | null> {
  if (!about) return null;
  const found = await { combat, crossing, landing }[about.kind](gameId, about.id, tx as Tx);
  if (!found) return null;
  const { named, path, scene } = found;
  return { ...about, name: nameAbout(named), title: titleAbout(named), path, scene };
}

interface Found {
  named: AboutNamed;
  path: string;
  scene: Scene;
}

async function combat(gameId: string, id: string, tx: Tx): Promise<Found | null> {
  const row = await combatById(gameId, id, tx);
  if (!row) return null;
  const { number, name, attackersLead: attackers, defendersLead: defenders } = row;
  const parts = row.units.filter(({ isArtillery }) => !isArtillery);
  const [units, crossings, map] = await Promise.all([
    unitsById(
      gameId,
      parts.map(({ unitId }) => unitId),
      tx,
    ),
    crossingsOf(tx, gameId),
    gameMap(gameId, tx),
  ]);
  const partOf = new Map(parts.map((part) => [part.unitId, part]));
  // Who attacks stands where he stood when the combat was grouped.
  const stands = ({ id: unitId }: Unit) =>
    partOf.get(unitId)!.role === 'defender' ? null : placeOf(partOf.get(unitId)!);
  const standing = units
    .filter(({ isCaptured }) => !isCaptured)
    .sort(byId)
    .map((unit) => ({ unit: atTable(unit), at: stands(unit) }));
  return {
    named: { kind: 'combat', number, name, attackers, defenders },
    path: `/combats/${id}`,
    scene: sceneOf({ name, at: row, ground: groundOf(row) }, standing, crossings, map),
  };
}

async function crossing(gameId: string, id: string, tx: Tx): Promise<Found | null> {
  const [crossings, units, map] = await Promise.all([
    crossingsOf(tx, gameId),
    unitsWhere(tx, { gameId }),
    gameMap(gameId, tx),
  ]);
  const row = crossings.find((one) => one.id === id);
  if (!row) return null;
  const { name, water } = row;
  const standing = units.filter(isNear(row)).map((unit) => ({ unit: atTable(unit), at: placeOf(unit) }));
  return {
    named: { kind: 'crossing', name, water },
    path: `/crossings?at=${id}`,
    scene: sceneOf({ name, at: row, ground: openGround, what: bridgeWords(row) }, standing, crossings, map),
  };
}

async function landing(gameId: string, id: string, tx: Tx): Promise<Found | null> {
  const [task] = await tasksById(gameId, [id], tx);
  const { lifts } = await gameScenario(gameId, tx);
  const lift = lifts.find((one) => one.id === task?.liftId);
  if (!task || !lift) return null;
  const at = task.x !== null && task.y !== null ? { x: task.x, y: task.y } : lift.place;
  const [coming, there, crossings, map] = await Promise.all([
    unitsById(gameId, lift.unitIds, tx),
    unitsWhere(tx, { gameId }),
    crossingsOf(tx, gameId),
    gameMap(gameId, tx),
  ]);
  const near = there.filter((unit) => isNear(at)(unit) && !lift.unitIds.includes(unit.id));
  const standing = [
    ...coming.sort(byId).map((unit) => ({ unit: atTable(unit), at: null })),
    ...near.map((unit) => ({ unit: atTable(unit), at: placeOf(unit) })),
  ];
  const zone = { name: lift.zone, at, ground: combatGroundAt(at, map) };
  return {
    named: { kind: 'landing', zone: lift.zone, turn: task.turn },
    path: '/air/picture',
    scene: sceneOf(zone, standing, crossings, map, coming[0]?.division ?? ''),
  };
}

const groundOf = ({ isBuiltUp, isWoods, isCity, isFortified, isBadTerrain }: Ground): Ground => ({
  isBuiltUp,
  isWoods,
  isCity,
  isFortified,
  isBadTerrain,
});

const placeOf = ({ x, y }: { x: number | null; y: number | null }): Place | null =>
  x === null || y === null ? null : { x, y };

const byId = (one: Unit, other: Unit): number => (one.id < other.id ? -1 : 1);

const isNear =
  (place: Place) =>
  (unit: Unit): boolean => {
    const at = placeOf(unit);
    return unit.isOnMap && !unit.isCaptured && at !== null && kmBetween(at, place) <= nearKm;
  };

const atTable = ({ id, shortName: name, side, arm, flags, stepsLost }: Unit): Omit<UnitOfTheGame, 'place'> => ({
  id,
  name,
  side,
  stepsLost,
  arm: arm as Arm,
  flags: flags as UnitFlag[],
});
