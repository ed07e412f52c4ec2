import type { FieldOf, LedgerKind } from '@/lib/ledger/kinds';
import type { NewsFact } from '../news-facts';
import type { NetChange, PerceivedWorld } from './world';

/**
 * The ways in which a change is told. The kinds of news, and: `fight`, `move`, `arrival`, `patrol`, `request`: the
 * lists of a report · `place`: where own units are · `desk`: the thing itself, which is put on the desk of the team
 * when it is made or changed.
 */
export type FactName = NewsFact['kind'] | 'fight' | 'move' | 'arrival' | 'patrol' | 'request' | 'place' | 'desk';

/**
 * The teams that perceive a change: own: the teams of the units, rows and papers that the thing is about · contact: the
 * teams of enemy units in contact with those units (OC-118) · combat: the teams on both sides of the combat · crossing:
 * the teams whose units fight over the crossing, hold it, cross it, work on it, or are within passing distance of it or
 * of its place (OC-111) · flight: the teams that the aircraft fly for · square: the teams whose units are in the bombed
 * square · case: the teams whose units fired or were hit, or whose aircraft flew, in a case of the rules desk · above:
 * the HQ above the team · all: every team.
 */
export type Perceiver = 'own' | 'contact' | 'combat' | 'crossing' | 'flight' | 'square' | 'case' | 'above' | 'all';

/** From what distance: it happens to them · in contact · within passing distance (2 km in the open, 1 km elsewhere) · from an aircraft · on paper, at any distance. */
export type Distance = 'itself' | 'contact' | 'passing' | 'air' | 'paper';

/** One way in which a change is perceived. */
export interface Sense {
  who: Perceiver;
  /** The facts that can tell it. Any of them will do. */
  as: readonly [FactName, ...FactName[]];
  from: Distance;
  /** The section of the rulebook, or the ruling. */
  rule: string;
  /** Changes that these teams do not perceive, each with its reason in words. */
  unless: readonly Unperceived[];
}

/** Which changes of a field a team does not perceive, and why not. */
interface Unperceived {
  is: (change: NetChange, teamId: string, world: PerceivedWorld) => boolean;
  reason: string;
}

/** The perception of a change of a field; `nobody`: why no team perceives it, in words. */
export type Perception = readonly [Sense, ...Sense[]] | { nobody: string };

/** The rows of the table for some kinds: every field of each. */
export type PerceptionsOf<Kinds extends LedgerKind> = { [K in Kinds]: { [F in FieldOf<K>]: Perception } };

const sense =
  (who: Perceiver, from: Distance) =>
  (rule: string, ...as: Sense['as']): Sense => ({ who, as, from, rule, unless: [] });

/** The same, but for some changes. */
export const unless = (reason: string, is: Unperceived['is'], seen: Sense): Sense => ({
  ...seen,
  unless: [...seen.unless, { is, reason }],
});

export const own = sense('own', 'itself');
export const onPaper = sense('own', 'paper');
export const inContact = sense('contact', 'contact');
export const nearby = sense('contact', 'passing');
export const inCombat = sense('combat', 'contact');
export const atCrossing = sense('crossing', 'passing');
export const flownFor = sense('flight', 'air');
export const inSquare = sense('square', 'itself');
export const inCase = sense('case', 'itself');
export const hqAbove = sense('above', 'paper');
export const everyTeam = sense('all', 'paper');

export const nobody = (reason: string): Perception => ({ nobody: reason });
