import type { ComponentType } from 'react';
import type { CompanionName } from '@/lib/words';
import { BattleCardTable } from './battle-card/battle-card-table';
import type { CompanionTableProps } from './companion-table-props';
import { FarthestBridgeTable } from './farthest-bridge/farthest-bridge-table';
import { ImpressionisticTable } from './impressionistic/impressionistic-table';
import { PostcardTable } from './postcard-arnhem/postcard-table';

/** The table of each companion that has one. */
export const companionTables: Partial<Record<CompanionName, ComponentType<CompanionTableProps>>> = {
  'battle-card': BattleCardTable,
  impressionistic: ImpressionisticTable,
  'farthest-bridge': FarthestBridgeTable,
  'postcard-arnhem': PostcardTable,
};
