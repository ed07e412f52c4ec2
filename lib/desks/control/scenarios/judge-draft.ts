import { draftAsText, largestFile } from '@/lib/db/scenarios/drafts';
import { heapMb, inWorker, workerLimits } from '@/lib/scenario/worker/in-worker';
import type { Judgement } from '@/lib/scenario/worker/jobs';
import { counted } from '@/lib/text';

/** Twice as many as a game has drafts. */
const knownAtMost = 60;
/** By draft and version: a large one takes a tenth of a second, and is looked at by several, file by file. */
const known = new Map<string, Promise<Judgement | null>>();

/** A version of a draft. */
interface Of {
  gameId: string;
  id: string;
  version: number;
}

/**
 * Judges a draft in the worker for scenario files, once for each of its versions. Null: it is not done `withinMs`, and goes
 * on; whoever asks again gets it when it is done.
 */
export async function judgeDraft({ gameId, id, version }: Of, withinMs: number): Promise<Judgement | null> {
  const key = `${id} ${version}`;
  if (!known.has(key)) {
    const [found, largest] = await Promise.all([draftAsText(gameId, id), largestFile(id)]);
    // Another version is judged under its own number.
    if (found?.version !== version) return null;
    if (!known.has(key)) keep(key, judge(found.text, largest ?? 'manifest.json'));
  }
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<null>((settle) => {
    timer = setTimeout(settle, withinMs, null);
  });
  return Promise.race([known.get(key)!, tooLate]).finally(() => clearTimeout(timer));
}

function keep(key: string, judgement: Promise<Judgement | null>): void {
  known.set(key, judgement);
  if (known.size > knownAtMost) known.delete(known.keys().next().value!);
  const forget = () => known.delete(key);
  judgement.then((done) => done ?? forget(), forget);
}

async function judge(text: string, largest: string): Promise<Judgement | null> {
  const done = await inWorker('judge', { text });
  if (done.ok) return done.value;
  return done.ended === 'busy' ? null : tooHeavy(largest, done.ended);
}

/** What is told of a draft that breaks the limits of the worker. */
function tooHeavy(file: string, ended: 'slow' | 'large'): Judgement {
  const costs = ended === 'slow' ? counted(workerLimits.jobMs / 1000, 'second') : `${heapMb} MB of memory`;
  const message = `is too heavy: the whole scenario cannot be checked in ${costs}. Take rows or drawings out of this file, its largest`;
  return {
    problems: [{ file, message }],
    counts: { [file]: 1 },
    notes: [],
    faultGroups: [{ file, column: '', says: message, count: 1, rows: [], each: [], offers: [], choices: [] }],
    noteGroups: [],
    checklist: [],
    title: null,
    units: 0,
  };
}
