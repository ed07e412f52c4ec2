import { squareReference } from '@/components/player/maps/square-reference';
import { type Frame, lengthKm, type Place } from '@/lib/geometry';
import type { AskKind } from '@/lib/reading/asks';
import type { Reading } from '@/lib/reading/read-order';
import type { LineWords } from '@/lib/visibility/forms/order-columns';

/** A chip says in two or three words what the console reads in a row. */

/** Says whether a row sends its units behind others; the reader knows those of the team's own alone. */
export const isFollowing = ({ formation }: Reading): boolean => formation === 'follow';

/**
 * Says where the words of a row send its units. `from`: the first of them stands there; undefined: it is on no map. `roadKm`:
 * the length of its way by road; null: it is not known, or no road leads there.
 */
export function readWords(
  { action }: LineWords,
  reading: Reading,
  from: Place | undefined,
  roadKm: number | null,
): string {
  const { goal, behind } = reading;
  if (isFollowing(reading)) return `Behind ${behind[0]?.shortName ?? 'others'}${goal ? `, to ${goal.name}` : ''}`;
  if (goal) return `To ${goal.name}${from ? `, ${kmWords(reading, from, roadKm)}` : ''}`;
  return action === 'hold' || action === 'prepare' ? 'They stay' : 'No place named: they stay';
}

/** The places of the way that a reading leads by, the last one its end. */
export const placesRead = ({ goal, via }: Reading): Place[] => [...via.map(({ place }) => place), goal!.place];

/** Says how long a way is: straight, which a page knows by itself, and by road, which the console tells it. */
function kmWords(reading: Reading, from: Place, roadKm: number | null): string {
  const straight = `${lengthKm([from, ...placesRead(reading)]).toFixed(1)} km straight`;
  return roadKm === null ? straight : `${roadKm.toFixed(1)} km by road, ${straight}`;
}

/** Says where the writer of a row sends it: by the name that its words have for the place, else by its reference. */
export function saidWords(row: LineWords, reading: Reading, frame: Frame, near: Place): string {
  if (row.goalBy === 'stays') return 'They stay';
  if (row.goal === '') return readWords(row, reading, undefined, null);
  const named = [reading.goal, reading.other].find(
    (one) => one && squareReference(frame, one.place, near) === row.goal,
  );
  return `To ${named ? named.name : row.goal}`;
}

const askWords: Record<AskKind, string> = {
  standFast: 'stand fast',
  blowCrossing: 'blow a crossing',
  build: 'build',
  waitFor: 'wait',
  airSupport: 'air support',
  artillery: 'guns',
  recce: 'look and report',
};

/** Lists what else the words ask for. */
export const otherWords = ({ via, avoid, formation, asks }: Reading): string[] => [
  ...via.map(({ name }) => `by ${name}`),
  ...avoid.map(({ name }) => `not by ${name}`),
  ...(formation === 'sideBySide' ? ['side by side'] : formation === 'column' ? ['one behind the other'] : []),
  ...asks.map(({ kind, words }) => (kind === 'waitFor' ? words.trim() : askWords[kind])),
];
