import type {
  AirTask,
  BindingRuling,
  BridgingWork,
  Carriage,
  Combat,
  CompanionAct,
  CompanionGame,
  CompanionSeat,
  CompanionTables,
  ContactPair,
  ContactTurn,
  CopyHandling,
  Crossing,
  Decision,
  Game,
  InterdictionArea,
  LineNote,
  Passage,
  ReportDraft,
  RequestNote,
  RulesCase,
  Seat,
  SheetReading,
  SightingReport,
  Squadron,
  TelephoneNote,
  Turn,
  Unit,
} from '@/lib/db/generated/client';
import { same } from '@/lib/ledger/fold';
import { asJson, type LedgerKind, truthOf } from '@/lib/ledger/kinds';
import { ChangedByAnother } from './changed-by-another';
import { type Act, enter, type Tx } from './transaction';

/** The rows of the ledger's kinds that are written here. Sheets, queries and answers are written by the files of their chapter. */
interface Rows {
  game: Game;
  turn: Turn;
  unit: Unit;
  pair: ContactPair;
  crossing: Crossing;
  passage: Passage;
  bridging: BridgingWork;
  squadron: Squadron;
  airTask: AirTask;
  area: InterdictionArea;
  case: RulesCase;
  seat: Seat;
  reading: SheetReading;
  note: LineNote;
  request: RequestNote;
  copy: CopyHandling;
  combat: Combat;
  contact: ContactTurn;
  report: ReportDraft;
  sighting: SightingReport;
  decision: Decision;
  carriage: Carriage;
  telephone: TelephoneNote;
  companionGame: CompanionGame;
  companionAct: CompanionAct;
  companionSeat: CompanionSeat;
  companionTables: CompanionTables;
  binding: BindingRuling;
}
export type WrittenKind = keyof Rows;

// biome-ignore lint/suspicious/noExplicitAny: the delegates of different models share these four calls and no type
type Delegate = { findUnique: any; update: any; create: any; delete: any };

const models: Record<
  WrittenKind,
  { of: (tx: Tx) => Delegate; where: (gameId: string, id: string) => object; isVersioned: boolean }
> = {
  game: { of: (tx) => tx.game, where: (_, id) => ({ id }), isVersioned: false },
  turn: {
    of: (tx) => tx.turn,
    where: (gameId, id) => ({ gameId_number: { gameId, number: Number(id) } }),
    isVersioned: false,
  },
  unit: { of: (tx) => tx.unit, where: (gameId, id) => ({ gameId_id: { gameId, id } }), isVersioned: true },
  crossing: { of: (tx) => tx.crossing, where: (gameId, id) => ({ gameId_id: { gameId, id } }), isVersioned: true },
  pair: { of: (tx) => tx.contactPair, where: (gameId, id) => pairKey(gameId, id), isVersioned: false },
  passage: { of: (tx) => tx.passage, where: (_, id) => ({ id }), isVersioned: false },
  bridging: { of: (tx) => tx.bridgingWork, where: (_, id) => ({ id }), isVersioned: true },
  squadron: { of: (tx) => tx.squadron, where: (gameId, id) => ({ gameId_id: { gameId, id } }), isVersioned: true },
  airTask: { of: (tx) => tx.airTask, where: (_, id) => ({ id }), isVersioned: true },
  area: { of: (tx) => tx.interdictionArea, where: (_, id) => ({ id }), isVersioned: true },
  case: { of: (tx) => tx.rulesCase, where: (_, id) => ({ id }), isVersioned: true },
  seat: { of: (tx) => tx.seat, where: (_, id) => ({ id }), isVersioned: false },
  reading: { of: (tx) => tx.sheetReading, where: (_, id) => ({ sheetId: id }), isVersioned: true },
  note: { of: (tx) => tx.lineNote, where: (_, id) => ({ lineId: id }), isVersioned: true },
  request: { of: (tx) => tx.requestNote, where: (_, id) => ({ id }), isVersioned: true },
  copy: { of: (tx) => tx.copyHandling, where: (_, id) => ({ copyId: id }), isVersioned: false },
  combat: { of: (tx) => tx.combat, where: (_, id) => ({ id }), isVersioned: true },
  contact: { of: (tx) => tx.contactTurn, where: (gameId, id) => contactKey(gameId, id), isVersioned: false },
  report: { of: (tx) => tx.reportDraft, where: (_, id) => ({ id }), isVersioned: true },
  sighting: { of: (tx) => tx.sightingReport, where: (_, id) => ({ id }), isVersioned: true },
  decision: { of: (tx) => tx.decision, where: (_, id) => ({ id }), isVersioned: true },
  carriage: { of: (tx) => tx.carriage, where: (_, id) => ({ messageId: id }), isVersioned: true },
  telephone: { of: (tx) => tx.telephoneNote, where: (_, id) => ({ id }), isVersioned: true },
  companionGame: { of: (tx) => tx.companionGame, where: (_, id) => ({ id }), isVersioned: true },
  companionAct: { of: (tx) => tx.companionAct, where: (_, id) => ({ id }), isVersioned: false },
  companionSeat: { of: (tx) => tx.companionSeat, where: (_, id) => ({ id }), isVersioned: false },
  companionTables: { of: (tx) => tx.companionTables, where: (_, id) => ({ id }), isVersioned: true },
  binding: { of: (tx) => tx.bindingRuling, where: (_, id) => ({ id }), isVersioned: true },
};

