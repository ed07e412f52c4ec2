/** What every write answers: ok, or why not. Nothing is dropped in silence. */

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
  | 'inHand'
  | 'diskFull';

export type Answer<T = null> = { ok: true; value: T } | { ok: false; refusal: Refusal };

export const done = <T>(value: T): Answer<T> => ({ ok: true, value });

export const refused = (
  code: RefusalCode,
  message: string,
  more: Omit<Refusal, 'code' | 'message'> = {},
): Answer<never> => ({
  ok: false,
  refusal: { code, message, ...more },
});
