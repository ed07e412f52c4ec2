import type { Phase } from '@/lib/words';
import { db } from '../kernel/client';

/** A phase as the clock of the hall showed it. */
export interface PhaseBegun {
  /** The number of the first entry of the act that began it; what else the act issued has it too. */
  number: number;
  turn: number;
  phase: Phase;
}

/**
 * ISSUED. The phases of a game in the order in which they began, as its public clock showed them: nothing else of the ledger.
 * The game opened with the orders of `openingTurn`.
 */
export async function phasesBegun(gameId: string, openingTurn: number): Promise<PhaseBegun[]> {
  const rows = await db().$queryRaw<{ number: number; turn: number | null; phase: Phase | null }[]>`
    SELECT act AS number, (after ->> 'turn')::int AS turn, after ->> 'phase' AS phase FROM "LedgerEntry" e
    WHERE "gameId" = ${gameId} AND kind = 'game' AND (after ->> 'turn' IS NOT NULL OR after ->> 'phase' IS NOT NULL)
    ORDER BY e.number`;
  const begun: PhaseBegun[] = [{ number: 0, turn: openingTurn, phase: 'orders' }];
  for (const { number, turn, phase } of rows) {
    const before = begun.at(-1)!;
    begun.push({ number, turn: turn ?? before.turn, phase: phase ?? before.phase });
  }
  return begun;
}
