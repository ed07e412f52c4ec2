import type { UnitOfTheGame } from '@/companions/impressionistic/rules/units-of-the-game';
import { tasksById } from '@/lib/db/air/air-tasks';
import { combatById, unitsById } from '@/lib/db/combat/combats';
import { crossingsOnMaster, unitsOnMaster } from '@/lib/db/movement/units';
import type { Unit } from '@/lib/db/rows';
import { gameScenario } from '@/lib/db/sequence/kept-scenario';
import { kmBetween, type Place } from '@/lib/geometry';
import { type CompanionAbout, companionAboutForm } from '@/lib/turn/cases/companion-about';
import type { InGame } from '@/lib/turn/kernel/seat';
import type { Arm, UnitFlag } from '@/lib/words';
import { type AboutNamed, nameAbout, titleAbout } from './about-words';

/** What of the main game a companion game is about, as its desk shows it and fills it in. */
export interface AboutOnDesk extends CompanionAbout {
  /** What a companion game about it is called. */
  name: string;
  title: string;
  /** Where it stands, as the path that follows `/control/<seat>`. */
  path: string;
  /** The units that are filled in: those in it, or those at the place. */
  units: UnitOfTheGame[];
}

/** Units this near to a crossing or a landing are filled in (ours). */
const nearKm = 2;

/** What an address asks for, as `combat:<id>`; null: nothing that can be read. */
export function aboutAsked(asked: unknown): CompanionAbout | null {
  const [, kind, id] = /^(\w+):(.+)$/.exec(typeof asked === 'string' ? asked : '') ?? [];
  const read = companionAboutForm.safeParse({ kind, id });
  return read.success ? read.data : null;
}

/** Null for nothing, and for what is not there any more. */
export async function aboutOnDesk(inGame: InGame, about: CompanionAbout | null): Promise<AboutOnDesk | null> {
  if (!about) return null;
  const found = await { combat, crossing, landing }[about.kind](inGame.gameId, about.id);
  if (!found) return null;
  const { named, path, units } = found;
  return { ...about, name: nameAbout(named), title: titleAbout(named), path, units: units.map(atTable) };
}

interface Found {
  named: AboutNamed;
  path: string;
  units: Unit[];
}

async function combat(gameId: string, id: string): Promise<Found | null> {
  const row = await combatById(gameId, id);
  if (!row) return null;
  const { number, name, attackersLead: attackers, defendersLead: defenders } = row;
  const parts = row.units.filter(({ isArtillery }) => !isArtillery).map(({ unitId }) => unitId);
  const units = (await unitsById(gameId, parts)).filter(({ isCaptured }) => !isCaptured).sort(byId);
  return { named: { kind: 'combat', number, name, attackers, defenders }, path: `/combats/${id}`, units };
}

async function crossing(gameId: string, id: string): Promise<Found | null> {
  const [crossings, units] = await Promise.all([crossingsOnMaster(gameId), unitsOnMaster(gameId)]);
  const row = crossings.find((one) => one.id === id);
  if (!row) return null;
  const { name, water } = row;
  return { named: { kind: 'crossing', name, water }, path: `/crossings?at=${id}`, units: units.filter(isNear(row)) };
}

async function landing(gameId: string, id: string): Promise<Found | null> {
  const [task] = await tasksById(gameId, [id]);
  const { lifts } = await gameScenario(gameId);
  const lift = lifts.find((one) => one.id === task?.liftId);
  if (!task || !lift) return null;
  const at = task.x !== null && task.y !== null ? { x: task.x, y: task.y } : lift.place;
  const [coming, there] = await Promise.all([unitsById(gameId, lift.unitIds), unitsOnMaster(gameId)]);
  const near = there.filter((unit) => isNear(at)(unit) && !lift.unitIds.includes(unit.id));
  return {
    named: { kind: 'landing', zone: lift.zone, turn: task.turn },
    path: '/air/picture',
    units: [...coming.sort(byId), ...near],
  };
}

const byId = (one: Unit, other: Unit): number => (one.id < other.id ? -1 : 1);

const isNear =
  (place: Place) =>
  ({ x, y, isOnMap, isCaptured }: Unit): boolean =>
    isOnMap && !isCaptured && x !== null && y !== null && kmBetween({ x, y }, place) <= nearKm;

const atTable = ({ id, shortName: name, side, arm, flags, stepsLost }: Unit): UnitOfTheGame => ({
  id,
  name,
  side,
  stepsLost,
  arm: arm as Arm,
  flags: flags as UnitFlag[],
});
