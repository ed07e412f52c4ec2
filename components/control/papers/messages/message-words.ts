import type { MessageOnDesk } from '@/lib/turn/control-desk/papers/messages';

/** What Control can do with a message: its figure is its key. */
export const ways = [
  { id: 'deliver', key: '1', word: 'Deliver now' },
  { id: 'delay', key: '2', word: 'Delay' },
  { id: 'lose', key: '3', word: 'Lose' },
  { id: 'garble', key: '4', word: 'Change the words' },
  { id: 'tell', key: '5', word: 'Tell the sender' },
] as const;
export type WayId = (typeof ways)[number]['id'];

/** What can be done with a message as it now stands: what is delivered stays delivered, and its sender can be told. */
export function waysOpen({ state, toTeamId }: Pick<MessageOnDesk, 'state' | 'toTeamId'>): WayId[] {
  if (toTeamId === null) return [];
  if (state === 'delivered') return ['tell'];
  return ['deliver', 'delay', ...(state === 'lost' ? [] : (['lose'] as const)), 'garble', 'tell'];
}

/** How far a message is, in words. */
export function stateWords({ state, dueTurn, by, toTeamId }: MessageOnDesk): string {
  if (state === 'waits') return 'waits';
  if (state === 'onItsWay') return `comes in when turn ${dueTurn} opens`;
  if (state === 'lost') return `lost by ${by}`;
  return toTeamId === null ? `seen to by ${by}` : `delivered by ${by}`;
}

/** The lists of the desk, in their order. */
export const lanes = [
  { id: 'waits', title: 'Waiting' },
  { id: 'onItsWay', title: 'On their way' },
  { id: 'done', title: 'Done' },
] as const;
export const laneOf = ({ state }: Pick<MessageOnDesk, 'state'>): (typeof lanes)[number]['id'] =>
  state === 'waits' || state === 'onItsWay' ? state : 'done';
