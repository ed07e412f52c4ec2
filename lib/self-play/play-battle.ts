import { chanceFrom } from '@/lib/chance';
import { seatsOf } from '@/lib/db/access/seats';
import { queuesOf } from '@/lib/db/crossings/crossings';
import { unitsOnMaster } from '@/lib/db/movement/units';
import { gameScenario } from '@/lib/db/sequence/kept-scenario';
import { type PlanLine, planOfTeam } from '@/lib/sparring/plan';
import { type ControlSeat, isControl, seatOf } from '@/lib/turn/kernel/seat';
import { may } from '@/lib/turn/kernel/verb';
import { endTurn } from '@/lib/turn/sequence/end-turn';
import { hashed } from '@/lib/values';
import type { Side, TemperName } from '@/lib/words';
import { faultsAfter, type UnitsThen, unitsThen } from './after-turn';
import { commandersOf, handInSheets } from './hand-in-sheets';
import { idleTeams } from './idle-teams';
import { objectivesHeld } from './objectives-held';
import { type PlayedTurn, playTurn } from './play-turn';
import type { Aside, Fault } from './umpire';

/** The plan by which a battle is played by itself: the seed of all chance, and the temper of its teams. */
export interface BattlePlan extends Aside {
  seed: number;
  temper: TemperName;
  /** Of teams that weigh things otherwise, by their keys. */
  tempers?: Readonly<Record<string, TemperName>>;
  /** The plans of teams by their keys, in place of those that the scenario has. */
  plans?: Readonly<Record<string, readonly PlanLine[]>>;
  /** So many turns are played; left out: to the last. */
  turns?: number;
  /** Does what the players do; left out: as it is. Tests give it, to read as a player who may see nothing of the truth. */
  asPlayers?: <T>(work: () => Promise<T>) => Promise<T>;
  /** Hears of each turn when it is over, with the faults of it. */
  afterTurn?: (played: BattleTurn, faults: readonly Fault[]) => void;
}

/** A turn of a battle that played itself, with its figures. */
export interface BattleTurn extends Omit<PlayedTurn, 'faults'> {
  /** Steps that each side lost, units captured or spent among them. */
  stepsLost: Record<Side, number>;
  captured: Record<Side, number>;
  /** The side that has each place that an objective names. */
  held: Record<string, Side | null>;
  /** Units that wait to cross. */
  waiting: number;
  /** Teams of which no row did anything but hold, by their keys. */
  idle: string[];
}

export interface PlayedBattle {
  faults: Fault[];
  turns: BattleTurn[];
}

/**
 * Plays a game that has begun to its last turn, without a person: each team's sheet is written by a staff from its own desk,
 * and Control accepts what its desks propose. After each turn it is looked at what must be so.
 */
export async function playBattle(gameId: string, battle: BattlePlan): Promise<PlayedBattle> {
  const { seed, temper, tempers = {}, turns: most = 1000, asPlayers = (work) => work(), standsStill } = battle;
  const seat = (await seatsOf(gameId))
    .map(seatOf)
    .find((one): one is ControlSeat => isControl(one) && may(one, endTurn))!;
  const scenario = await gameScenario(gameId);
  const commanders = await commandersOf(gameId);
  const chance = chanceFrom(hashed(`dice ${seed}`));
  const faults: Fault[] = [];
  const turns: BattleTurn[] = [];
  for (let isOver = false; !isOver && turns.length < most; ) {
    const before = await unitsThen(gameId);
    await standsStill?.();
    const began = performance.now();
    const refused = await asPlayers(() =>
      handInSheets(commanders, (key) => ({
        plan: battle.plans?.[key] ?? planOfTeam(scenario, key),
        temper: tempers[key] ?? temper,
        seed,
      })),
    );
    const wrote = Math.round(performance.now() - began);
    const { faults: found, ...played } = await playTurn(seat, chance, battle);
    const checked = performance.now();
    const after = await faultsAfter(gameId, played.turn, before);
    const took = { sheets: wrote, ...played.took, checks: Math.round(performance.now() - checked) };
    const wrong = [...refused, ...found, ...after];
    for (const one of wrong) faults.push(one);
    const over: BattleTurn = {
      ...played,
      took,
      ...(await lossesSince(gameId, before)),
      held: await objectivesHeld(gameId),
      waiting: (await queuesOf(gameId)).length,
      idle: await idleTeams(gameId, played.turn),
    };
    turns.push(over);
    battle.afterTurn?.(over, wrong);
    isOver = played.isOver;
  }
  return { faults, turns };
}

/** The losses of each side since. */
async function lossesSince(gameId: string, before: UnitsThen): Promise<Pick<BattleTurn, 'stepsLost' | 'captured'>> {
  const stepsLost = { allied: 0, german: 0 };
  const captured = { allied: 0, german: 0 };
  for (const { id, side, stepsLost: lost, isCaptured } of await unitsOnMaster(gameId)) {
    const was = before.get(id);
    stepsLost[side] += Math.max(0, lost - (was?.stepsLost ?? 0));
    captured[side] += isCaptured && !was?.isCaptured ? 1 : 0;
  }
  return { stepsLost, captured };
}
