import type { GroupedAir } from '@/lib/advice/combat/combat-grouping';
import type { SquadronGroup } from '@/lib/desks/control/combat/combats';

/** The groups offered to one part of a combat: those of its side; of both sides while nobody is in it. */
export const groupsOffered = (groups: readonly SquadronGroup[], side: SquadronGroup['side'] | null): SquadronGroup[] =>
  groups.filter((group) => side === null || group.side === side);

/** An entry of air support as the group flies it, entered by hand; what else was ticked stays, and all of it can be changed. */
export const flownBy = (entry: GroupedAir, { kind, squadrons }: SquadronGroup): GroupedAir => ({
  ...entry,
  kind,
  squadrons,
  airTaskId: null,
});

/** `83 Group, Typhoon wings: 8` */
export const groupWords = ({ name, squadrons }: SquadronGroup): string => `${name}: ${squadrons}`;

const fields = [
  'role',
  'kind',
  'squadrons',
  'isCabRank',
  'inGroundOrders',
  'inAirOrders',
  'hasAirLiaison',
  'airTaskId',
] as const satisfies (keyof GroupedAir)[];

/** True when two lists of entries say the same, whatever their order. */
export function sameAir(some: readonly GroupedAir[], others: readonly GroupedAir[]): boolean {
  const words = (air: readonly GroupedAir[]) =>
    air.map((entry) => fields.map((field) => String(entry[field])).join('|')).sort();
  return JSON.stringify(words(some)) === JSON.stringify(words(others));
}
