import { db } from '@/lib/db/client';
import { adjudicateCombat } from '@/lib/turn/combat/adjudicate-combat';
import { closeGrouping } from '@/lib/turn/combat/close-grouping';
import { dropCombat } from '@/lib/turn/combat/drop-combat';
import { followCombat } from '@/lib/turn/combat/follow-combat';
import { groupCombat } from '@/lib/turn/combat/group-combat';
import { makeBinding } from '@/lib/turn/combat/make-binding';
import { mergeCombats } from '@/lib/turn/combat/merge-combats';
import { reopenGrouping } from '@/lib/turn/combat/reopen-grouping';
import { ruleOnCombat } from '@/lib/turn/combat/rule-on-combat';
import { settleSpentUnit } from '@/lib/turn/combat/settle-spent-unit';
import { splitCombat } from '@/lib/turn/combat/split-combat';
import { withdrawBinding } from '@/lib/turn/combat/withdraw-binding';
import { undoRuling } from '@/lib/turn/undo/undo-ruling';
import { good } from '../combats';
import {
  after,
  battery,
  bridge,
  grenadiers,
  id,
  keep,
  one,
  type Row,
  signed,
  spent,
  tank,
  version,
} from './scene-for-tests';

const open = { isBuiltUp: false, isWoods: false, isCity: false, isFortified: false, isBadTerrain: false };
const role = (as: 'attacker' | 'defender', ...ids: string[]) => ids.map((unitId) => ({ unitId, role: as }));
const combat = (units: object[]) =>
  groupCombat(bridge, { combatId: null, version: 0, ground: open, units: units as never }, signed());

/** Combats, at the bridge. */
export const rowsOfCombats: Row[] = [
  [
    'settle-spent-unit',
    'nobody',
    async () =>
      settleSpentUnit(
        bridge,
        {
          unitId: spent!,
          version: (await one(spent!, bridge)).version,
          place: { x: 75.5, y: 77.5 },
        },
        signed(),
      ),
  ],
  [
    'group-combat',
    'nobody',
    async () =>
      keep('dropped', 'combatId', await combat([...role('attacker', grenadiers!), ...role('defender', battery!)])),
  ],
  ['drop-combat', 'nobody', () => dropCombat(bridge, { combatId: id('dropped'), version: 1 }, signed())],
  [
    'merge-combats',
    'nobody',
    after(
      async () => {
        const one = good(await combat([...role('attacker', grenadiers!), ...role('defender', battery!)]));
        const other = good(await combat([...role('attacker', 'G151'), ...role('defender', 'A087')]));
        return [one, other].map(({ combatId, version: saw }) => ({ combatId, version: saw }));
      },
      async (combats) => keep('merged', 'combatId', await mergeCombats(bridge, { combats }, signed())),
    ),
  ],
  [
    'split-combat',
    'nobody',
    after(
      async () => ({ combatId: id('merged'), version: await version('combat', 'merged') }),
      (merged) => splitCombat(bridge, { ...merged, goes: ['G151', 'A087'] }, signed()),
    ),
  ],
  [
    'close-grouping',
    'nobody',
    after(
      async () => {
        // What was merged and parted is dropped again.
        for (const { id: combatId, version: saw } of await db().combat.findMany({ where: { gameId: bridge.gameId } }))
          good(await dropCombat(bridge, { combatId, version: saw }));
        const attackers = [
          { unitId: tank, role: 'attacker', action: 'breakThrough' },
          ...role('attacker', grenadiers!),
        ];
        keep('combat', 'combatId', await combat([...attackers, ...role('defender', battery!)]));
      },
      () => closeGrouping(bridge, { turn: 5 }, signed()),
    ),
  ],
  ['reopen-grouping', 'nobody', () => reopenGrouping(bridge, { turn: 5 }, signed())],
  [
    'adjudicate-combat',
    'nobody',
    after(
      async () => {
        good(await closeGrouping(bridge, { turn: 5 }));
        return { combatId: id('combat'), version: await version('combat', 'combat'), faces: [1, 3] };
      },
      (resolved) => adjudicateCombat(bridge, resolved, signed()),
    ),
  ],
  [
    'rule-on-combat',
    'nobody',
    async () => {
      const places = [{ unitId: battery!, x: 74.5, y: 76 }];
      return ruleOnCombat(
        bridge,
        { combatId: id('combat'), version: await version('combat', 'combat'), places },
        signed(),
      );
    },
  ],
  [
    'make-binding',
    'nobody',
    async () =>
      keep(
        'binding',
        'bindingId',
        await makeBinding(
          bridge,
          {
            factor: 'tacticalAdvantage',
            text: 'The end of a bridge, held for a day',
            isGranted: true,
            combatId: id('combat'),
          },
          signed(),
        ),
      ),
  ],
  [
    'withdraw-binding',
    'nobody',
    () => withdrawBinding(bridge, { bindingId: id('binding'), version: 1, reason: 'A day is not enough.' }, signed()),
  ],
  [
    'follow-combat',
    'nobody',
    () => {
      const units = [...role('attacker', tank!), ...role('defender', 'A087')];
      return followCombat(
        bridge,
        {
          parentId: id('combat'),
          kind: 'overrun',
          combatId: null,
          version: 0,
          ground: open,
          units,
        },
        signed(),
      );
    },
  ],
  [
    'undo-ruling',
    'nobody',
    async () =>
      undoRuling(
        bridge,
        {
          combatId: id('combat'),
          version: await version('combat', 'combat'),
          reason: 'The other bridge was meant.',
        },
        signed(),
      ),
  ],
];
