import type { Face } from '@/lib/adjudication/types';
import type { Chance } from '@/lib/chance';
import type { Result } from '@/lib/result';
import type { ControlSeat } from '@/lib/turn/kernel/seat';

/** Something that went otherwise than a desk had proposed it, or that must never be so. */
export interface Fault {
  turn: number;
  /** The act, by its verb; or the desk that was looked at. */
  at: string;
  words: string;
}

/** A verb of anybody's: it is called with a seat and what is sent. */
type Call<Seat, Input, Value> = (seat: Seat, input: Input) => Promise<Result<Value>>;

/** An umpire of every role who accepts what the desks propose, and notes each refusal of it. */
export interface Umpire {
  seat: ControlSeat;
  chance: Chance;
  turn: number;
  faults: Fault[];
  /** The umpire has taken this many proposals so far, those that were refused among them. */
  taken: number;
  rewrites: NonNullable<Aside['rewrites']>;
  /** Does what a desk proposes; `about` says of what. A refusal is a fault. */
  act<Input, Value>(
    verb: Call<ControlSeat, Input, Value> & { declared: { name: string } },
    input: Input,
    about?: string,
  ): Promise<Result<Value>>;
  fault(at: string, words: string): void;
}

/** Waits as long as the battle is to stand still. */
export type StandsStill = () => Promise<void>;

/** A letter as it was drafted for a team, by its key. */
export interface DraftedLetter {
  team: string;
  turn: number;
  body: string;
}

/** A caller may do two things while an umpire plays: make it wait before each act, and rewrite its letters. */
export interface Aside {
  /** Waited for before each act. */
  standsStill?: StandsStill;
  /** A drafted letter says this when it is released; left out: it says what was drafted. */
  rewrites?: (letter: DraftedLetter) => string;
}

/** Seats an umpire for one turn; the dice fall by `chance`. */
export function umpireAt(seat: ControlSeat, turn: number, chance: Chance, aside: Aside = {}): Umpire {
  const { standsStill, rewrites = ({ body }) => body } = aside;
  const faults: Fault[] = [];
  const fault = (at: string, words: string) => void faults.push({ turn, at, words });
  const umpire: Umpire = {
    seat,
    chance,
    turn,
    faults,
    taken: 0,
    rewrites,
    fault,
    act: async (verb, input, about = '') => {
      await standsStill?.();
      umpire.taken += 1;
      const answer = await verb(seat, input);
      if (!answer.ok) fault(verb.declared.name, `${about && `${about}: `}${answer.refusal.message}`);
      return answer;
    },
  };
  return umpire;
}

export const dieOf = (chance: Chance): Face => chance.whole(1, 6) as Face;
