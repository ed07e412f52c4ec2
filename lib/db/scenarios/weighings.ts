import type { Prisma, WeighedPlay, Weighing } from '@/lib/db/generated/client';
import type { Side } from '@/lib/words';
import { db } from '../kernel/client';
import type { Tx } from '../kernel/transaction';

/** MASTER. Drafts that the console plays against itself, and what came of each play. The games themselves lie in no database of the console's. */

const json = (value: unknown) => value as Prisma.InputJsonValue;

/** The facts about a scenario that is weighed, as it was then. */
export interface WeighedScenario {
  title: string;
  sides: Record<Side, string>;
  /** The numbers of the turns that are played. */
  turns: number[];
  /** The places that an objective names. */
  places: string[];
  /** The names of the teams by their keys. */
  teams: Record<string, string>;
  /** The names of the teams that have no plan: their staffs hold and patrol. */
  withoutPlan: string[];
}

/** The figures of a side at the end of a turn. */
type BySide = Record<Side, number>;

/** The figures of a play at the end of one of its turns. */
export interface TurnFigures {
  turn: number;
  /** The side that has each place that an objective names; null: nobody. */
  held: Record<string, Side | null>;
  /** Steps lost from the opening on. */
  stepsLost: BySide;
  /** Rows that were moved, but not as far as they were sent. */
  short: number;
  /** Units that wait to cross. */
  waiting: number;
  /** Teams with units on the map of which no row does anything but hold, by their keys. */
  idle: string[];
  /** The number of times that something went otherwise than a desk had proposed it. */
  faults: number;
  /** The time that the turn took, ms, without the time the clock was stopped. */
  tookMs: number;
}

/** A weighing without the scenario that is played. */
export type WeighingTold = Omit<Weighing, 'scenario'>;

const told = {
  id: true,
  draftId: true,
  version: true,
  fingerprint: true,
  about: true,
  plays: true,
  turns: true,
  askedBy: true,
  askedAt: true,
  begunAt: true,
  isHeldUp: true,
  endedAt: true,
  endedBecause: true,
} as const;

/** The weighing of a draft with its plays, the first play first; null: nobody has had it weighed. */
export const weighingOf = (draftId: string): Promise<(WeighingTold & { played: WeighedPlay[] }) | null> =>
  db().weighing.findFirst({
    where: { draftId },
    select: { ...told, played: { orderBy: { number: 'asc' } } },
  });

/** The weighing that is under way in this console, with the game at whose desk it was asked for, and what its draft is called; null: none is. */
export async function weighingUnderWay(tx: Tx = db()) {
  const found = await tx.weighing.findFirst({
    where: { endedAt: null },
    select: { ...told, draft: { select: { gameId: true, name: true } } },
  });
  if (!found) return null;
  const { draft, ...weighing } = found;
  return { ...weighing, gameId: draft.gameId, draftName: draft.name };
}

export type UnderWay = NonNullable<Awaited<ReturnType<typeof weighingUnderWay>>>;

/** Whoever asks for a weighing holds this until the transaction ends: of two at once the second sees the first. */
export const lockWeighings = (tx: Tx) =>
  tx.$queryRaw`SELECT pg_advisory_xact_lock(hashtextextended('opcom weighing', 0))::text`;

type NewWeighing = Pick<Weighing, 'id' | 'draftId' | 'version' | 'fingerprint' | 'plays' | 'turns' | 'askedBy'> & {
  scenario: string;
  about: WeighedScenario;
};

/** Keeps a new weighing in the place of the one that its draft had. */
export async function writeWeighing(tx: Tx, weighing: NewWeighing): Promise<void> {
  await tx.weighing.deleteMany({ where: { draftId: weighing.draftId } });
  await tx.weighing.create({ data: { ...weighing, about: json(weighing.about) } });
}

/** A weighing of a game that is under way, locked until the transaction ends; null: there is none such, or it has ended. */
export async function lockWeighing(tx: Tx, gameId: string, id: string): Promise<{ id: string } | null> {
  const [found] = await tx.$queryRaw<{ id: string }[]>`
    SELECT w.id FROM "Weighing" w JOIN "ScenarioDraft" d ON d.id = w."draftId"
    WHERE w.id = ${id} AND d."gameId" = ${gameId} AND w."endedAt" IS NULL FOR UPDATE OF w`;
  return found ?? null;
}

/** Ends a weighing that is under way; what was played is kept. `because`: empty where all was played. */
export const endWeighing = (tx: Tx, id: string, at: Date, because: string) =>
  tx.weighing.updateMany({
    where: { id, endedAt: null },
    data: { endedAt: at, endedBecause: because, scenario: null, isHeldUp: false },
  });

/** The scenario that a weighing plays, as JSON; null: it has ended. */
export const scenarioWeighed = async (id: string): Promise<string | null> =>
  (await db().weighing.findUnique({ where: { id }, select: { scenario: true } }))?.scenario ?? null;

/** The numbers of the plays that are over, or broke. */
export async function playsDone(weighingId: string): Promise<Set<number>> {
  const done = await db().weighedPlay.findMany({
    where: { weighingId, OR: [{ isOver: true }, { brokeIn: { not: null } }] },
    select: { number: true },
  });
  return new Set(done.map(({ number }) => number));
}

/** Writes that a weighing has begun, or goes on after it stood still; `isHeldUp`: that it stands still. */
export const noteWeighing = (tx: Tx, id: string, now: { begunAt?: Date; isHeldUp: boolean }) =>
  tx.weighing.updateMany({ where: { id, endedAt: null }, data: now });

/** Begins a play anew: of one that broke off with the console nothing stays. */
export async function beginPlay(tx: Tx, weighingId: string, number: number): Promise<void> {
  await tx.weighedPlay.deleteMany({ where: { weighingId, number } });
  await tx.weighedPlay.create({ data: { weighingId, number } });
}

/** Adds the figures of a turn to a play. */
export const addTurn = (tx: Tx, weighingId: string, number: number, figures: TurnFigures) => tx.$executeRaw`
  UPDATE "WeighedPlay" SET turns = turns || jsonb_build_array(${JSON.stringify(figures)}::jsonb)
  WHERE "weighingId" = ${weighingId} AND number = ${number}`;

/** Ends a play. `broke`: the turn in which it broke, and the words of it; null: it was played to its end. */
export const endPlay = (tx: Tx, weighingId: string, number: number, broke: { turn: number; words: string } | null) =>
  tx.weighedPlay.updateMany({
    where: { weighingId, number },
    data: broke ? { brokeIn: broke.turn, because: broke.words } : { isOver: true },
  });

/** True when a hall plays now: a game that is no practice game has begun, and its clock runs. */
export async function isHallPlaying(): Promise<boolean> {
  const [row] = await db().$queryRaw<{ plays: boolean }[]>`
    SELECT EXISTS (
      SELECT FROM "Game" g
      WHERE g."practiceOf" IS NULL AND g."isBegun" AND g."endedAt" IS NULL AND g."pausedAt" IS NULL
        AND NOT EXISTS (SELECT FROM "Turn" t WHERE t."gameId" = g.id AND t.number = g.turn AND t."closedAt" IS NOT NULL)
    ) AS plays`;
  return row!.plays;
}
