import { enemiesUpon, isSpent } from '@/lib/advice/combat/spent-units';
import { type FightsOpen, fightsOpen, type OrderOpen } from '@/lib/db/combat/fights-open';
import type { Tx } from '@/lib/db/kernel/transaction';
import { gameMap } from '@/lib/db/maps/drawn-ground';
import { unitsOnMaster } from '@/lib/db/movement/units';
import type { Unit } from '@/lib/db/rows';
import { unitsInGame } from '@/lib/db/sequence/turn-end';
import { listed } from '@/lib/text';
import type { Daypart } from '@/lib/words';

/** The combats of a turn without a ruling, and the units about which Control has yet to choose (§9). */
export interface ChoicesOpen extends Pick<FightsOpen, 'combats'> {
  /** Ordered to attack or probe, and in no combat. */
  orders: readonly Pick<OrderOpen, 'name' | 'action'>[];
  /** No longer effective and in contact. */
  spent: readonly Pick<Unit, 'name'>[];
}

/** The open choices of a turn, inside a transaction or outside. */
export async function choicesOpen(
  gameId: string,
  { turn, daypart }: { turn: number; daypart: Daypart },
  tx?: Tx,
): Promise<ChoicesOpen> {
  const fights = await fightsOpen(gameId, turn, tx);
  return { combats: fights.combats, orders: fights.orders, spent: await spentInContact(gameId, fights, daypart, tx) };
}

/** The units that are no longer effective, in contact, and in no combat that waits for its ruling (§9 Unit Status, OC-60). */
export async function spentInContact(
  gameId: string,
  { worn }: Pick<FightsOpen, 'worn'>,
  daypart: Daypart,
  tx?: Tx,
): Promise<Unit[]> {
  const ids = new Set(worn.filter(isSpent).map(({ unitId }) => unitId));
  if (ids.size === 0) return [];
  const [units, map] = await Promise.all([tx ? unitsInGame(tx, gameId) : unitsOnMaster(gameId), gameMap(gameId, tx)]);
  return units.filter((unit) => ids.has(unit.id) && enemiesUpon(unit, units, map, daypart).length > 0);
}

/** The open choices, a sentence for each kind, with every unit by its name. Empty: none. */
export function choicesInWords({ orders, spent }: Pick<ChoicesOpen, 'orders' | 'spent'>): string[] {
  const named = (units: readonly Pick<Unit, 'name'>[], one: string, many: string): string[] =>
    units.length === 0
      ? []
      : [`${listed(units.map(({ name }) => name))} ${units.length === 1 ? `is ${one}` : `are ${many}`}.`];
  return [
    ...named(
      orders.filter(({ action }) => action !== 'probe'),
      'ordered to attack and in no combat: group it, or let it go',
      'ordered to attack and in no combat: group them, or let them go',
    ),
    ...named(
      orders.filter(({ action }) => action === 'probe'),
      'ordered to probe and has met nobody: let it go',
      'ordered to probe and have met nobody: let them go',
    ),
    ...named(
      spent,
      'no longer effective and in contact: it goes back, or is captured',
      'no longer effective and in contact: each goes back, or is captured',
    ),
  ];
}
