/** The answer of every write: ok, or why not. Nothing is dropped in silence. */

/** A refusal: a person can put it right. `message` is written for the person who reads it; `field` names what to change. */
export interface Refusal {
  code: RefusalCode;
  message: string;
  field?: string;
  /** The rule it comes from, for Control; never set for a player. */
  rule?: string;
  /** The text as it stands now, where another hand was quicker. */
  theirs?: unknown;
  /** Everything wrong with what was written, each at its field, where more than one thing may be. */
  problems?: readonly { path: string; message: string }[];
}

/** The closed list of refusals. */
export type RefusalCode =
  | 'badInput'
  | 'notFound'
  | 'notYours'
  | 'changedByAnother'
  | 'alreadyDone'
  | 'notNow'
  | 'beingRead'
  | 'notArmour'
  | 'unitTaken'
  | 'unfinished'
  | 'marksOpen'
  | 'reasonNeeded'
  | 'answerNeeded'
  | 'tooManyAttempts'
  | 'tooFast'
  | 'claimed'
  | 'diskFull'
  /** Nobody answered: said by the browser, never by the console. */
  | 'unanswered';

export type Result<T = void> = { ok: true; value: T } | { ok: false; refusal: Refusal };

export const done = <T>(value: T): Result<T> => ({ ok: true, value });

type More = Omit<Refusal, 'code' | 'message'>;

export const refused = (code: RefusalCode, message: string, more: More = {}): Result<never> => ({
  ok: false,
  refusal: { code, message, ...more },
});

/** A refusal inside a transaction: thrown, it rolls everything back, and is the answer at its edge. */
export class Refused extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.message);
  }
}

/** A refusal to be thrown: `throw refusal('notNow', 'The turn is over.')`. */
export const refusal = (code: RefusalCode, message: string, more: More = {}): Refused =>
  new Refused({ code, message, ...more });

/** The thing that was asked for. Refused where there is none: `what` says of what, `field` where it was named. */
export function thereIs<T>(found: T | null | undefined, what: string, field?: string): T {
  if (found !== null && found !== undefined) return found;
  throw refusal('notFound', `There is no such ${what}.`, field === undefined ? {} : { field });
}

/** Refuses what somebody saw in a turn that is over. */
export function thisTurn(now: { turn: number }, seen: number): void {
  if (seen !== now.turn) throw refusal('notNow', `Turn ${seen} is over; this is turn ${now.turn}.`);
}

/** The value of a result, inside a transaction; its refusal is thrown. */
export function orThrow<T>(result: Result<T>): T {
  if (result.ok) return result.value;
  throw new Refused(result.refusal);
}
