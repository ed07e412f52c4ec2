import { db } from '@/lib/db/kernel/client';
import { closeGrouping } from '@/lib/turn/combat/close-grouping';
import { dropCombat } from '@/lib/turn/combat/drop-combat';
import { groupCombat } from '@/lib/turn/combat/group-combat';
import { submitOrderSheet } from '@/lib/turn/orders/submit-order-sheet';
import { emptyLine } from '@/lib/visibility/forms/order-row';
import { good, open } from '../combats';
import type { ControlAct } from './act';
import { battery, bridge, grenadiers, id, keep, one, players, spent, tank, version } from './scene';

const role = (as: 'attacker' | 'defender', ...ids: string[]) => ids.map((unitId) => ({ unitId, role: as }));
/** A combat of its own, of these units. */
const grouped = <Units>(units: Units) => ({ combatId: null, version: 0, ground: open, units });
const group = async (...units: ReturnType<typeof role>) => good(await groupCombat(bridge, grouped(units)));
const seen = async (name: string) => ({ combatId: id(name), version: await version('combat', name) });

/** Guns that were ordered to attack and stand far off. */
const letGo = { turn: 5, units: [{ unitId: 'G258', why: 'noEnemy' as const }] };

/** Combats, at the bridge. */
const acts: ControlAct[] = [
  {
    verb: 'settle-spent-unit',
    reaches: 'nobody',
    takenBack: true,
    input: async () => ({
      unitId: spent,
      version: (await one(spent, bridge)).version,
      place: { x: 75.5, y: 77.5 },
    }),
  },
  {
    verb: 'group-combat',
    reaches: 'nobody',
    keeps: ['dropped', 'combatId'],
    input: () => grouped([...role('attacker', grenadiers), ...role('defender', battery)]),
  },
  { verb: 'drop-combat', reaches: 'nobody', input: () => ({ combatId: id('dropped'), version: 1 }) },
  {
    verb: 'merge-combats',
    reaches: 'nobody',
    keeps: ['merged', 'combatId'],
    input: async () => {
      const one = await group(...role('attacker', grenadiers), ...role('defender', battery));
      const other = await group(...role('attacker', 'G151'), ...role('defender', 'A087'));
      return { combats: [one, other].map(({ combatId, version }) => ({ combatId, version })) };
    },
  },
  {
    verb: 'split-combat',
    reaches: 'nobody',
    input: async () => ({ ...(await seen('merged')), goes: ['G151', 'A087'] }),
  },
  {
    verb: 'close-grouping',
    reaches: 'nobody',
    input: async () => {
      // What was merged and parted is dropped again.
      for (const { id: combatId, version } of await db().combat.findMany({ where: { gameId: bridge.gameId } }))
        good(await dropCombat(bridge, { combatId, version }));
      const breaksThrough = { unitId: tank, role: 'attacker' as const, action: 'breakThrough' as const };
      keep(
        'combat',
        (await group(breaksThrough, ...role('attacker', grenadiers), ...role('defender', battery))).combatId,
      );
      return { turn: 5 };
    },
  },
  {
    verb: 'choose-policy',
    reaches: 'nobody',
    input: () => ({
      reading: { lightInfantryPenalty: 1 },
      was: { lightInfantryPenalty: 2 },
      reason: 'As the example reckons.',
    }),
  },
  { verb: 'reopen-grouping', reaches: 'nobody', input: () => ({ turn: 5 }) },
  {
    verb: 'let-orders-go',
    reaches: 'nobody',
    playerSetsScene: true,
    takenBack: () => letGo,
    input: async () => {
      const harzer = players.find(({ key, gameId }) => key === '9-ss-panzer' && gameId === bridge.gameId)!.player;
      const { counterId } = await one(letGo.units[0]!.unitId, bridge);
      const line = { ...emptyLine, id: 'row-of-harzer', position: 0, version: 0, counterIds: [counterId] };
      const attack = { ...line, orders: 'Attack.', action: 'attack' as const, posture: 'tact' as const };
      good(await submitOrderSheet(harzer, { turn: 5, version: 0, lines: [attack] }, 'write-of-harzer'));
      return letGo;
    },
  },
  {
    verb: 'adjudicate-combat',
    reaches: 'nobody',
    input: async () => {
      good(await closeGrouping(bridge, { turn: 5 }));
      return { ...(await seen('combat')), faces: [1, 3] };
    },
  },
  {
    verb: 'rule-on-combat',
    reaches: 'nobody',
    input: async () => ({
      ...(await seen('combat')),
      places: [{ unitId: battery, x: 74.5, y: 76 }],
      colour: 'burning tanks on the road',
    }),
  },
  {
    verb: 'make-binding',
    reaches: 'nobody',
    keeps: ['binding', 'bindingId'],
    input: () => ({
      factor: 'tacticalAdvantage',
      text: 'The end of a bridge, held for a day',
      isGranted: true,
      combatId: id('combat'),
    }),
  },
  {
    verb: 'withdraw-binding',
    reaches: 'nobody',
    input: () => ({ bindingId: id('binding'), version: 1, reason: 'A day is not enough.' }),
  },
  {
    verb: 'follow-combat',
    reaches: 'nobody',
    input: () => ({
      parentId: id('combat'),
      kind: 'overrun',
      ...grouped([...role('attacker', tank), ...role('defender', 'A087')]),
    }),
  },
  {
    verb: 'undo-ruling',
    reaches: 'nobody',
    input: async () => ({ ...(await seen('combat')), reason: 'The other bridge was meant.' }),
  },
];

export const actsOfCombat = acts.map((act) => ({ ...act, by: () => bridge }));
