import { lengthKm, type Place } from '@/lib/geometry';
import type { Action } from '@/lib/words';
import type { AskKind } from './asks';
import type { Reading } from './read-order';

/** A chip says in two or three words what the console reads in a row. */

/** Says whether a row sends its units behind others; the reader knows those of the team's own alone. */
export const isFollowing = ({ formation }: Reading): boolean => formation === 'follow';

/**
 * Says where the words of a row send its units. `from`: the first of them stands there; undefined: it is on no map. `roadKm`:
 * the length of its way by road; null: it is not known, or no road leads there.
 */
export function readWords(
  { action }: { action: Action | null },
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
