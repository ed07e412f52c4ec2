import { randomInt } from 'node:crypto';
import { type Dice, diceFrom } from '@/lib/adjudication/dice';
import type { Face } from '@/lib/adjudication/types';

/** The server's dice: cryptographic random numbers. */
export const cryptoDice = (): Dice => diceFrom(() => randomInt(1, 7) as Face);
