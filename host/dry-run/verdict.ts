import { counted } from '@/lib/text';
import type { Played } from './play';

/** The machine that a dry run was played from. */
export interface From {
  /** The console itself runs on it. */
  isConsole: boolean;
  /** Cores that it has; they count where the console runs on it. */
  cores: number;
  /** The host reads it on their page, and not in a terminal. */
  isOnPage: boolean;
}

/** The verdict of a dry run. `look`: it will do; `trouble`: not yet. */
export interface Verdict {
  state: 'fine' | 'look' | 'trouble';
  words: string[];
}

/** Nobody minds waiting so long for a press, ms. */
const unnoticedMs = 2_000;
/** Whoever waits longer presses again, ms. */
const patientMs = 5_000;
/** A network of a hall answers sooner, ms: in the middle of all questions, and the slowest. */
const fairTripMs = { middle: 60, slowest: 600 };

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;
const slowest = (all: readonly number[]): number => Math.max(0, ...all);
const middle = (all: readonly number[]): number => [...all].sort((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0;

const verdicts: Record<Verdict['state'], string> = {
  fine: 'The hall can play.',
  look: 'It will do: at the deadline people wait for a moment.',
  trouble: 'Not yet: the hall would notice, and lose time by it.',
};

/** The verdict of a dry run in plain words: whether the hall can play, what was seen, and what to change. */
export function verdictOf(played: Played, from: From): Verdict {
  const { teams, seats, standing, seatedMs, answeredMs, shownMs, toldMs, roundTripMs, lost } = played;
  const worst = Math.max(slowest(answeredMs), shownMs ?? Number.POSITIVE_INFINITY, slowest(toldMs));
  const missing = standing + lost + (shownMs === null ? 1 : 0);
  const state = missing > 0 || worst > patientMs ? 'trouble' : worst > unnoticedMs ? 'look' : 'fine';
  const words = [
    verdicts[state],
    '',
    `${counted(seats, 'seat')} of ${counted(teams, 'team')} with troops. The slowest sat down and had their desk in ${seconds(slowest(seatedMs))}.`,
    `At the deadline everybody handed in at one instant. Half of the sheets were acknowledged within ${seconds(middle(answeredMs))}, the last after ${seconds(slowest(answeredMs))}; ${
      shownMs === null ? 'Control never saw all of them' : `Control saw all of them after ${seconds(shownMs)}`
    }.`,
    `When the phase ended the last desk knew it after ${seconds(slowest(toldMs))}.`,
    ...(standing > 0 ? [`${counted(standing, 'seat')} could not be taken.`] : []),
    ...(lost > 0 ? [`${counted(lost, 'sheet or desk', 'sheets or desks')} got no answer within a minute.`] : []),
    ...toChange(worst, missing, roundTripMs, from),
  ];
  return { state, words };
}

const moreProcesses = ({ cores, isOnPage }: From): string =>
  isOnPage
    ? ` Under “Change settings…” write ${cores - 1} as the number of processes.`
    : ` Start it with --processes ${cores - 1}.`;

function toChange(worst: number, missing: number, roundTripMs: readonly number[], from: From): string[] {
  const isNetworkSlow = middle(roundTripMs) > fairTripMs.middle || slowest(roundTripMs) > fairTripMs.slowest;
  const isSlow = worst > unnoticedMs || missing > 0;
  const changes: string[] = [];
  if (isNetworkSlow && !from.isConsole)
    changes.push(
      `The network is slow: a question that asks for nothing took ${seconds(middle(roundTripMs))}, the slowest ${seconds(slowest(roundTripMs))}. Put the console’s laptop on a cable to the router, use the 5 GHz band, and keep other devices off it. A router of one’s own with nothing else on it is best.`,
    );
  if (isSlow && (!isNetworkSlow || from.isConsole))
    changes.push(
      `The console’s laptop is the brake: put it on mains power, and close every other program on it.${
        from.isConsole && from.cores > 2 ? moreProcesses(from) : ''
      }${from.isConsole ? ' The simulated players use it too: a run from a second laptop says more.' : ''}`,
    );
  if (missing > 0 && !from.isConsole)
    changes.push(
      'Answers were lost on the way: look whether the laptop reaches the console without a break, and run it again.',
    );
  if (from.isConsole) changes.push('It was played on the console’s own laptop, so it says nothing of the network.');
  return changes.length === 0
    ? ['', 'Nothing needs to change.']
    : ['', 'What to change:', ...changes.map((one) => `- ${one}`)];
}
