import type { Policies, RulebookChoice } from '@/lib/adjudication/types';
import type { Game, Prisma, Turn } from '@/lib/db/generated/client';
import { keyOf } from '@/lib/ledger/kinds';
import { contactBehind, contactsBehind, openingTruth } from '@/lib/ledger/opening';
import type { Scenario } from '@/lib/scenario/types';
import { only } from '@/lib/values';
import type { Phase } from '@/lib/words';
import { db } from '../kernel/client';
import { newId } from '../kernel/ids';
import type { Tx } from '../kernel/transaction';
import { lastOpenedFirst } from './console-up';
import { keepScenario } from './kept-scenario';

/** True when a game of this scenario opens for one umpire: it names one seat of Control. */
export const opensForOneUmpire = ({ opening }: Pick<Scenario, 'opening'>): boolean => opening.controlSeats.length === 1;

/** Writes the MASTER rows of a new game as its scenario opens. Returns the ids of its teams by key. */
export async function writeGame(
  tx: Tx,
  gameId: string,
  scenario: Scenario,
  { at, practiceOf }: { at: Date; practiceOf: string | null },
): Promise<Map<string, string>> {
  const { name, title, rulebook, openingTurn, opening } = scenario;
  await tx.game.create({
    data: {
      id: gameId,
      practiceOf,
      scenario: name,
      scenarioChecksum: await keepScenario(tx, scenario),
      title,
      rulebook: rulebook as Prisma.InputJsonValue,
      turn: openingTurn,
      phase: 'orders',
      phaseStartedAt: at,
      isBegun: false,
      pausedAt: at,
      phases: JSON.parse(JSON.stringify(scenario.phases)),
      allowsRest: opening.allowsRest,
      deadline: opening.deadline ?? 'wait',
      isOneUmpire: opensForOneUmpire(scenario),
    },
  });
  await tx.turn.createMany({
    data: scenario.turns.map(({ number, date, daypart, weather = 'fair' }) => ({
      gameId,
      number,
      date: new Date(`${date}T00:00:00Z`),
      daypart,
      weather,
    })),
  });
  const teamIds = new Map(scenario.teams.map((team) => [team.key, newId()]));
  await tx.team.createMany({
    data: scenario.teams.map((team) => ({
      ...only(team, ['key', 'name', 'side', 'hqUnitId', 'notes']),
      id: teamIds.get(team.key)!,
      gameId,
    })),
  });
  await tx.statusProfile.createMany({ data: scenario.profiles.map((profile) => ({ ...profile, gameId })) });
  const truth = openingTruth(scenario);
  await tx.unit.createMany({
    data: scenario.units.map(({ team, place, profile, id, symbol: _symbol, ...unit }) => {
      const { stepsLost: _, ...fixed } = unit;
      return {
        ...fixed,
        gameId,
        id,
        profileKey: profile,
        counterId: newId(),
        teamId: teamIds.get(team)!,
        entryX: place.x,
        entryY: place.y,
        ...(truth.get(keyOf('unit', id)) as Pick<Prisma.UnitCreateManyInput, 'isOnMap' | 'stepsLost'>),
      };
    }),
  });
  await tx.crossing.createMany({
    data: scenario.crossings.map(({ place, isBlown, ...crossing }) => ({
      ...only(crossing, ['id', 'name', 'kind', 'water', 'capacityPoints', 'isPrepared', 'notes']),
      ...place,
      gameId,
      state: isBlown ? 'blown' : 'untested',
    })),
  });
  await tx.squadron.createMany({
    data: scenario.squadrons.map(({ ours: _, ...group }) => ({ ...group, gameId })),
  });
  await tx.contactTurn.createMany({
    data: contactsBehind(scenario).map((row) => ({ gameId, ...row, why: contactBehind })),
  });
  await tx.phaseRun.create({ data: { gameId, turn: openingTurn, phase: 'orders', startedAt: at } });
  return teamIds;
}

/** Every game of the database, the oldest first. */
export const allGames = (): Promise<Game[]> => db().game.findMany({ orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] });

/** The game that is played, or null: of those that are no practice games the one that was made or chosen last. */
export async function newestGame(): Promise<Game | null> {
  const [row] = await db().$queryRaw<{ id: string }[]>`
    SELECT g.id FROM "Game" g WHERE g."practiceOf" IS NULL ORDER BY ${lastOpenedFirst} LIMIT 1`;
  return row ? gameById(row.id) : null;
}

export const gameById = (gameId: string, tx: Tx = db()): Promise<Game> =>
  tx.game.findUniqueOrThrow({ where: { id: gameId } });

/** The rulebook a game is played by: the one it was opened with, and the readings that Game Control has chosen since. */
export function rulebookPlayed({ rulebook, policies }: Pick<Game, 'rulebook' | 'policies'>): RulebookChoice {
  const opened = rulebook as unknown as RulebookChoice;
  if (policies === null) return opened;
  return { ...(typeof opened === 'string' ? { base: opened } : opened), ...(policies as Partial<Policies>) };
}

/** The rulebook that a game is played by. */
export async function rulebookOf(tx: Tx, gameId: string): Promise<RulebookChoice> {
  const [game] = await tx.$queryRaw<Pick<Game, 'rulebook' | 'policies'>[]>`
    SELECT rulebook, policies FROM "Game" WHERE id = ${gameId}`;
  if (!game) throw new Error(`no game ${gameId}`);
  return rulebookPlayed(game);
}

/** A phase ends and the next begins. */
export async function runPhase(tx: Tx, gameId: string, turn: number, phase: Phase, at: Date): Promise<void> {
  await tx.phaseRun.updateMany({ where: { gameId, endedAt: null }, data: { endedAt: at } });
  await tx.phaseRun.create({ data: { gameId, turn, phase, startedAt: at } });
}

/** The phase under way runs from now on: the lobby before it took none of its time. */
export const beginRun = (tx: Tx, gameId: string, at: Date) =>
  tx.phaseRun.updateMany({ where: { gameId, endedAt: null }, data: { startedAt: at, pausedMs: 0 } });

/** The phases run so far, of all turns. */
export const phaseRunsOf = (gameId: string) =>
  db().phaseRun.findMany({ where: { gameId }, orderBy: { startedAt: 'asc' } });

export const turnRow = (gameId: string, number: number, tx: Tx = db()) =>
  tx.turn.findUnique({ where: { gameId_number: { gameId, number } } });

/** A turn and the one after it; null: the scenario has none of this number. */
export async function turnAndNext(gameId: string, number: number, tx: Tx): Promise<[Turn | null, Turn | null]> {
  const rows = await tx.turn.findMany({ where: { gameId, number: { in: [number, number + 1] } } });
  return [rows.find((row) => row.number === number) ?? null, rows.find((row) => row.number > number) ?? null];
}

/** The turns of a game whose truth the players have. */
export const revealedOf = ({ revealedTurns }: Pick<Game, 'revealedTurns'>): number[] =>
  (revealedTurns as number[] | null) ?? [];
