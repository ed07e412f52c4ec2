import type { Verb } from '../fuzz/verbs';

/** What seldom happens, and must have happened over many seeds. */
export const rarities = [
  'a write sent to both servers at once',
  'two wait for locks at once',
  'a write whose answer was lost had been done',
  'a write was done again by the other server after a kill',
  'somebody changed it meanwhile',
  'a lease taken over while its holder writes',
  'a sheet submitted as the phase ends',
  'two take back at once',
  'a sheet accepted as it comes in again',
  'a combat ruled on by two at once',
] as const;
export type Rare = (typeof rarities)[number];

/** Acts that are rare to meet, by their verbs in the order of the alphabet. */
export const meetings: readonly (readonly [Verb, Verb, Rare])[] = [
  ['save-report', 'take-card-over', 'a lease taken over while its holder writes'],
  ['adjudicate-combat', 'take-card-over', 'a lease taken over while its holder writes'],
  ['rule-on-combat', 'take-card-over', 'a lease taken over while its holder writes'],
  ['note-order-line', 'take-card-over', 'a lease taken over while its holder writes'],
  ['move-phase', 'submit-order-sheet', 'a sheet submitted as the phase ends'],
  ['close-movement', 'submit-order-sheet', 'a sheet submitted as the phase ends'],
  ['undo-act', 'undo-act', 'two take back at once'],
  ['accept-order-sheet', 'submit-order-sheet', 'a sheet accepted as it comes in again'],
  ['rule-on-combat', 'rule-on-combat', 'a combat ruled on by two at once'],
];
