import { z } from 'zod';
import { loadScenario } from '@/lib/scenario';
import type { Scenario } from '@/lib/scenario/types';
import { triedScenarios } from '@/lib/words';
import { controlVerb } from '../kernel/verb';
import { gameControl } from '../kernel/verb-roles';
import { openTry } from './open-try';
import { sitDown } from './practice-steps';

/**
 * Opens a practice game of a shipped scenario in which the console plays every team, seats whoever asked as its Control, and
 * answers that seat. The game at whose desk it is opened knows nothing of it.
 */
export const tryTurn = controlVerb({
  name: 'try-turn',
  rule: '§2',
  who: gameControl,
  form: z.strictObject({ scenario: z.enum(triedScenarios) }),
  inLedger: null,
  undo: 'atItsDesk',
  prepare: ({ scenario }): Promise<Scenario> => shippedScenario(scenario),
  run: async ({ tx, seat, prepared }): Promise<{ seatId: string }> => {
    const opened = await openTry(tx, seat.gameId, prepared);
    await sitDown(tx, seat, opened);
    return { seatId: opened.seatId };
  },
});

/** Reads a scenario that the console comes with. @throws where it has faults, which a shipped one has not */
async function shippedScenario(name: string): Promise<Scenario> {
  const read = await loadScenario(name);
  if (!read.ok) throw new Error(`${name} cannot be read`);
  return read.scenario;
}
