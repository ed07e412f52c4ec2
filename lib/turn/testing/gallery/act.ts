import type { ControlSeat } from '@/lib/turn/kernel/seat';
import type { controlVerbs } from '../all-verbs';

/**
 * The gallery: one act of every verb, each going on from the one before. Every test over all verbs reads it, so a new verb
 * has one row, in the file of its chapter.
 */

/** Whom an act reaches: nobody, every team of its game, or this one. */
type Reaches = 'nobody' | 'everybody' | 'guards-armoured' | '1-airborne' | '101-airborne' | 'xxx-corps';

type Verbs = typeof controlVerbs;

/** An act of Control's. */
export type ControlAct = {
  [Verb in keyof Verbs]: {
    verb: Verb;
    /** Typed by hand: what a verb may tell a player is the one thing that does not follow from its declaration. */
    reaches: Reaches;
    /** Sets the scene, then answers what is sent: the same body, however often it is sent. */
    input: () => Sent<Verbs[Verb]> | Promise<Sent<Verbs[Verb]>>;
    /** Its scene is set by a player too: how the desks stood is looked at after it. */
    playerSetsScene?: true;
    /** It changes the map that teams see. */
    changesMap?: true;
    /** The seat that does it, where it is not the umpire of Market Garden. */
    by?: () => ControlSeat;
    /** It changes nothing that a desk of Control is made of, and leaves its cursor. Every other act moves it. */
    leavesCursor?: true;
    /** Its answer is a secret that is shown once: a repeat gets less. */
    showsOnce?: true;
    /** The result that is needed later: the name it is kept by, and the field of the answer that holds its id. */
    keeps?: readonly [name: string, field: string];
    /** It can be taken back from the ledger. Once it was, it is done again: with `input`, or with this where that comes once only. */
    takenBack?: true | (() => Sent<Verbs[Verb]> | Promise<Sent<Verbs[Verb]>>);
  };
}[keyof Verbs];

type Sent<Verb extends Verbs[keyof Verbs]> = Parameters<Verb>[1];
