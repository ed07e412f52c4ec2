import { companionCalled } from '@/companions/registry';
import type { TableValues } from '@/companions/tables-to-enter';
import { companionTablesOf } from '@/lib/db/cases/companion-tables';
import type { InGame } from '@/lib/turn/kernel/seat';
import type { CompanionName } from '@/lib/words';
import { areEntered } from '../verbs/companion-tables';

/** The tables of a companion as they lie on Control's desk. */
export interface CompanionTablesOnDesk {
  companion: CompanionName;
  /** As the companion is called. */
  title: string;
  /** 0: nothing was ever entered. */
  version: number;
  /** The entered tables, and by whom; null: ours are played with. */
  entered: { values: TableValues; by: string } | null;
}

export async function companionTablesOnDesk(inGame: InGame, companion: CompanionName): Promise<CompanionTablesOnDesk> {
  const kept = await companionTablesOf(inGame.gameId, companion);
  const { title } = companionCalled(companion);
  const isEntered = kept !== null && areEntered(kept.values);
  return {
    companion,
    title,
    version: kept?.version ?? 0,
    entered: isEntered ? { values: kept.values as TableValues, by: kept.by } : null,
  };
}
