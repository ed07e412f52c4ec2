import { gazetteerOf } from '@/lib/advice/movement/gazetteer';
import { countMoves, moveCards } from '@/lib/advice/movement/move-cards';
import { readCard } from '@/lib/advice/movement/move-goal';
import { sectorsOf } from '@/lib/advice/movement/sectors';
import { unitsToMove } from '@/lib/db/movement/moves-of-turn';
import { crossingsOnMaster } from '@/lib/db/movement/units';
import {
  airSheetCards,
  airTaskCards,
  boardClock,
  combatCards,
  crossingCards,
  decisionCards,
  messageCards,
  queryCards,
  reportCards,
  sightingCards,
  teamPlaces,
  telephoneCards,
} from '@/lib/db/sequence/board-cards';
import { gameOf } from '@/lib/db/sequence/control-reads';
import { gameScenario } from '@/lib/db/sequence/kept-scenario';
import { openBusiness } from '@/lib/db/sequence/turn-end';
import type { TrayTeam } from '@/lib/desks/control/orders/tray-teams';
import type { MapData } from '@/lib/scenario/types';
import { testsCalledIn } from '@/lib/turn/crossings/bridge-tests-due';
import type { InGame } from '@/lib/turn/kernel/seat';
import { correctionsDue } from '@/lib/turn/reports/corrections-due';
import { type Blocker, blockersUpTo, heldFor, nothingHeld, turnBlockers } from '@/lib/turn/sequence/turn-blockers';
import { phases, type Side } from '@/lib/words';
import { trayTeams } from '../orders/tray-teams';
import type { BoardCard, BoardSetting } from './board-card';
import { airTaskCard, combatCard, crossingCard } from './cards-of-battle';
import { airSheetCard, decisionCard, queryCard, sheetCard } from './cards-of-orders';
import { messageCard, reportCard, sightingCard, telephoneCard } from './cards-of-reports-and-messages';

/** The turn at a glance: every card, and what the turn waits for. Conflicts between sheets are a read of their own. */
export interface Board {
  teams: TrayTeam[];
  /** Ordered by the kinds of each lane, then by the time at which each was begun. */
  cards: BoardCard[];
  /** Names of the sectors; empty: the map has too few cities to be divided. */
  sectors: string[];
  /** Counts of the rows by how far their movement is; null outside the movement phase, and once movement is closed. */
  moves: ReturnType<typeof countMoves> | null;
  /** The number of teams to which Control still has to report. */
  reportsOwed: number;
  /** The reasons, from this phase and earlier ones, for which the end of the turn would be refused. */
  unfinished: Blocker[];
  /** One umpire runs the game. */
  isOneUmpire: boolean;
}

/** The turn at a glance. A fixed number of reads, however many teams and combats there are. */
export async function board(inGame: InGame): Promise<Board> {
  const { gameId } = inGame;
  const game = await gameOf(gameId);
  const { turn: number, phase } = game;
  const turn = game.turns.find((candidate) => candidate.number === number)!;
  const { map, lifts } = await gameScenario(gameId);
  const [teams, places, clock, open, called, corrections] = await Promise.all([
    trayTeams(inGame, number),
    teamPlaces(gameId),
    boardClock(gameId, number),
    openBusiness(gameId, number, lifts),
    testsCalledIn(gameId, number),
    correctionsDue(gameId, number),
  ]);
  const isHeld = phases.indexOf(phase) >= phases.indexOf('movement');
  const held = isHeld ? await heldFor(open, { ...turn, gameId, turn: number }) : nothingHeld;
  const [airSheets, queries, decisions, combats, tasks, crossings, reports, sightings, messages, calls] =
    await Promise.all([
      airSheetCards(gameId, number),
      queryCards(gameId, number),
      decisionCards(gameId, number),
      combatCards(gameId, number),
      airTaskCards(gameId, number),
      crossingCards(
        gameId,
        number,
        called.map(({ crossingId }) => crossingId),
      ),
      reportCards(gameId, number),
      sightingCards(gameId, number),
      messageCards(gameId, number),
      telephoneCards(gameId),
    ]);
  const sectors = sectorsOf(map);
  const team = new Map(teams.map((one) => [one.teamId, one]));
  const placeOf = new Map(places.map((place) => [place.teamId, place]));
  const setting: BoardSetting = {
    phase,
    isGroupingClosed: turn.groupingClosedAt !== null,
    groupingClosedAt: turn.groupingClosedAt,
    ordersEndedAt: clock.ordersEndedAt,
    phaseStartedAt: game.phaseStartedAt,
    takesDrafts: clock.deadline === 'takeDraft',
    nameOf: (id) => team.get(id)?.name ?? '',
    keyOf: (id) => team.get(id)?.key ?? '',
    sectorOfTeam: (id) => sectors.at(placeOf.get(id) ?? null),
    sectorAt: sectors.at,
  };
  const liftName = (id: string) => lifts.find((lift) => lift.id === id)?.zone ?? null;
  const reportOf = new Map(reports.map((report) => [report.teamId, report]));
  const owed = new Set([...open.owed.map(({ id }) => id), ...reportOf.keys()]);
  const lettered = new Set([...owed, ...corrections.map(({ team: { id } }) => id)]);
  const cards = [
    ...teams.map((one) => sheetCard(one, setting)),
    ...airSheets.map((sheet) => airSheetCard(sheet, setting)),
    ...queries.map((query) => queryCard(query, setting)),
    ...decisions.map((decision) => decisionCard(decision, combats, setting)),
    ...combats.map((combat) => combatCard(combat, decisions, called, reports, setting)),
    ...tasks.map((task) => airTaskCard(task, liftName, setting)),
    ...crossings.map((crossing) => crossingCard(crossing, called, setting)),
    ...[...lettered].map((id) => reportCard(id, reportOf.get(id) ?? null, combats, corrections, setting)),
    ...sightings.map((sighting) => sightingCard(sighting, setting)),
    ...messages.map((message) => messageCard(message, setting)),
    ...calls.map((call) => telephoneCard(call, setting)),
  ].filter((card) => card !== null);
  return {
    teams,
    cards,
    sectors: sectors.names.filter((name) => cards.some(({ sector }) => sector === name)),
    moves: phase === 'movement' && !turn.movementClosedAt ? await movesOf(gameId, number, map) : null,
    reportsOwed: owed.size,
    unfinished: blockersUpTo(phase, turnBlockers(open, held, corrections)),
    isOneUmpire: game.isOneUmpire,
  };
}

/** The rows that send units somewhere, as the movement list counts them. */
async function movesOf(gameId: string, turn: number, map: MapData) {
  const [units, crossings] = await Promise.all([unitsToMove(gameId, turn), crossingsOnMaster(gameId)]);
  const ofSide = (side: Side) => units.flatMap((unit) => (unit.side === side ? [{ ...unit, team: unit.teamKey }] : []));
  const gazetteers = {
    allied: gazetteerOf(map, crossings, ofSide('allied')),
    german: gazetteerOf(map, crossings, ofSide('german')),
  };
  const cards = moveCards(
    units.map((unit) => ({ ...unit, way: unit.way as [number, number][] })),
    [],
  );
  return countMoves(cards, (card) => readCard(card, gazetteers[card.side]).move !== null);
}
