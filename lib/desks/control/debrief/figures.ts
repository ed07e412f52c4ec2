import { kindNames } from '@/lib/advice/cases/case-words';
import {
  type FigureFacts,
  type FigureTable,
  factsOfUmpire,
  figureTables,
  tablesOf,
} from '@/lib/advice/debrief/figures-tables';
import { teamsOf } from '@/lib/db/access/teams';
import { bindingRulings, combatsForPrecedents } from '@/lib/db/cases/factor-rulings';
import {
  actsOfControl,
  diceFallen,
  papersTimed,
  readingsChosen,
  stepsChanged,
  umpiresOf,
} from '@/lib/db/debrief/figure-rows';
import { snapshot } from '@/lib/db/kernel/client';
import { gameById, phaseRunsOf, rulebookPlayed } from '@/lib/db/sequence/games';
import { gameScenario } from '@/lib/db/sequence/kept-scenario';
import { csvBytes } from '@/lib/scenario/workbook/write-csv';
import { shownOf, sidesOf } from '@/lib/sides';
import type { ControlSeat } from '@/lib/turn/kernel/seat';

/** The figures of the day as one seat may see them. */
export interface DayFigures {
  /** One umpire's own alone; else the whole game's. */
  isOwn: boolean;
  tables: FigureTable[];
}

/** Game Control sees the figures of all; every other seat of Control its own, and nothing of another's. All of one instant. */
export const figuresOfDay = (seat: ControlSeat): Promise<DayFigures> =>
  snapshot(async () => {
    const { facts, ruledBy } = await factsOf(seat.gameId);
    if (isGameControl(seat)) return { isOwn: false, tables: tablesOf(facts, false) };
    return { isOwn: true, tables: tablesOf(factsOfUmpire(facts, seat.id, ruledBy(seat.id)), true) };
  });

const isGameControl = ({ roles }: ControlSeat): boolean => roles.includes('gameControl');

/** One table of them as a file for a spreadsheet; null: there is no such table, or it is not this seat's to see. */
export async function figuresFile(
  seat: ControlSeat,
  asked: string,
): Promise<{ name: string; bytes: Uint8Array<ArrayBuffer> } | null> {
  if (!figureTables.some((id) => id === asked)) return null;
  const { tables } = await figuresOfDay(seat);
  const table = tables.find(({ id }) => id === asked);
  return table ? { name: `figures-${table.id}.csv`, bytes: csvBytes([table.heads, ...table.rows]) } : null;
}

async function factsOf(
  gameId: string,
): Promise<{ facts: FigureFacts; ruledBy: (seatId: string) => ReadonlySet<string> }> {
  const [game, scenario, teams, umpires, phases, papers, acts, steps, dice, combats, bindings, readings] =
    await Promise.all([
      gameById(gameId),
      gameScenario(gameId),
      teamsOf(gameId),
      umpiresOf(gameId),
      phaseRunsOf(gameId),
      papersTimed(gameId),
      actsOfControl(gameId),
      stepsChanged(gameId),
      diceFallen(gameId),
      combatsForPrecedents(gameId),
      bindingRulings(gameId),
      readingsChosen(gameId),
    ]);
  const teamNames = new Map(teams.map(({ id, name }) => [id, name]));
  const namesOf = (ids: readonly string[]) => ids.flatMap((id) => teamNames.get(id) ?? []).sort();
  const labels = new Map(umpires.map(({ id, label }) => [id, label]));
  const labelOf = (seatId: string | null) => (seatId && labels.get(seatId)) || '';
  const played = (policies: unknown) => rulebookPlayed({ rulebook: game.rulebook, policies: policies as never });
  const facts: FigureFacts = {
    turns: Array.from({ length: game.turn - scenario.openingTurn + 1 }, (_, i) => scenario.openingTurn + i),
    sideNames: shownOf(sidesOf(scenario)).names,
    phases,
    papers: papers.map(({ teamIds, kind, turn, name, fromAt, toAt, isLate, seatId }) => ({
      kind,
      turn,
      name,
      fromAt,
      toAt,
      isLate,
      seatId,
      teams: namesOf(teamIds),
      umpire: labelOf(seatId),
    })),
    acts: acts.map(({ at, seatId, teamIds }) => ({ at, seatId, teams: namesOf(teamIds), umpire: labelOf(seatId) })),
    dice: dice.map(({ kind, forWhat, value, isServers, seatId }) => ({
      kind: forWhat === 'retreat' ? 'Retreat' : kindNames[kind as keyof typeof kindNames],
      value,
      isServers,
      seatId,
    })),
    steps,
    combats,
    bindings,
    readings: readings.map(({ turn, by, before, after }) => ({
      turn,
      by,
      before: played(before),
      after: played(after),
    })),
  };
  const ruledBy = (seatId: string) =>
    new Set(papers.flatMap((paper) => (paper.kind === 'combat' && paper.seatId === seatId ? paper.id : [])));
  return { facts, ruledBy };
}
