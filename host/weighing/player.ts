/** The process that plays, begun with the first play; where it ends by itself, the play breaks and the next has another. */
import type { ChildProcess } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import type { TurnFigures } from '@/lib/db/scenarios/weighings';
import { forkAlone } from '../processes/fork-alone';

/** A play of a scenario. `scenario`: as JSON; `turns`: so many of it; null: to the last. */
export interface AskedPlay {
  databaseUrl: string;
  scenario: string;
  number: number;
  turns: number | null;
}

/** The message to the process. */
export type Told = { play: AskedPlay } | { standsStill: boolean };
/**
 * The message of the process: the figures of a turn; or that the play is over, and what broke it after which turn (null: the
 * first broke).
 */
export type Said = { turn: TurnFigures } | { over: Broke | null };
export interface Broke {
  after: number | null;
  words: string;
}

export interface Player {
  /** Plays one to its end. `afterTurn` hears of each turn. @returns what broke it; null: nothing */
  play: (asked: AskedPlay, afterTurn: (figures: TurnFigures) => void) => Promise<Broke | null>;
  /** Stops the play from its next act on, or lets it go on. */
  standStill: (isStill: boolean) => void;
  /** Ends the process; what it plays breaks. */
  end: () => void;
}

/** Behind everything else it may have to wait for its turn at the processors: the database is not away for that, ms. */
const patienceMs = 60_000;

const begin = (): ChildProcess => {
  const { OPCOM_RESERVE } = process.env;
  const more = { OPCOM_DATABASE_PATIENCE_MS: String(patienceMs), ...(OPCOM_RESERVE && { OPCOM_RESERVE }) };
  return forkAlone('play-process', more);
};

/** The process comes behind everything else that the machine does, wherever the system lets anybody say so. */
function putBehind({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_LOW);
  } catch {}
}

/** @param isBehind it comes behind everything else; else beside it, where somebody waits for it */
export function openPlayer(isBehind = true): Player {
  let child: ChildProcess | null = null;
  let isStill = false;
  const tell = (told: Told) => child?.send(told, () => undefined);
  const open = (): ChildProcess => {
    const made = begin();
    made.once('exit', () => {
      if (child === made) child = null;
    });
    child = made;
    if (isBehind) putBehind(made);
    tell({ standsStill: isStill });
    return made;
  };
  return {
    play: (asked, afterTurn) =>
      new Promise((settle) => {
        const here = child ?? open();
        let after: number | null = null;
        const hear = (said: Said) => {
          if ('over' in said) return over(said.over);
          after = said.turn.turn;
          afterTurn(said.turn);
        };
        const gone = () => over({ after, words: 'The process that played it ended.' });
        const over = (broke: Broke | null) => {
          here.off('message', hear).off('exit', gone);
          settle(broke);
        };
        here.on('message', hear).once('exit', gone);
        tell({ play: asked });
      }),
    standStill: (next) => {
      if (next !== isStill) tell({ standsStill: next });
      isStill = next;
    },
    end: () => void child?.kill('SIGKILL'),
  };
}
