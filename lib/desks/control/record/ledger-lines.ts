import { linesAfter, newestNumber } from '@/lib/db/record/ledger-lines';
import { gameScenario } from '@/lib/db/sequence/kept-scenario';
import type { InGame } from '@/lib/turn/kernel/seat';

/** So many entries are held at once, however long the game was. */
const entriesAtOnce = 200;

/** A file that is told piece by piece: what it is called, and its pieces in order. */
export interface FileInPieces {
  name: string;
  pieces: AsyncGenerator<string>;
}

/**
 * The ledger as JSON lines, an entry a line, as it stood when it was asked for (`docs/ledger-lines.md`). It is the truth, and
 * Game Control's alone. Entries never change: what is read later of those that were there is the same.
 */
export async function ledgerLines({ gameId }: InGame): Promise<FileInPieces> {
  const [{ name }, upTo] = await Promise.all([gameScenario(gameId), newestNumber(gameId)]);
  return { name: `${name}-ledger.jsonl`, pieces: linesUpTo(gameId, upTo) };
}

async function* linesUpTo(gameId: string, upTo: number): AsyncGenerator<string> {
  for (let after = 0; after < upTo; after += entriesAtOnce) {
    const lines = await linesAfter(gameId, { after, upTo, most: entriesAtOnce });
    yield lines.map((line) => `${JSON.stringify(line)}\n`).join('');
  }
}
