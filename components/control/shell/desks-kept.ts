import { lookAgain, passOnUnlessLost } from './write-ids';

const firstWaitMs = 500;
const longestWaitMs = 8_000;

type Fetch = typeof fetch;

/**
 * A desk that cannot be read waits for the line, whole or not at all: Next.js gives the page over to the browser when a
 * reading breaks off, and an empty page would lie where an umpire was at work. Whatever is no reading passes as it is.
 */
export function withDesksKept(plain: Fetch, wait: (ms: number) => Promise<unknown> = lookAgain): Fetch {
  return async (to, request) => {
    if (!isReading(request)) return plain(to, request);
    for (let pause = firstWaitMs; ; pause = Math.min(pause * 2, longestWaitMs)) {
      const answer = await plain(to, request).then(whole).catch(passOnUnlessLost);
      if (answer && answer.status !== 503) return answer;
      await wait(pause);
    }
  };
}

const isReading = (request: RequestInit | undefined): boolean =>
  (request?.method ?? 'GET') === 'GET' && (request?.headers as Record<string, string> | undefined)?.rsc === '1';

/** The answer once all of it is here. @throws TypeError where it breaks off */
async function whole(answer: Response): Promise<Response> {
  await answer.clone().arrayBuffer();
  return answer;
}
