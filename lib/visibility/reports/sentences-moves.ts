import { capital, listed } from '@/lib/text';
import type { ArrivalFact, MoveFact, PatrolFact, PlaceFact, RequestFact } from '../facts';
import type { Voice } from './voice';

/** What is told of patrols, moves, arrivals and requests, and of a quiet turn: one as a sentence, several as a table. */

const where = (place: PlaceFact): string =>
  place.words ? `${place.gridReference}, ${place.words}` : place.gridReference;

const isOne = ({ names }: { names: readonly string[] }): boolean => names.length === 1;

/** Words on one line: a row of a table is one. */
const onOneLine = (words: string): string => words.trim().replace(/\s+/g, ' ');

const reasonOf = ({ why }: MoveFact): string => onOneLine(why).replace(/[. ]+$/, '');

/** A move as Control saw it end. */
export function waysOfMove(move: MoveFact): readonly string[] {
  const who = listed(move.names);
  const at = move.place ? where(move.place) : 'a place not yet reported';
  const because = reasonOf(move) ? `: ${reasonOf(move)}` : '';
  return move.isFinished
    ? [`${who} reached ${at}${because}`, `the move of ${who} ended at ${at}${because}`]
    : because === ''
      ? [`${who} ${isOne(move) ? 'is' : 'are'} on the road at ${at}`, `on the road at ${at}: ${who}`]
      : [
          `${who} stopped at ${at}${because}`,
          `${who} ${isOne(move) ? 'is' : 'are'} held up at ${at}${because}`,
          `the move of ${who} came to a halt at ${at}${because}`,
        ];
}

export function waysOfArrival(arrival: ArrivalFact): readonly string[] {
  const who = listed(arrival.names);
  const at = arrival.place ? where(arrival.place) : 'the edge of the map';
  return [`${who} ${isOne(arrival) ? 'has' : 'have'} arrived at ${at}`, `arrived at ${at}: ${who}`];
}

/** Enemy patrols, as those they felt out notice them (OC-73). */
export function waysOfPatrol({ names, from }: PatrolFact): readonly string[] {
  const who = listed(names);
  return [
    `enemy patrols came up to ${who} from the ${from} and drew off`,
    `${who} ${names.length === 1 ? 'was' : 'were'} felt out by patrols from the ${from}`,
    `patrols from the ${from} were seen in front of ${who}`,
  ];
}

export const waysOfRequest = ({ what, heard }: RequestFact): readonly string[] =>
  heard
    ? [`${what}: ${heard}`, `of ${what} this was heard: ${heard}`]
    : [`nothing has been heard yet of ${what}`, `${what}: no word yet`, `there is no answer so far about ${what}`];

const table = (title: string, rows: readonly string[]): string => [title, ...rows].join('\n');

/** Moves of one kind, or arrivals: the place first, then who is there. */
const rowOf = (place: PlaceFact | null, names: readonly string[], why = ''): string =>
  `${place ? where(place) : 'Place not yet reported'}: ${listed(names)}${why ? `; ${why}` : ''}`;

const told = <T>(
  facts: readonly T[],
  title: string,
  ways: (fact: T) => readonly string[],
  row: (fact: T) => string,
  voice: Voice,
): string => (facts.length === 1 ? voice.say(ways(facts[0]!)) : table(title, facts.map(row)));

/** Moves: those that ended where they were to, then those that stopped. A reason that several share is said once, over them. */
export const sayMoves = (moves: readonly MoveFact[], voice: Voice): string[] =>
  [true, false].flatMap((isFinished) => {
    const title = isFinished ? 'Moves completed' : 'Halted on the way';
    const its = moves.filter((move) => move.isFinished === isFinished);
    const alike = (reason: string) => its.filter((move) => reasonOf(move) === reason);
    const shared = [...new Set(its.map(reasonOf))].filter((reason) => reason && alike(reason).length > 1);
    const others = its.filter((move) => !shared.includes(reasonOf(move)));
    const row = (move: MoveFact): string => rowOf(move.place, move.names, reasonOf(move));
    return [
      ...shared.map((reason) =>
        table(
          `${title}: ${reason.charAt(0).toLowerCase()}${reason.slice(1)}`,
          alike(reason).map(({ place, names }) => rowOf(place, names)),
        ),
      ),
      ...(others.length === 0 ? [] : [told(others, title, waysOfMove, row, voice)]),
    ];
  });

export const sayArrivals = (arrivals: readonly ArrivalFact[], voice: Voice): string =>
  told(arrivals, 'Arrived', waysOfArrival, ({ place, names }) => rowOf(place, names), voice);

export const sayPatrols = (patrols: readonly PatrolFact[], voice: Voice): string =>
  patrols.map((patrol) => voice.say(waysOfPatrol(patrol))).join(' ');

export const sayRequests = (requests: readonly RequestFact[], voice: Voice): string =>
  told(
    requests,
    'What you asked for',
    waysOfRequest,
    ({ what, heard }) => capital(onOneLine(`${what}: ${heard || 'no word yet'}`)),
    voice,
  );

export const sayQuiet = (voice: Voice): string =>
  voice.say(['all quiet', 'all quiet on the whole front', 'all quiet, with no news of the enemy']);
