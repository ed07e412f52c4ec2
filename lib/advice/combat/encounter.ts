import { type FirstBy, firstToAttack, type OrderedToAttack } from '@/lib/adjudication/attacks';
import type { CombatWithParts } from '@/lib/db/combat/combats';
import { proposedLead, type UnitToGroup } from './propose-unit-part';

/** An encounter: both sides of a combat are ordered to attack (§9 Attacking). */
export interface Encounter {
  /** True when the side asked about attacks first, as proposed by Break through, Attack, and the longer move (OC-70). */
  areFirst: boolean;
  /** In words: `9 SS Pz Div attack first: Break through goes before Attack.` */
  why: string;
}

type WithOrder = Pick<UnitToGroup, 'formation' | 'status' | 'order' | 'turnShareMoved'>;

/** True when a unit is ordered to attack or to break through. */
export const wantsToAttack = ({ order }: Pick<UnitToGroup, 'order'>): boolean =>
  order?.action === 'attack' || order?.action === 'breakThrough';

/**
 * The side that attacks first in a fight of `own` and `enemy`; null where not both have units ordered to attack: no
 * encounter.
 */
export function encounterOf(own: readonly WithOrder[], enemy: readonly WithOrder[]): Encounter | null {
  const ours = own.filter(wantsToAttack);
  const theirs = enemy.filter(wantsToAttack);
  if (ours.length === 0 || theirs.length === 0) return null;
  const { first, by } = firstToAttack(ours.map(asOrdered), theirs.map(asOrdered));
  const [winners, losers] = first === 'a' ? [ours, theirs] : [theirs, ours];
  return { areFirst: first === 'a', why: `${proposedLead(winners)} attack first: ${reason(by, winners, losers)}` };
}

/** Why these attackers attack first, for the card and the ledger; empty where it is no encounter. */
export function whyFirst(attackers: readonly WithOrder[], defenders: readonly WithOrder[]): string {
  const encounter = encounterOf(attackers, defenders);
  if (!encounter) return '';
  return encounter.areFirst ? encounter.why : `${proposedLead(attackers)} attack first: by Control’s word.`;
}

/** The combat that an attack waits for: the one of the encounter that is fought first. */
export interface After {
  number: number;
  isRuled: boolean;
}

type Fought = Pick<CombatWithParts, 'number' | 'state' | 'whyFirst'> & {
  units: readonly Pick<CombatWithParts['units'][number], 'unitId' | 'role' | 'isArtillery'>[];
};

/**
 * The defenders of the encounters of a turn, by unit id: they attack, if so ordered, once that combat has been ruled on
 * (§9 Attacking, OC-70). Of several it is the last one that has no ruling yet.
 */
export function afterEncounters(combats: readonly Fought[]): Map<string, After> {
  const waits = new Map<string, After>();
  const ruledFirst = [...combats].sort((a, b) => Number(b.state === 'ruled') - Number(a.state === 'ruled'));
  for (const { number, state, units } of ruledFirst.filter(({ whyFirst }) => whyFirst !== ''))
    for (const { unitId, role, isArtillery } of units)
      if (role === 'defender' && !isArtillery) waits.set(unitId, { number, isRuled: state === 'ruled' });
  return waits;
}

const asOrdered = ({ order, turnShareMoved }: WithOrder): OrderedToAttack => ({
  action: order!.action as OrderedToAttack['action'],
  turnShareMoved,
});

function reason(by: FirstBy, winners: readonly WithOrder[], losers: readonly WithOrder[]): string {
  const share = (units: readonly WithOrder[]) => 100 * Math.max(...units.map(({ turnShareMoved }) => turnShareMoved));
  // Two that are told apart by less than one percent are told to the tenth.
  const digits = Math.round(share(winners)) === Math.round(share(losers)) ? 1 : 0;
  const percent = (units: readonly WithOrder[]) => share(units).toFixed(digits);
  if (by === 'breakThrough') return 'Break through goes before Attack.';
  if (by === 'longerMove') return `they moved longer, ${percent(winners)} % of the turn against ${percent(losers)} %.`;
  return 'orders and moves are alike; Control may say otherwise.';
}