/** The ledger's id of a unit's contact with a formation in a turn. */
export const contactId = (turn: number, unitId: string, enemyFormation: string): string =>
  `${turn}|${unitId}|${enemyFormation}`;

function contactKey(gameId: string, id: string): object {
  const [turn, unitId, enemyFormation] = id.split('|');
  return { gameId_turn_unitId_enemyFormation: { gameId, turn: Number(turn), unitId, enemyFormation } };
}

/** The ledger's id of a pair in contact. */
export const pairId = ({ alliedId, germanId }: { alliedId: string; germanId: string }): string =>
  `${alliedId}|${germanId}`;

function pairKey(gameId: string, id: string): object {
  const [alliedId, germanId] = id.split('|');
  return { gameId_alliedId_germanId: { gameId, alliedId, germanId } };
}

/**
 * Changes a thing and enters it in the ledger, in one transaction. `seen` is the version the person saw: an older one
 * throws `ChangedByAnother`. `linked` carries truth kept in rows of its own (a combat's units), already written.
 * Returns the row as it became. Throws when there is no such thing.
 */
export async function change<K extends WrittenKind>(
  tx: Tx,
  act: Act,
  kind: K,
  id: string,
  patch: Partial<Rows[K]>,
  options: { seen?: number; linked?: { before: Record<string, unknown>; after: Record<string, unknown> } } = {},
): Promise<Rows[K]> {
  const model = models[kind];
  const delegate = model.of(tx);
  const where = model.where(act.gameId, id);
  const row = await delegate.findUnique({ where });
  if (!row) throw new Error(`no ${kind} ${id}`);
  if (options.seen !== undefined && row.version !== options.seen)
    throw new ChangedByAnother(row, { kind, subjectId: id });
  const became = await delegate
    .update({
      where: model.isVersioned ? { ...where, version: row.version } : where,
      data: model.isVersioned ? { ...patch, version: row.version + 1 } : patch,
    })
    .catch((error: { code?: string }) => {
      if (error.code === 'P2025') throw new ChangedByAnother(row, { kind, subjectId: id });
      throw error;
    });
  enterDifference(tx, act, kind, id, { ...row, ...options.linked?.before }, { ...became, ...options.linked?.after });
  return became;
}

/** The row of a thing, or null; `id` is the ledger's. */
export const rowOfKind = <K extends WrittenKind>(
  tx: Tx,
  gameId: string,
  kind: K,
  id: string,
): Promise<Rows[K] | null> => models[kind].of(tx).findUnique({ where: models[kind].where(gameId, id) });

/** Whether rows of a kind carry a version. */
export const isVersioned = (kind: WrittenKind): boolean => models[kind].isVersioned;

/** Whether things of this kind are changed, made and taken away by these functions. */
export const isWritten = (kind: string): kind is WrittenKind => kind in models;

/** Enters the fields that differ, if any does. */
export function enterDifference(
  tx: Tx,
  act: Act,
  kind: LedgerKind,
  subjectId: string,
  was: Record<string, unknown>,
  became: Record<string, unknown>,
): void {
  const before: Record<string, unknown> = {};
  const after: Record<string, unknown> = {};
  const then = truthOf(kind, was);
  for (const [field, value] of Object.entries(truthOf(kind, became))) {
    if (same(then[field] ?? null, value)) continue;
    before[field] = then[field] ?? null;
    after[field] = asJson(value);
  }
  if (Object.keys(after).length > 0) enter(tx, { act, kind, subjectId, before, after });
}

/** Brings a thing into being and enters it. `linked` as in `change`. */
export async function create<K extends WrittenKind>(
  tx: Tx,
  act: Act,
  kind: K,
  id: string,
  row: Partial<Rows[K]>,
  linked: Record<string, unknown> = {},
): Promise<Rows[K]> {
  const became = await models[kind].of(tx).create({ data: row });
  enter(tx, { act, kind, subjectId: id, before: null, after: truthOf(kind, { ...became, ...linked }) });
  return became;
}

/** Takes a thing away and enters what it was. */
export async function remove<K extends WrittenKind>(
  tx: Tx,
  act: Act,
  kind: K,
  id: string,
  linked: Record<string, unknown> = {},
): Promise<void> {
  const row = await models[kind].of(tx).delete({ where: models[kind].where(act.gameId, id) });
  enter(tx, { act, kind, subjectId: id, before: truthOf(kind, { ...row, ...linked }), after: null });
}
