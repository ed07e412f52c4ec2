import {
  keyOf,
  type LedgerEntry,
  type LedgerKind,
  type LedgerState,
  ledgerKinds,
  subjectIdOf,
  truthOf,
} from '@/lib/ledger/kinds';
import { db } from '../kernel/client';
import { tableOf } from '../kernel/table-of';
import { linkedRowsOf } from './linked-rows';

/** The entries of a game's ledger in order: all, or those that come after the one of this number. */
export const entriesOf = (gameId: string, after = 0): Promise<LedgerEntry[]> =>
  readEntries({ gameId, number: { gt: after } });

/** The entries of one kind, in order. */
export const entriesOfKind = (gameId: string, kind: LedgerKind): Promise<LedgerEntry[]> =>
  readEntries({ gameId, kind });

async function readEntries(where: object): Promise<LedgerEntry[]> {
  const rows = await db().ledgerEntry.findMany({ where, orderBy: { number: 'asc' } });
  return rows.map(({ number, kind, subjectId, before, after }) => ({
    number,
    kind: kind as LedgerKind,
    subjectId,
    before: before as LedgerEntry['before'],
    after: after as LedgerEntry['after'],
  }));
}

type Row = Record<string, unknown>;

/** The rows of kinds that are not simply all of their table in the game. */
const rowsOfKind: Partial<Record<LedgerKind, (gameId: string) => Promise<Row[]>>> = {
  raisedUnit: (gameId) => readRows('raisedUnit', { gameId, raisedIn: { not: null } }),
  game: (gameId) => readRows('game', { id: gameId }),
  sheet: (gameId) => readRows('sheet', { gameId, state: 'submitted' }),
  airSheet: (gameId) => readRows('airSheet', { gameId, state: 'submitted' }),
};

async function readRows(kind: LedgerKind, where: object): Promise<Row[]> {
  const linked = linkedRowsOf(kind);
  const rows: Row[] = await tableOf(db(), kind).findMany({ where, include: linked?.include });
  return linked ? rows.map((row) => ({ ...row, ...linked.truth(row) })) : rows;
}

/** The truth as the tables hold it now, in the ledger's shape: it must equal the ledger folded over the scenario. */
export async function storedTruth(gameId: string): Promise<LedgerState> {
  const kinds = Object.keys(ledgerKinds) as LedgerKind[];
  const tables = await Promise.all(kinds.map((kind) => rowsOfKind[kind]?.(gameId) ?? readRows(kind, { gameId })));
  return new Map(
    kinds.flatMap((kind, i) => tables[i]!.map((row) => [keyOf(kind, subjectIdOf(kind, row)), truthOf(kind, row)])),
  );
}
