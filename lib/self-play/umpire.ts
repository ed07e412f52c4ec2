import type { Face } from '@/lib/adjudication/types';
import type { Chance } from '@/lib/chance';
import type { Result } from '@/lib/result';
import type { ControlSeat } from '@/lib/turn/kernel/seat';

/** Something that went otherwise than a desk had proposed it, or that must never be so. */
export interface Fault {
  turn: number;
  /** What was done, by its verb; or what was looked at. */
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

/** Seats an umpire for one turn; the dice fall by `chance`. Before each act they wait for `standsStill`. */
export function umpireAt(seat: ControlSeat, turn: number, chance: Chance, standsStill?: StandsStill): Umpire {
  const faults: Fault[] = [];
  const fault = (at: string, words: string) => void faults.push({ turn, at, words });
  return {
    seat,
    chance,
    turn,
    faults,
    fault,
    act: async (verb, input, about = '') => {
      await standsStill?.();
      const answer = await verb(seat, input);
      if (!answer.ok) fault(verb.declared.name, `${about && `${about}: `}${answer.refusal.message}`);
      return answer;
    },
  };
}

export const dieOf = (chance: Chance): Face => chance.whole(1, 6) as Face;
