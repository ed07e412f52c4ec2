import type { AreaGun, QueuePlace } from '@/lib/db/generated/client';
import type { LedgerKind, Truth } from '@/lib/ledger/kinds';
import { linkedTruth, parts } from '../combat/combats';

/** Truth kept in rows of its own, as it stands in the ledger with the thing it belongs to. */

/** The order of march at a crossing. */
export const queueTruth = (places: readonly QueuePlace[]) =>
  [...places]
    .sort((a, b) => a.position - b.position)
    .map(({ unitId, pointsAcross, joinedIn }) => ({ unitId, pointsAcross, joinedIn }));

/** The guns that shell an area, by id. */
export const gunsTruth = (guns: readonly AreaGun[]) => guns.map(({ unitId }) => unitId).sort();

const lines = { orderBy: [{ position: 'asc' }, { writtenAs: 'asc' }], omit: { sheetId: true, writtenAs: true } };

/** How the linked rows of a kind are read with it, and what they come to. */
interface Linked {
  include: object;
  // biome-ignore lint/suspicious/noExplicitAny: the row of the kind with what `include` brings
  truth: (row: any) => Truth;
}
export const linkedRows: Partial<Record<LedgerKind, Linked>> = {
  crossing: { include: { queue: true }, truth: ({ queue }) => ({ queue: queueTruth(queue) }) },
  area: { include: { guns: true }, truth: ({ guns }) => ({ guns: gunsTruth(guns) }) },
  combat: { include: parts, truth: ({ units, air }) => linkedTruth(units, air) },
  sheet: { include: { lines }, truth: (sheet) => ({ lines: sheet.lines }) },
  airSheet: { include: { lines }, truth: (sheet) => ({ lines: sheet.lines }) },
};
