import type { Unit } from '@/lib/db/rows';
import { teamsOf } from '@/lib/db/teams';
import { gameInTurn, unitsDueBy } from '@/lib/db/units';
import type { ControlSeat } from '../seat';

/** Reinforcements that are due: those of the next turn, and any that are overdue. */
export interface Arrivals {
  turn: number;
  phase: 'orders' | 'collection' | 'movement' | 'combat' | 'briefing' | 'reinforcements';
  units: ArrivingUnit[];
}

/** A unit due, with the place the scenario offers and the one Control has chosen. Places in km on the grid. */
export interface ArrivingUnit {
  id: string;
  name: string;
  shortName: string;
  side: 'allied' | 'german';
  teamId: string;
  teamName: string;
  formation: string;
  nation: string;
  /** Annex B type: the key of its symbol. */
  arm: string;
  sizePoints: number;
  arrivalTurn: number;
  /** Where it comes on, in words. */
  entry: string;
  offered: { x: number; y: number };
  /** null: it comes on at the place offered. */
  placed: { x: number; y: number } | null;
  notes: string;
  version: number;
}

/** The reinforcements of the seat's game that stand ready when the next turn's orders begin. */
export async function arrivals(seat: ControlSeat): Promise<Arrivals> {
  const { game } = await gameInTurn(seat.gameId);
  const [units, teams] = await Promise.all([unitsDueBy(seat.gameId, game.turn + 1), teamsOf(seat.gameId)]);
  const nameOf = new Map(teams.map((team) => [team.id, team.name]));
  return {
    turn: game.turn,
    phase: game.phase,
    units: units.map((unit) => arriving(unit, nameOf.get(unit.teamId) ?? '')),
  };
}

function arriving(unit: Unit, teamName: string): ArrivingUnit {
  const { id, name, shortName, side, teamId, formation, nation, arm, sizePoints, arrivalTurn, entry } = unit;
  return {
    ...{ id, name, shortName, side, teamId, teamName, formation, nation, arm, sizePoints, arrivalTurn, entry },
    offered: { x: unit.entryX, y: unit.entryY },
    placed: unit.x !== null && unit.y !== null ? { x: unit.x, y: unit.y } : null,
    notes: unit.notes,
    version: unit.version,
  };
}
