import { z } from 'zod';
import { crossingStates } from '@/lib/words';
import type { BridgeCase } from '../bridges';
import { at } from '../problems';
import type { Problem } from '../types';
import { given } from './given';
import { readerOf } from './reading';

/** The input of kind `bridge`. */
export const bridgeSchema = z.strictObject({
  ...given,
  state: z.enum(crossingStates),
  retestReason: z.string().default(''),
});

/** The problems that keep a bridge from being tested (OC-110). */
function untestable(input: unknown): Problem[] {
  const state = at(input, ['state']);
  const reason = at(input, ['retestReason']);
  if (state === 'safe') return [{ path: 'state', message: 'is safe: a safe bridge is not tested again' }];
  if (state === 'blown') return [{ path: 'state', message: 'is blown: there is nothing left to test' }];
  if (state === 'tested' && (reason === undefined || (typeof reason === 'string' && reason.trim() === '')))
    return [{ path: 'retestReason', message: 'is required to test a bridge again' }];
  return [];
}

/** Reads the test of a bridge put as JSON. */
export const readBridgeCase = readerOf<BridgeCase>(bridgeSchema, untestable);
