import type { EntryTimed } from '@/lib/db/sequence/rehearsals';
import { type Phase, phases } from '@/lib/words';
import { attentionAtMostMs } from './figures';

/** A seat's acts and times in one phase, by the clock of the game: time in which the clock stood still is not counted. Times in ms. */
export interface SeatTime {
  seatId: string;
  acts: number;
  /** Its verbs, the most frequent first. */
  verbs: { verb: string; count: number }[];
  /** After the phase began: its first act and its last; null: it did nothing. */
  firstMs: number | null;
  lastMs: number | null;
  /** Before each act the time since its act before, or since the phase began, three minutes at most. */
  workMs: number;
  /** The rest of the phase. */
  idleMs: number;
  /** It accepted this many sheets; `waitedMs`: the longest wait of one of them since it was handed in; null: it accepted none. */
  sheets: number;
  waitedMs: number | null;
}

/** A phase of the turn: how long it has taken, and what each seat did in it. */
export interface PhaseTime {
  phase: Phase;
  tookMs: number;
  seats: SeatTime[];
}

/** The clock of a game: where it stands in its phase, and what ran before. */
interface Clock {
  phase: Phase;
  startedMs: number;
  pausedMs: number | null;
  /** Earlier runs of each phase took this long; `before`: all of them together. Times in ms. */
  ran: Map<Phase, number>;
  before: number;
}

interface DoneInPhase {
  phase: Phase;
  seatId: string;
  verb: string;
  /** After the phase began. */
  ms: number;
}

interface Accepted {
  phase: Phase;
  seatId: string;
  waitedMs: number;
}

/**
 * The times of a game's first turn are counted from the entries of its ledger, by phase and by seat. Phases that have not run
 * are left out. `seats`: the ids of Control's; `until`: the turn ran no longer than that, where it was not closed.
 */
export function whereTimeWent(entries: readonly EntryTimed[], seats: readonly string[], until: Date): PhaseTime[] {
  const clock: Clock = { phase: 'orders', startedMs: 0, pausedMs: null, ran: new Map(), before: 0 };
  const done: DoneInPhase[] = [];
  const accepted: Accepted[] = [];
  const handedIn = new Map<string, number>();
  let lastAct = -1;
  let end = until.getTime();
  for (const { act, at, seatId, verb, clock: changed, handsIn, accepts, closesTurn } of entries) {
    const ms = at.getTime();
    const inPhase = () => (clock.ran.get(clock.phase) ?? 0) + elapsed(clock, ms);
    const whole = () => clock.before + elapsed(clock, ms);
    const isOfCrew = seatId !== null && seats.includes(seatId);
    if (isOfCrew && act !== lastAct) done.push({ phase: clock.phase, seatId, verb, ms: inPhase() });
    lastAct = act;
    if (handsIn !== null) handedIn.set(handsIn, whole());
    if (accepts !== null && isOfCrew)
      accepted.push({ phase: clock.phase, seatId, waitedMs: whole() - (handedIn.get(accepts) ?? whole()) });
    if (closesTurn) {
      end = ms;
      break;
    }
    if (changed) follow(clock, changed, ms);
  }
  clock.ran.set(clock.phase, (clock.ran.get(clock.phase) ?? 0) + elapsed(clock, end));
  return phases.flatMap((phase) => {
    const tookMs = clock.ran.get(phase);
    if (tookMs === undefined) return [];
    const inIt = <Thing extends { phase: Phase; seatId: string }>(things: readonly Thing[], seatId: string) =>
      things.filter((one) => one.phase === phase && one.seatId === seatId);
    return {
      phase,
      tookMs,
      seats: seats.map((seatId) => seatTime(seatId, tookMs, inIt(done, seatId), inIt(accepted, seatId))),
    };
  });
}

/** The run under way has taken this long at a moment, as the clock showed it then, ms. */
const elapsed = ({ startedMs, pausedMs }: Clock, ms: number): number => Math.max(0, (pausedMs ?? ms) - startedMs);

/** The clock as an entry has left it. */
function follow(clock: Clock, changed: NonNullable<EntryTimed['clock']>, ms: number): void {
  const { phase, phaseStartedAt, pausedAt } = changed;
  if (phase !== undefined && phase !== clock.phase) {
    const ran = elapsed(clock, ms);
    clock.ran.set(clock.phase, (clock.ran.get(clock.phase) ?? 0) + ran);
    clock.before += ran;
    clock.phase = phase;
  }
  if (phaseStartedAt !== undefined) clock.startedMs = Date.parse(phaseStartedAt);
  if (pausedAt !== undefined) clock.pausedMs = pausedAt === null ? null : Date.parse(pausedAt);
}

function seatTime(
  seatId: string,
  tookMs: number,
  done: readonly DoneInPhase[],
  accepted: readonly Accepted[],
): SeatTime {
  const moments = done.map(({ ms }) => ms);
  const workMs = moments.reduce(
    (sum, ms, i) => sum + Math.min(attentionAtMostMs, Math.max(0, ms - (moments[i - 1] ?? 0))),
    0,
  );
  const counts = new Map<string, number>();
  for (const { verb } of done) counts.set(verb, (counts.get(verb) ?? 0) + 1);
  return {
    seatId,
    acts: done.length,
    verbs: [...counts].map(([verb, count]) => ({ verb, count })).sort((a, b) => b.count - a.count),
    firstMs: moments[0] ?? null,
    lastMs: moments.at(-1) ?? null,
    workMs,
    idleMs: Math.max(0, tookMs - workMs),
    sheets: accepted.length,
    waitedMs: accepted.length === 0 ? null : Math.max(...accepted.map(({ waitedMs }) => waitedMs)),
  };
}
