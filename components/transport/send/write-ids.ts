import { nanoid } from 'nanoid';

/** The header that names an act's one write; the server keeps it with the answer, in the same transaction. */
const header = 'opcom-write-id';

/** How long an act goes out again while nobody answers it, in ms. */
const patienceMs = 60_000;
const firstWaitMs = 500;
const longestWaitMs = 8_000;

/** Tells the screen that an act is not answered yet and goes out again. */
export const actsHeard = new EventTarget();

type Fetch = typeof fetch;
export const lookAgain = (ms: number) => new Promise((resume) => setTimeout(resume, ms));

/**
 * Gives every act of Control's an id of its own, and sends the same act again under the same id while nobody answers or
 * the server cannot reach its database: it is done once, and a repeat gets the first answer. An act that is pressed again
 * after all that is still the same one. Whatever is no act passes as it is.
 */
export function withWriteIds(plain: Fetch, wait: (ms: number) => Promise<unknown> = lookAgain): Fetch {
  /** Acts without an answer, by what they ask for. */
  const unanswered = new Map<string, string>();

  return async (to, request) => {
    const act = actOf(request);
    if (!act) return plain(to, request);
    const writeId = (act.words && unanswered.get(act.words)) ?? nanoid();
    if (act.words) unanswered.set(act.words, writeId);
    const signed = { ...request, headers: { ...act.headers, [header]: writeId } };
    for (let pause = firstWaitMs, waited = 0; ; waited += pause, pause = Math.min(pause * 2, longestWaitMs)) {
      const answer = await plain(to, signed).catch(passOnUnlessLost);
      if (answer && !(await isFromAnEmptyConsole(answer))) {
        if (act.words) unanswered.delete(act.words);
        return answer;
      }
      if (waited >= patienceMs) return answer ?? Promise.reject(new TypeError('Nobody answers.'));
      actsHeard.dispatchEvent(new Event('unanswered'));
      await wait(pause);
    }
  };
}

/** An act's headers, and what tells it from every other act; `words` null: a file is sent with it. */
function actOf(request: RequestInit | undefined): { headers: Record<string, string>; words: string | null } | null {
  const headers = request?.headers as Record<string, string> | undefined;
  const action = request?.method === 'POST' && headers?.['next-action'];
  if (!action) return null;
  return { headers, words: typeof request.body === 'string' ? `${action} ${request.body}` : null };
}

/** A connection that broke may be tried again; whatever was called off stays so. */
export function passOnUnlessLost(error: unknown): null {
  if (error instanceof TypeError) return null;
  throw error;
}

/** The server is there, but starting, or its database is away (`lib/db/db-errors.ts`). */
async function isFromAnEmptyConsole(answer: Response): Promise<boolean> {
  if (answer.status === 503) return true;
  return answer.status === 500 && (await answer.clone().text()).includes('databaseAway');
}
