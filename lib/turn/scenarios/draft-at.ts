import type { Tx } from '@/lib/db/kernel/transaction';
import type { ScenarioDraft } from '@/lib/db/rows';
import { lastEdits } from '@/lib/db/scenarios/draft-versions';
import { draftFiles } from '@/lib/db/scenarios/drafts';
import { refusal } from '@/lib/result';
import type { Draft } from '@/lib/scenario/draft/draft';
import { filesBefore } from '@/lib/scenario/draft/versions';

/** So many edits are read at once, however many there are. */
const editsAtOnce = 200;

/** The files of a draft as they stood after edit `number`; 0: as it was begun. @throws a refusal where there is no such edit */
export async function draftAt(tx: Tx, { id, version }: ScenarioDraft, number: number): Promise<Draft> {
  if (number > version) throw refusal('badInput', `There is no version ${number}.`, { field: 'number' });
  let files = await draftFiles(id, undefined, tx);
  for (let upTo = version; upTo > number; ) {
    const edits = await lastEdits(tx, id, { after: number, upTo, atMost: editsAtOnce });
    files = filesBefore(
      files,
      edits.map(({ splices }) => splices),
    );
    upTo = edits[0]!.number - 1;
  }
  return files;
}
