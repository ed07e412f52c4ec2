import { afterAll, beforeAll } from 'vitest';
import { type Field, fieldOf } from '../fixtures/field';
import { takeSeat } from '../fixtures/take-seat';

/** Opens a scenario for this file: its own server, its own database, gone afterwards. No browser looks at it. */
export const givenScenario = (name: string): Field => fieldOf({ before: beforeAll, after: afterAll }, name);

/** The cookie of a browser that has taken a seat. */
export async function cookieOf(field: Field, seat: Parameters<Field['codeFor']>[0]): Promise<string> {
  const { name, value } = await takeSeat(field.loopback, await field.codeFor(seat));
  return `${name}=${value}`;
}
