import type { LineOnDesk, MessageOnDesk } from '@/lib/desks/control/messages/messages';
import { counted } from '@/lib/text';
import type { DeliveryWay } from '@/lib/words';

/** The acts of Control on a message: each digit is its key. */
export const ways = [
  { id: 'deliver', deed: 'no1', word: 'Deliver now' },
  { id: 'delay', deed: 'no2', word: 'Delay' },
  { id: 'lose', deed: 'no3', word: 'Lose' },
  { id: 'garble', deed: 'no4', word: 'Change the words' },
  { id: 'tell', deed: 'no5', word: 'Tell the sender' },
  { id: 'stop', deed: 'no6', word: 'Stop' },
] as const;
export type WayId = (typeof ways)[number]['id'];

/**
 * The acts that are possible with a message as it is now: a delivered one stays delivered, and its sender can be told the
 * news they do not have.
 */
export function waysOpen({
  state,
  toTeamId,
  newsLeft,
}: Pick<MessageOnDesk, 'state' | 'toTeamId' | 'newsLeft'>): WayId[] {
  if (toTeamId === null) return [];
  const tell = newsLeft.length > 0 ? (['tell'] as const) : [];
  if (state === 'delivered') return [...tell];
  return [
    'deliver',
    'delay',
    ...(state === 'lost' || state === 'setAside' ? [] : (['lose'] as const)),
    'garble',
    ...tell,
    ...(state === 'onItsWay' ? (['stop'] as const) : []),
  ];
}

/** The state of a message, in words; `now` as in ms of the server's time. */
export function stateWords({ state, dueTurn, dueAt, by, toTeamId, version }: MessageOnDesk, now: number): string {
  if (state === 'waits') return version === 0 ? 'waits' : `stopped by ${by}, waits`;
  if (state === 'onItsWay' && dueAt) return `comes in ${inWords(dueAt, now)}`;
  if (state === 'onItsWay') return dueTurn ? `comes in when turn ${dueTurn} opens` : 'comes in with its next report';
  if (state === 'lost') return `lost by ${by}`;
  if (state === 'setAside') return `set aside by ${by}`;
  return toTeamId === null ? `seen to by ${by}` : `delivered by ${by}`;
}

function inWords(dueAt: string, now: number): string {
  const minutes = Math.ceil((Date.parse(dueAt) - now) / 60_000);
  return minutes < 1
    ? 'at once'
    : minutes === 1
      ? 'within a minute'
      : `within ${counted(minutes, 'minute')} of the clock`;
}

/** The delivery of a line, in words. */
export function lineWords({ way, minutes }: Pick<LineOnDesk, 'way' | 'minutes'>): string {
  if (way === 'minutes') return minutes === 1 ? 'after 1 minute' : `after ${counted(minutes, 'minute')}`;
  return wayWords[way];
}

export const wayWords: Record<DeliveryWay, string> = {
  byHand: 'Control carries it',
  atOnce: 'at once',
  minutes: 'after minutes of the clock',
  nextTurn: 'when the next turn opens',
  nextReport: 'with the next report of its HQ',
};

/** The lists of the desk, in their order. */
export const lanes = [
  { id: 'waits', title: 'Waiting' },
  { id: 'onItsWay', title: 'On their way' },
  { id: 'done', title: 'Done' },
] as const;
export const laneOf = ({ state }: Pick<MessageOnDesk, 'state'>): (typeof lanes)[number]['id'] =>
  state === 'waits' || state === 'onItsWay' ? state : 'done';
