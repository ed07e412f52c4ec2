import type { Decision, DecisionAnswer } from '@/lib/db/generated/client';
import { db } from '../kernel/client';
import type { Tx } from '../kernel/transaction';

/** Questions that must be answered at once (§9 Analysing Combat 3): Control's row, what its team was asked, what it answered. */

/** A question with the answer of its team; null: none has come. */
export type DecisionWithAnswer = Decision & { answer: DecisionAnswer | null };

/**
 * The moment that counts against the end of a countdown, read when every lock is taken. While the clock is paused: the
 * moment at which it stopped.
 */
export async function momentNow(tx: Tx, gameId: string): Promise<Date> {
  const [row] = await tx.$queryRaw<{ moment: Date }[]>`
    SELECT coalesce("pausedAt", clock_timestamp()) AS moment FROM "PublicClock" WHERE "gameId" = ${gameId}`;
  if (!row) throw new Error(`game ${gameId} has no clock`);
  return row.moment;
}

/** A question of this game to its end; null when there is none. Answers wait until the transaction ends. */
export async function lockDecision(tx: Tx, gameId: string, id: string): Promise<DecisionWithAnswer | null> {
  await tx.$queryRaw`SELECT id FROM "IssuedDecision" WHERE id = ${id} FOR UPDATE`;
  const decision = await tx.decision.findFirst({ where: { id, gameId } });
  return decision && { ...decision, answer: await tx.decisionAnswer.findUnique({ where: { decisionId: id } }) };
}

/**
 * The questions that hang on combats and are not settled by Control or answered, whether or not their time is up. An answer
 * that is being given is waited for.
 */
export async function unanswered(tx: Tx, gameId: string): Promise<Decision[]> {
  const open = await tx.$queryRaw<{ id: string }[]>`
    SELECT d.id FROM "Decision" d WHERE d."gameId" = ${gameId} AND d."combatId" IS NOT NULL AND d."settledAt" IS NULL
      AND NOT EXISTS (SELECT FROM "DecisionAnswer" a WHERE a."decisionId" = d.id)`;
  if (open.length === 0) return [];
  const ids = open.map(({ id }) => id);
  await tx.$queryRaw`SELECT id FROM "IssuedDecision" WHERE id = ANY(${ids}) ORDER BY id FOR SHARE`;
  return tx.$queryRaw<Decision[]>`
    SELECT d.* FROM "Decision" d WHERE d.id = ANY(${ids}) AND d."settledAt" IS NULL
      AND NOT EXISTS (SELECT FROM "DecisionAnswer" a WHERE a."decisionId" = d.id)
    ORDER BY d."endsAt"`;
}

/** The questions of a turn with their answers, as they were asked. */
export async function decisionsOf(gameId: string, turn: number): Promise<DecisionWithAnswer[]> {
  const decisions = await db().decision.findMany({
    where: { gameId, turn },
    orderBy: [{ askedAt: 'asc' }, { id: 'asc' }],
  });
  const answers = await db().decisionAnswer.findMany({
    where: { gameId, decisionId: { in: decisions.map(({ id }) => id) } },
  });
  const answered = new Map(answers.map((answer) => [answer.decisionId, answer]));
  return decisions.map((decision) => ({ ...decision, answer: answered.get(decision.id) ?? null }));
}

/** The units of combats with the teams they belong to. */
export const partsOfCombats = (tx: Tx, gameId: string, combatIds: readonly string[]) =>
  tx.$queryRaw<{ combatId: string; number: number; name: string; unitId: string; teamId: string }[]>`
    SELECT c.id AS "combatId", c.number, c.name, u.id AS "unitId", u."teamId"
    FROM "Combat" c JOIN "CombatUnit" p ON p."combatId" = c.id JOIN "Unit" u ON u."gameId" = p."gameId" AND u.id = p."unitId"
    WHERE c."gameId" = ${gameId} AND c.id = ANY(${[...combatIds]})`;
