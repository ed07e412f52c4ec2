import { type PhaseTime, type SeatTime, whereTimeWent } from '@/lib/advice/debrief/where-time-went';
import { gameById } from '@/lib/db/sequence/games';
import { gameScenario } from '@/lib/db/sequence/kept-scenario';
import {
  entriesTimed,
  isRehearsalKept,
  rehearsalOf,
  rehearsalToRead,
  seatInRehearsal,
  seatsInRehearsal,
} from '@/lib/db/sequence/rehearsals';
import { budgetsOf } from '@/lib/turn/issuing/issue-clock';
import type { ControlSeat, InGame } from '@/lib/turn/kernel/seat';
import { paceOfRehearsal } from '@/lib/turn/sequence/rehearsal-pace';
import { type Phase, phases, type RehearsalPace } from '@/lib/words';
import { doneWords, type VerbsTold } from '../record/ledger';

/** The rehearsal beside a lobby, as one seat of its Control has it. */
export interface Rehearsal {
  /** null: none is open. */
  open: {
    /** The seat that stands for this one; null: this one was made after it was opened. */
    seatId: string | null;
    turn: number;
    phase: Phase;
    /** Its clock stands. */
    isStanding: boolean;
    /** null: its own Game Control has set the times of its phases. */
    pace: RehearsalPace | null;
  } | null;
  /** One that has ended can be read. */
  isKept: boolean;
}

/** The rehearsal that is open beside a game. */
export async function rehearsal({ id, gameId }: ControlSeat): Promise<Rehearsal> {
  const open = await rehearsalOf(gameId);
  if (!open) return { open: null, isKept: await isRehearsalKept(gameId) };
  const [there, { phases: ofGame }] = await Promise.all([seatInRehearsal(id, open.id), gameScenario(open.id)]);
  const { turn, phase, pausedAt } = open;
  const pace = paceOfRehearsal(budgetsOf(open), ofGame);
  return { open: { seatId: there?.id ?? null, turn, phase, isStanding: pausedAt !== null, pace }, isKept: false };
}

/** A phase of the turn that was rehearsed, against its minutes. Seconds. */
interface PhaseRehearsed {
  phase: Phase;
  /** The game gives the phase these seconds; `isByTheBook`: they are the book's own figure. */
  gameSeconds: number;
  isByTheBook: boolean;
  /** The phase had these seconds at the pace of the rehearsal. */
  givenSeconds: number;
  /** null: it has not been reached. */
  tookSeconds: number | null;
  /** By the labels of the seats of Control. */
  seats: SeatRehearsed[];
}

/** A seat's acts and times in one phase; `done` has its verbs in the words of the ledger. */
export interface SeatRehearsed extends Omit<SeatTime, 'verbs'> {
  label: string;
  done: { words: string; count: number }[];
}

/** The times of a rehearsal, phase by phase. */
export interface RehearsalTimes {
  turn: number;
  isOver: boolean;
  pace: RehearsalPace | null;
  phases: PhaseRehearsed[];
}

/** The times of the newest rehearsal beside a game, or of this game where it is one; null: there is none to be read. */
export async function rehearsalTimes(
  { gameId }: InGame,
  verbs: VerbsTold,
): Promise<{ rehearsal: RehearsalTimes | null }> {
  const found = await rehearsalToRead(gameId);
  if (!found) return { rehearsal: null };
  const [game, { phases: ofGame, openingTurn: turn }, seats, entries] = await Promise.all([
    gameById(found.id),
    gameScenario(found.id),
    seatsInRehearsal(found.id),
    entriesTimed(found.id),
  ]);
  const times = whereTimeWent(
    entries,
    seats.map(({ id }) => id),
    found.endedAt ?? found.now,
  );
  const given = budgetsOf(game);
  const labels = new Map(seats.map(({ id, label }) => [id, label]));
  return {
    rehearsal: {
      turn,
      isOver: found.endedAt !== null,
      pace: paceOfRehearsal(given, ofGame),
      phases: phases.map((phase) => {
        const own = ofGame.find(({ key }) => key === phase)!;
        const time = times.find((one) => one.phase === phase);
        return {
          phase,
          gameSeconds: own.budgetSeconds,
          isByTheBook: !own.isOurs,
          givenSeconds: given.find(({ key }) => key === phase)!.budgetSeconds,
          tookSeconds: time ? time.tookMs / 1000 : null,
          seats: time ? time.seats.map((seat) => seatShown(seat, labels.get(seat.seatId)!, verbs)) : [],
        };
      }),
    },
  };
}

const seatShown = (
  { verbs: done, ...seat }: PhaseTime['seats'][number],
  label: string,
  verbs: VerbsTold,
): SeatRehearsed => ({
  ...seat,
  label,
  done: done.map(({ verb, count }) => ({ words: doneWords(verb, verbs), count })),
});
