import type { Unit } from './generated/client';
import type { Tx } from './transaction';

/** The true units behind the counters of an order sheet, by counter id. */
export async function orderedUnits(tx: Tx, gameId: string, counterIds: string[]): Promise<Map<string, Unit>> {
  const units = await tx.unit.findMany({ where: { gameId, counterId: { in: [...new Set(counterIds)] } } });
  return new Map(units.map((unit) => [unit.counterId, unit]));
}
