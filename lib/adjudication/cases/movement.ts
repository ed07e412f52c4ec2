import { z } from 'zod';
import { dayparts, movementGrounds, movementModes, movers } from '@/lib/words';
import type { MovementCase } from '../movement';
import { givenWithoutDice } from './given';
import { km } from './parts';
import { readerOf } from './reading';

/** The input of kind `movement`. */
export const movementSchema = z.strictObject({
  ...givenWithoutDice,
  mover: z.enum(movers),
  ground: z.enum(movementGrounds),
  mode: z.enum(movementModes),
  daypart: z.enum(dayparts),
  slowedBy: z.array(z.string()).default([]),
  distanceKm: km,
});

/** Reads a move put as JSON. */
export const readMovementCase = readerOf<MovementCase>(movementSchema);
