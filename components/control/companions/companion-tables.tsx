import type { ComponentType } from 'react';
import type { CompanionGameOnDesk } from '@/companions/reads/companion-games';
import type { CompanionName } from '@/lib/words';
import { BattleCardTable } from './battle-card/battle-card-table';
import { FarthestBridgeTable } from './farthest-bridge/farthest-bridge-table';
import { ImpressionisticTable } from './impressionistic/impressionistic-table';
import { PostcardTable } from './postcard-arnhem/postcard-table';

/** What a companion's own table is given. */
export interface CompanionTableProps {
  game: CompanionGameOnDesk;
  /** Plays an act, as the companion reads it. `rollsNothing`: dice that lie typed in wait for the act after it. */
  play: (act: unknown, rollsNothing?: boolean) => void;
  isBusy: boolean;
}

/** The table of each companion that has one. */
export const companionTables: Partial<Record<CompanionName, ComponentType<CompanionTableProps>>> = {
  'battle-card': BattleCardTable,
  impressionistic: ImpressionisticTable,
  'farthest-bridge': FarthestBridgeTable,
  'postcard-arnhem': PostcardTable,
};
