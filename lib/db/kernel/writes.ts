import { type Result, refused } from '@/lib/result';
import { keepWrite, type NamedWrite, RolledBack, type Tx } from './transaction';

/** An answer of more letters is not kept. As stored, this has at most 1 kB. */
const lettersKept = 500;

/** The write has been done, and its answer is not kept. */
export class NotKept {
  readonly ok = true;
}

/** The facts about a write before it is done. */
interface Known<T> {
  /** The answer to a repeat; undefined: it has not been done. */
  first: Result<T> | NotKept | undefined;
  /** The number of writes by its seat in the last ten seconds. */
  lately: number;
}

/**
 * A seat's write, once: the first time `work` runs and its answer is kept under the write's id in the same
 * transaction; a repeat gets the first answer, or `NotKept`, and what it began is rolled back. A refusal is not kept: it
 * changed nothing, and may be tried again. Whether it is a repeat is asked together with the first questions of the work.
 * `keeps` false: the answer is not kept, because what stands can be read again. Refused where something else was sent under
 * the id, and where the seat did `most` writes in ten seconds.
 */
export async function once<T>(
  tx: Tx,
  write: NamedWrite,
  { keeps, most }: { keeps: boolean; most: number },
  work: () => Promise<Result<T>>,
): Promise<Result<T> | NotKept> {
  const looking = knownOf<T>(tx, write);
  const working = work();
  working.catch(() => undefined);
  const { first, lately } = await looking;
  if (first || lately >= most) {
    await working.catch(() => undefined);
    throw new RolledBack(first ?? tooFast());
  }
  const answer = await working;
  if (!answer.ok) return (await knownOf<T>(tx, write)).first ?? answer;
  const isKept = keeps && JSON.stringify(answer).length <= lettersKept;
  keepWrite(tx, { ...write, answer: isKept ? answer : null });
  return answer;
}

const tooFast = () =>
  refused('tooFast', 'This seat sends faster than anybody can write. What it sent is sent again in a while.');

/**
 * The facts about a write: whether it has been done, and how much its seat did lately; a twin of this request may have been
 * a moment quicker.
 */
export async function knownOf<T>(tx: Tx, { seatId, writeId, verb, digest }: NamedWrite): Promise<Known<T>> {
  const [found] = await tx.$queryRaw<
    { verb: string | null; digest: string | null; answer: Result<T> | null; lately: number }[]
  >`
    SELECT w.verb, w.digest, w.answer, lately.count AS lately
    FROM (
      SELECT count(*)::int FROM "SeatWrite" WHERE "seatId" = ${seatId} AND at > now() - interval '10 seconds'
    ) lately LEFT JOIN "SeatWrite" w ON w."seatId" = ${seatId} AND w."writeId" = ${writeId}`;
  const { verb: done, digest: sent, answer, lately } = found!;
  if (done === null) return { first: undefined, lately };
  const isTheSame = done === verb && (sent === null || sent === digest);
  return { first: isTheSame ? (answer ?? new NotKept()) : usedId(), lately };
}

const usedId = () =>
  refused('badInput', 'Something else was sent under this id before, so this was not done. Do it again.', {
    field: 'writeId',
  });

/** Forgets the answers of a game's writes from before a moment; that they were done is known as long as the game. */
export const forgetAnswers = (tx: Tx, gameId: string, before: Date) => tx.$executeRaw`
  UPDATE "SeatWrite" w SET answer = NULL FROM "Seat" s
  WHERE s.id = w."seatId" AND s."gameId" = ${gameId} AND w.answer IS NOT NULL AND w.at < ${before}`;
