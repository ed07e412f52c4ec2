import type { Verb } from '../fuzz/verbs';

/** The rare events, which must have happened over many seeds. */
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

/** Fields that name a card, each with the card's kind. */
const cards = { sheetId: 'sheet', combatId: 'combat' } as const;

/** Acts that are rare to meet. `of`: the field by which both name the same thing; left out: whatever they are of. */
export interface Meeting {
  verbs: readonly [Verb, Verb];
  rare: Rare;
  of?: keyof typeof cards;
}
export const meetings: readonly Meeting[] = [
  {
    verbs: ['adjudicate-combat', 'take-card-over'],
    rare: 'a lease taken over while its holder writes',
    of: 'combatId',
  },
  { verbs: ['rule-on-combat', 'take-card-over'], rare: 'a lease taken over while its holder writes', of: 'combatId' },
  { verbs: ['note-order-line', 'take-card-over'], rare: 'a lease taken over while its holder writes', of: 'sheetId' },
  { verbs: ['submit-order-sheet', 'move-phase'], rare: 'a sheet submitted as the phase ends' },
  { verbs: ['submit-order-sheet', 'close-movement'], rare: 'a sheet submitted as the phase ends' },
  { verbs: ['undo-act', 'undo-act'], rare: 'two take back at once' },
  { verbs: ['accept-order-sheet', 'submit-order-sheet'], rare: 'a sheet accepted as it comes in again' },
  { verbs: ['rule-on-combat', 'rule-on-combat'], rare: 'a combat ruled on by two at once', of: 'combatId' },
];

/** An act of somebody. */
export interface Doing {
  verb: Verb;
  input: unknown;
}

/** The card that an act is about, by a field; undefined: it is about none. */
const cardOf = ({ input }: Doing, of: NonNullable<Meeting['of']>): unknown => {
  const said = (input ?? {}) as { subjectId?: unknown; [field: string]: unknown };
  return said[of] ?? said.subjectId;
};

/** The thing that these two acts meet in; undefined: nothing rare. */
export const meetingOf = (one: Doing, other: Doing): Rare | undefined =>
  meetings.find(({ verbs: [a, b], of }) => {
    const isPair = (one.verb === a && other.verb === b) || (one.verb === b && other.verb === a);
    return isPair && (!of || (cardOf(one, of) !== undefined && cardOf(one, of) === cardOf(other, of)));
  })?.rare;

/** An act as it is when it is about the same thing as another. */
export function aboutTheSame(doing: Doing, { of }: Meeting, other: Doing): Doing {
  const card = of && cardOf(other, of);
  if (!of || typeof card !== 'string' || typeof doing.input !== 'object') return doing;
  const about = doing.verb === 'take-card-over' ? { kind: cards[of], subjectId: card } : { [of]: card };
  return { ...doing, input: { ...doing.input, ...about } };
}
