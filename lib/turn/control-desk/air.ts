import {
  type AirOrderAdvice,
  airOrderAdvice,
  fliesIn,
  squadronsFree,
  squadronsWorth,
} from '@/lib/adjudication/air-orders';
import { rulebookFrom } from '@/lib/adjudication/rulebook';
import type { AirKind, Daypart, RulebookChoice } from '@/lib/adjudication/types';
import { flownBy, formationsOf, groupsOf, tasksOf, turnsOfDay } from '@/lib/db/air';
import { unitsById } from '@/lib/db/combats';
import { gameInTurn } from '@/lib/db/units';
import { airOrdered, airTask, airTurn, groupFlying } from '../air-standing';
import { formationOf } from '../fights-with';
import type { ControlRole, ControlSeat } from '../seat';

/** The squadrons of both sides and the air orders of the turn (§9 Close Air Support, §12a). */
export interface AirDesk {
  turn: number;
  daypart: Daypart;
  weather: 'fair' | 'bad';
  roles: readonly ControlRole[];
  groups: GroupOnDesk[];
  tasks: TaskOnDesk[];
  /** Every formation, those that ask for air in their ground orders marked. */
  formations: FormationOnDesk[];
}

export interface GroupOnDesk {
  id: string;
  side: 'allied' | 'german';
  name: string;
  /** As which kind of close air support it flies; null: none. */
  kind: AirKind | null;
  squadrons: number;
  lost: number;
  /** Without a task in this turn; below 0 when some were lost after they were laid on. */
  free: number;
  notes: string;
}

export interface TaskOnDesk {
  id: string;
  squadronId: string;
  groupName: string;
  side: 'allied' | 'german';
  squadrons: number;
  mission: 'closeAirSupport' | 'cabRank';
  /** The turn it was laid on in. */
  turn: number;
  formation: string;
  hasAirLiaison: boolean;
  /** Squadrons as the table of §9 counts them. */
  effective: number;
  advice: AirOrderAdvice[];
  /** Combats that fly it, in any turn. */
  usedIn: { number: number; name: string; turn: number }[];
  version: number;
}

export interface FormationOnDesk {
  side: 'allied' | 'german';
  name: string;
  asksForAir: boolean;
  hasTask: boolean;
}

/** The air desk of the seat's game, as it stands in the turn. */
export async function airDesk(seat: ControlSeat): Promise<AirDesk> {
  const { gameId } = seat;
  const { game, turn } = await gameInTurn(gameId);
  const rulebook = rulebookFrom(game.rulebook as unknown as RulebookChoice);
  const turns = (await turnsOfDay(gameId, turn.number)).map(airTurn);
  const now = turns.find(({ number }) => number === turn.number)!;
  const [rows, groups, formations, { asking }] = await Promise.all([
    tasksOf(
      gameId,
      turns.map(({ number }) => number),
    ),
    groupsOf(gameId),
    formationsOf(gameId),
    airOrdered(gameId, turn.number),
  ]);
  const askers = await unitsById(gameId, asking);
  const asks = new Set(askers.map((unit) => `${unit.side} ${formationOf(unit, turn.number)}`));
  const standing = rows.filter((row) => fliesIn(airTask(row, turns), now));
  const flown = await flownBy(
    gameId,
    standing.map(({ id }) => id),
  );
  const byId = new Map(groups.map((group) => [group.id, group]));
  const free = (groupId: string) =>
    squadronsFree(
      byId.get(groupId)!,
      rows.filter(({ squadronId }) => squadronId === groupId).map((row) => airTask(row, turns)),
      now,
    );
  return {
    turn: turn.number,
    daypart: turn.daypart,
    weather: turn.weather,
    roles: seat.roles,
    groups: groups.map((group) => ({
      id: group.id,
      ...groupFlying(group),
      free: free(group.id),
      notes: group.notes,
    })),
    tasks: standing.map((row): TaskOnDesk => {
      const group = byId.get(row.squadronId)!;
      const task = airTask(row, turns);
      const { id, squadronId, squadrons, mission, formation, hasAirLiaison, version } = row;
      const isAskedFor = asks.has(`${group.side} ${formation}`);
      const scene = { weather: turn.weather, isAskedFor, free: free(squadronId) };
      return {
        ...{ id, squadronId, squadrons, mission, turn: row.turn, formation, hasAirLiaison, version },
        groupName: group.name,
        side: group.side,
        effective: squadronsWorth(task).effective,
        advice: airOrderAdvice({ ...task, hasAirLiaison }, groupFlying(group), scene, rulebook),
        usedIn: flown
          .filter((entry) => entry.airTaskId === id)
          .map(({ combat }) => ({ number: combat.number, name: combat.name, turn: combat.turn })),
      };
    }),
    formations: formations.map(({ side, formation }) => ({
      side,
      name: formation,
      asksForAir: asks.has(`${side} ${formation}`),
      hasTask: standing.some((row) => row.formation === formation && byId.get(row.squadronId)!.side === side),
    })),
  };
}
