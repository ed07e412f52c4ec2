import type { ComponentType } from 'react';
import type { CompanionName } from '@/lib/companions/companion';
import type { CompanionGameOnDesk } from '@/lib/turn/control-desk/companion-games';
import { BattleCardTable } from './battle-card/battle-card-table';
import { PostcardTable } from './postcard-arnhem/postcard-table';

/** What a companion's own table is given. */
export interface CompanionTableProps {
  game: CompanionGameOnDesk;
  /** Plays an act, as the companion reads it. */
  play: (act: unknown) => void;
  isBusy: boolean;
}

/** The table of each companion that has one. */
export const companionTables: Partial<Record<CompanionName, ComponentType<CompanionTableProps>>> = {
  'battle-card': BattleCardTable,
  'postcard-arnhem': PostcardTable,
};
