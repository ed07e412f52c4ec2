const firstWaitMs = 500;
const longestWaitMs = 8_000;

type Fetch = typeof fetch;

const lookAgain = (ms: number) => new Promise((resume) => setTimeout(resume, ms));

/** A connection that broke may be tried again; whatever was called off stays so. */
function passOnUnlessLost(error: unknown): null {
  if (error instanceof TypeError) return null;
  throw error;
}

/**
 * A desk that cannot be read waits for the line, and for the database, whole or not at all: Next.js gives the page over
 * to the browser when a reading breaks off, and an empty page would lie where an umpire was at work. Whatever is no
 * reading passes as it is.
 */
export function withReadsRetried(plain: Fetch, wait: (ms: number) => Promise<unknown> = lookAgain): Fetch {
  return async (to, request) => {
    if (!isReading(request)) return plain(to, request);
    for (let pause = firstWaitMs; ; pause = Math.min(pause * 2, longestWaitMs)) {
      const answer = await plain(to, request).then(whole).catch(passOnUnlessLost);
      if (answer) return answer;
      await wait(pause);
    }
  };
}

const isReading = (request: RequestInit | undefined): boolean =>
  (request?.method ?? 'GET') === 'GET' && (request?.headers as Record<string, string> | undefined)?.rsc === '1';

/** The answer once all of it is here; null where the server is starting, or has lost its database. @throws TypeError where it breaks off */
async function whole(answer: Response): Promise<Response | null> {
  const body = new Uint8Array(await answer.clone().arrayBuffer());
  return answer.status === 503 || saysDatabaseAway(body) ? null : answer;
}

/** The beginning of a row of Next.js's answer: its number, and that a long text follows with so many bytes (hexadecimal), or that the database is away. */
const row = /[0-9a-f]*:(?:T([0-9a-f]+),|(E\{"digest":"databaseAway"))?/y;

/** Whether a row of a desk says so, and not a text in it: a long text stands there as somebody wrote it. */
function saysDatabaseAway(body: Uint8Array): boolean {
  const letters = new TextDecoder('latin1').decode(body);
  for (let at = 0; at < letters.length; ) {
    row.lastIndex = at;
    const [begun = '', long, away] = row.exec(letters) ?? [];
    if (away) return true;
    const end = letters.indexOf('\n', at);
    if (long) at += begun.length + Number.parseInt(long, 16);
    else at = end < 0 ? letters.length : end + 1;
  }
  return false;
}
