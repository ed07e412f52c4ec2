import { seatsOf } from '@/lib/db/access/seats';
import { playerDesk } from '@/lib/desks/player/frame/player-desk';
import { loadScenario } from '@/lib/scenario';
import type { Scenario } from '@/lib/scenario/types';
import { type ControlSeat, isControl, type PlayerSeat, seatOf } from '@/lib/turn/kernel/seat';
import { submitOrderSheet } from '@/lib/turn/orders/submit-order-sheet';
import { closeMovement } from '@/lib/turn/sequence/close-movement';
import { endTurn } from '@/lib/turn/sequence/end-turn';
import { openBegun } from '@/lib/turn/testing/open-begun';
import { type Action, dayparts } from '@/lib/words';
import { hallOf } from '../hall/scenario';
import { sideFor, strewnPlace } from './strewn-units';

/** A game of any size, in this process. */
export interface Game {
  gameId: string;
  chief: ControlSeat;
  /** The commander of each team. */
  commanders: PlayerSeat[];
  turn: number;
}

export interface Size {
  teams: number;
  unitsEach: number;
}

const turnsOfGame = 200;

/** Opens a game of so many teams and units. Its map grows with the units, so that no unit has more neighbours in a larger one. */
export async function openSized(size: Size): Promise<Game> {
  const read = await loadScenario('market-garden');
  if (!read.ok) throw new Error('the scenario does not read');
  return openAs(sized(read.scenario, size));
}

/** Opens a game of a scenario. */
export async function openAs(scenario: Scenario): Promise<Game> {
  const { gameId } = await openBegun(scenario);
  const seats = await seatsOf(gameId);
  const chief = seatOf(seats.find(({ roles }) => roles.includes('gameControl'))!) as ControlSeat;
  const commanders = seats
    .filter(({ duty }) => duty === 'commander')
    .map(seatOf)
    .filter((seat) => !isControl(seat));
  return { gameId, chief, commanders, turn: scenario.openingTurn };
}

function sized(scenario: Scenario, size: Size): Scenario {
  const hall = hallOf(scenario, size);
  const side = sideFor(hall.units.length);
  const turns = Array.from({ length: turnsOfGame }, (_, i) => ({
    number: i + 1,
    date: new Date(Date.UTC(1944, 8, 17 + Math.floor(i / dayparts.length))).toISOString().slice(0, 10),
    daypart: dayparts[i % dayparts.length]!,
  }));
  return {
    ...hall,
    openingTurn: 1,
    turns,
    map: { ...hall.map, frame: { minX: 0, minY: 0, maxX: side, maxY: side } },
    units: hall.units.map((unit, i) => ({ ...unit, place: strewnPlace(i, side) })),
  };
}

const unitsOnRow = 40;
const rowsAtLeast = 10;
const actions: readonly Action[] = ['attack', 'hold', 'move'];

/** Every team hands in its sheet, with a word for each of its units. */
export async function handInAll({ commanders, turn }: Game): Promise<void> {
  for (const seat of commanders) {
    const { counters, sheets } = await playerDesk(seat);
    const version = sheets.find((sheet) => sheet.turn === turn)?.version ?? 0;
    const rows = Math.max(rowsAtLeast, Math.ceil(counters.length / unitsOnRow));
    const lines = Array.from({ length: rows }, (_, i) => ({
      id: `${seat.teamId}-${turn}-${i}`.slice(-40),
      position: i,
      version: 0,
      grouping: '',
      supportIds: [],
      counterIds: counters.filter((_, c) => c % rows === i).map(({ id }) => id),
      orders: 'Move north along the road and take the next crossing before dusk.',
      supportText: '',
      action: actions[i % actions.length]!,
      posture: 'tact' as const,
      standFast: false,
    }));
    unlessRefused(await submitOrderSheet(seat, { turn, version, lines }));
  }
}

/** Tells every team where its counters stand. */
export async function fanOut({ chief, turn }: Game): Promise<void> {
  unlessRefused(await closeMovement(chief, { turn }));
}

/** Ends the turn, whatever is unfinished. */
export async function endTheTurn(game: Game): Promise<void> {
  unlessRefused(await endTurn(game.chief, { turn: game.turn, reason: 'The bench goes on.' }));
  game.turn += 1;
}

function unlessRefused(answer: { ok: true } | { ok: false; refusal: { message: string } }): void {
  if (!answer.ok) throw new Error(answer.refusal.message);
}
