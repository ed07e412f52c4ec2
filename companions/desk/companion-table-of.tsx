import type { ComponentType } from 'react';
import type { CompanionName } from '@/lib/words';
import { BattleCardTable } from '../battle-card/desk/battle-card-table';
import { FarthestBridgeTable } from '../farthest-bridge/desk/farthest-bridge-table';
import { ImpressionisticTable } from '../impressionistic/desk/impressionistic-table';
import type { CompanionTableProps } from '../parts/companion-table-props';
import { PostcardTable } from '../postcard-arnhem/desk/postcard-table';

/** The table of each companion. */
export const companionTables: Record<CompanionName, ComponentType<CompanionTableProps>> = {
  'battle-card': BattleCardTable,
  impressionistic: ImpressionisticTable,
  'farthest-bridge': FarthestBridgeTable,
  'postcard-arnhem': PostcardTable,
};
