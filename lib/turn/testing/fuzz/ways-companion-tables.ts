import { tablesOf } from '@/companions/tables-to-enter';
import { companionTablesOf } from '@/lib/db/cases/companion-tables';
import { companionNames } from '@/lib/words';
import type { Ways } from './way';

/** Tables that the owner of a printed game enters: chance alone writes none that are whole. */
export const waysOfCompanionTables: Ways = {
  'enter-companion-tables': async ({ gameId, chance, act }) => {
    const companion = chance.oneOf(companionNames);
    const kept = await companionTablesOf(gameId, companion);
    return act('enter-companion-tables', { companion, version: kept?.version ?? 0, values: tablesOf(companion).ours });
  },
};
