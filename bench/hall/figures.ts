import { type Figure, figure } from '../figure';
import { median, quantile } from '../quantile';
import type { Baselines } from './baselines';
import type { HallKind } from './kinds';
import { type HallPlayed, roundsOfMemory } from './play-hall';
import type { Round } from './round';

const last = (times: readonly number[]): number => Math.max(...times);

/** Sheets answered a second, from the instant at which all were sent to the last answer. */
export const sheetsPerSecond = ({ answered }: Round): number => (1000 * answered.length) / last(answered);

/** The rounds that count: the first warms up, those after the fourth are for the memory. */
export const counted = (rounds: readonly Round[]): Round[] => rounds.slice(1, 4);

/** All figures of a hall, each beside what it is compared with. */
export function figuresOf(kind: HallKind, played: HallPlayed, baselines: Baselines): Figure[] {
  const named = (part: Figure[]) => part.map((one) => ({ ...one, key: `${kind.name}.${one.key}` }));
  return named([...submitFigures(kind, counted(played.rounds), baselines), ...otherFigures(played, baselines)]);
}

function submitFigures({ teams }: HallKind, rounds: readonly Round[], baselines: Baselines): Figure[] {
  const raw = median(baselines.rawPostgres);
  const made = median(baselines.preparedFunction);
  const answered = (peer: Baselines['bareWs']) => median(peer.map(({ answeredMs }) => answeredMs));
  const everybody = (peer: Baselines['bareWs']) => median(peer.map(({ everybodyMs }) => everybodyMs));
  const { boardgameIo, bareWs } = baselines;
  const of = (key: string, unit: string, sample: (round: Round) => number) =>
    figure(`submit.${key}`, rounds.map(sample), unit);
  const vs = (key: string, sample: (round: Round) => number) => of(key, 'times', sample);
  return [
    of('sheetsPerSecond', '/s', sheetsPerSecond),
    of('answeredP50Ms', 'ms', (round) => quantile(round.answered, 0.5)),
    of('answeredP95Ms', 'ms', (round) => quantile(round.answered, 0.95)),
    of('answeredLastMs', 'ms', (round) => last(round.answered)),
    of('shownP95Ms', 'ms', (round) => quantile(round.shown, 0.95)),
    of('shownLastMs', 'ms', (round) => last(round.shown)),
    of('heldLastMs', 'ms', (round) => last(round.held)),
    of('heldAfterAnswerMs', 'ms', (round) => last(round.held) - last(round.answered)),
    of('cpuMsPerSheet', 'ms', (round) => round.processorMs / teams),
    of('bytesPerControlClient', 'bytes', (round) => round.bytesPerControlClient),
    vs('vsRawPostgres', (round) => sheetsPerSecond(round) / raw),
    vs('vsPreparedFunction', (round) => sheetsPerSecond(round) / made),
    vs('vsBoardgameIo', (round) => answered(boardgameIo) / last(round.answered)),
    vs('vsBareWs', (round) => answered(bareWs) / last(round.answered)),
    vs('heldVsAnswered', (round) => last(round.held) / last(round.answered)),
    vs('heldVsBoardgameIo', (round) => everybody(boardgameIo) / last(round.held)),
    vs('heldVsBareWs', (round) => everybody(bareWs) / last(round.held)),
    figure('peers.rawPostgresPerSecond', baselines.rawPostgres, '/s'),
    figure('peers.preparedFunctionPerSecond', baselines.preparedFunction, '/s'),
    ...peerFigures('boardgameIo', boardgameIo),
    ...peerFigures('bareWs', bareWs),
  ];
}

const peerFigures = (name: string, rounds: Baselines['bareWs']): Figure[] => [
  figure(
    `peers.${name}AnsweredMs`,
    rounds.map(({ answeredMs }) => answeredMs),
    'ms',
  ),
  figure(
    `peers.${name}EverybodyMs`,
    rounds.map(({ everybodyMs }) => everybodyMs),
    'ms',
  ),
];

function otherFigures(played: HallPlayed, { rawReleaseMs }: Baselines): Figure[] {
  const { rounds, releases, reconnects, residentMb, forbiddenBytes } = played;
  const raw = median(rawReleaseMs);
  const of = (key: string, unit: string, sample: (release: (typeof releases)[number]) => number) =>
    figure(`release.${key}`, releases.map(sample), unit);
  return [
    of('actMs', 'ms', ({ actMs }) => actMs),
    of('actVsRawPostgres', 'times', ({ actMs }) => raw / actMs),
    of('lastDeskMs', 'ms', ({ lastDeskMs }) => lastDeskMs),
    of('lastDeskVsAct', 'times', ({ actMs, lastDeskMs }) => lastDeskMs / actMs),
    figure('peers.rawReleaseMs', rawReleaseMs, 'ms'),
    figure('reconnect.allMs', reconnects, 'ms'),
    figure('serverRssMb', [residentMb.last], 'MB'),
    ...(rounds.length < roundsOfMemory ? [] : [figure('memoryRatio', [residentMb.last / residentMb.first], 'times')]),
    figure('forbiddenBytes', [forbiddenBytes], 'bytes'),
  ];
}
