import type { AreaGun, QueuePlace } from '@/lib/db/generated/client';
import type { LedgerKind, ledgerKinds, Truth } from '@/lib/ledger/kinds';
import { putGuns } from '../air/bombing-areas';
import { linkedTruth, parts, putParts } from '../combat/combats';
import { putQueue } from '../crossings/crossings';
import type { WrittenKind } from '../kernel/change';
import type { Tx } from '../kernel/transaction';

/** Truth kept in rows of its own, as it stands in the ledger with the thing it belongs to. */

/** The order of march at a crossing. */
export const queueTruth = (places: readonly QueuePlace[]) =>
  [...places]
    .sort((a, b) => a.position - b.position)
    .map(({ unitId, pointsAcross, joinedIn }) => ({ unitId, pointsAcross, joinedIn }));

/** The guns that shell an area, by id. */
export const gunsTruth = (guns: readonly AreaGun[]) => guns.map(({ unitId }) => unitId).sort();

const lines = { orderBy: [{ position: 'asc' }, { writtenAs: 'asc' }], omit: { sheetId: true, writtenAs: true } };

/** The reading of the linked rows of a kind, their value, and the writing of them from that. */
interface Linked<Field extends string = string> {
  include: object;
  // biome-ignore lint/suspicious/noExplicitAny: the row of the kind with what `include` brings
  truth: (row: any) => Record<Field, unknown>;
  // biome-ignore lint/suspicious/noExplicitAny: the truth as the ledger holds it
  put: (tx: Tx, gameId: string, id: string, truth: any) => Promise<unknown>;
}

type Kinds = typeof ledgerKinds;
/** Every kind with linked rows is here; one that can be taken back says how they are put back. */
type LinkedRows = {
  [K in LedgerKind as Kinds[K] extends { linked: object } ? K : never]: Kinds[K] extends {
    linked: readonly (infer F)[];
  }
    ? K extends WrittenKind
      ? Linked<F & string>
      : Omit<Linked<F & string>, 'put'>
    : never;
};

const linkedRows: LinkedRows = {
  crossing: {
    include: { queue: true },
    truth: ({ queue }) => ({ queue: queueTruth(queue) }),
    put: (tx, gameId, id, { queue }) => putQueue(tx, gameId, id, queue),
  },
  area: {
    include: { guns: true },
    truth: ({ guns }) => ({ guns: gunsTruth(guns) }),
    put: async (tx, _gameId, id, { guns }) =>
      putGuns(tx, await tx.interdictionArea.findUniqueOrThrow({ where: { id } }), guns),
  },
  combat: {
    include: parts,
    truth: ({ units, air }) => linkedTruth(units, air),
    put: async (tx, _gameId, id, truth) => {
      const combat = await tx.combat.findUniqueOrThrow({ where: { id }, include: parts });
      await putParts(tx, combat, truth.units ?? combat.units, truth.air ?? combat.air);
    },
  },
  sheet: { include: { lines }, truth: (sheet) => ({ lines: sheet.lines }) },
  airSheet: { include: { lines }, truth: (sheet) => ({ lines: sheet.lines }) },
};

/** The rules for the linked rows of a kind; `put` is there where the kind can be taken back. */
export const linkedRowsOf = (kind: LedgerKind): (Omit<Linked, 'put'> & { put?: Linked['put'] }) | undefined =>
  (linkedRows as Partial<Record<LedgerKind, Linked>>)[kind];

/** Writes linked rows as the ledger holds them; those that `truth` leaves out stay. */
export async function putLinked(tx: Tx, gameId: string, kind: WrittenKind, id: string, truth: Truth): Promise<void> {
  if (Object.keys(truth).length > 0) await linkedRowsOf(kind)?.put?.(tx, gameId, id, truth);
}
