import type { z } from 'zod';
import type { Result } from '@/lib/result';
import type { controlVerbs } from '@/lib/turn/control-verbs.generated';
import type { playerVerbs } from '@/lib/turn/player-verbs.generated';

/** The verbs of Control by their names, as `host/list-verbs.mjs` lists them. */
export type CoreVerbs = typeof controlVerbs;
/** The verbs of players. */
export type PlayerVerbs = typeof playerVerbs;
export type PlayerVerb = keyof PlayerVerbs;

/** The input of a verb, by the verb's own form. */
export type InputOf<Verb> = Verb extends { declared: { form: infer Form extends z.ZodType } } ? z.input<Form> : never;
/** The answer of a verb when it is done. */
export type ValueOf<Verb> = Verb extends (...args: never[]) => Promise<infer Answer>
  ? Extract<Answer, { ok: true }> extends { value: infer Value }
    ? Value
    : never
  : never;

/** Sends a verb and comes back with what became of it. */
export type Send<Verbs> = <Name extends keyof Verbs & string>(
  verb: Name,
  input: InputOf<Verbs[Name]>,
) => Promise<Result<ValueOf<Verbs[Name]>>>;
