import { z } from 'zod';
import type { Problem } from '@/lib/adjudication';
import { problemsOf } from '@/lib/adjudication/problems';
import type { Companion } from './companion';
import type { RecordedGame } from './recorded-game';

/** A file as it was meant, or everything that is wrong with it by path. */
export type GameReading<Value> = { ok: true; value: Value } | { ok: false; problems: Problem[] };

const rollSchema = z
  .strictObject({ forWhat: z.string().min(1), sides: z.int().min(1).max(1000), value: z.int().min(1) })
  .refine(({ sides, value }) => value <= sides, { path: ['value'], error: 'must not be above its sides' });

/** The schema of what `play` reads: a setup where the defaults do not suffice, and acts. */
export const gameToPlaySchema = <Setup, State, Act>({ setupSchema, actSchema }: Companion<Setup, State, Act>) =>
  z.strictObject({ setup: setupSchema.prefault({}), acts: z.array(actSchema).default([]) });

/** The schema of a recorded game. */
export const recordedGameSchema = <Setup, State, Act>({ name, setupSchema, actSchema }: Companion<Setup, State, Act>) =>
  z.strictObject({
    companion: z.literal(name),
    setup: setupSchema,
    rolls: z.array(rollSchema),
    acts: z.array(z.strictObject({ act: actSchema, rolls: z.array(rollSchema) })),
  });

function read<Value>(schema: z.ZodType<Value>, input: unknown): GameReading<Value> {
  const { success, data, error } = schema.safeParse(input);
  return success ? { ok: true, value: data } : { ok: false, problems: problemsOf(error, input) };
}

/** Reads a setup and acts that somebody has written. Chance falls while they are played. */
export const readGameToPlay = <Setup, State, Act>(
  companion: Companion<Setup, State, Act>,
  input: unknown,
): GameReading<{ setup: Setup; acts: Act[] }> => read(gameToPlaySchema(companion), input);

/** Reads a recorded game, by itself or as the `game` of what was printed when it was played. */
export function readRecordedGame<Setup, State, Act>(
  companion: Companion<Setup, State, Act>,
  input: unknown,
): GameReading<RecordedGame<Setup, Act>> {
  const isPrinted = typeof input === 'object' && input !== null && Object.hasOwn(input, 'game');
  return read(recordedGameSchema(companion), isPrinted ? (input as { game: unknown }).game : input);
}
