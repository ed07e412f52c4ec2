'use client';

import { QueryClient, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { pauseAfter } from '../send/backoff';
import { readAt } from './read';

/** Nobody can answer now: the line, the console's database or its disk is away. Whatever is read is asked for again. */
export class NobodyAnswers extends Error {}

/** How reading goes wherever nothing else is said: it is tried again while nobody answers, each pause twice as long. */
export const untilAnswered = {
  retry: (_tries: number, error: Error) => error instanceof NobodyAnswers,
  retryDelay: (tries: number) => pauseAfter('request', tries),
};

/** What the pages of one seat have read. A page that is hidden asks nothing. */
export const newQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      // A hall may have no internet: the browser says that it is offline, and the console answers.
      queries: { networkMode: 'always', staleTime: Number.POSITIVE_INFINITY, ...untilAnswered },
    },
  });

/** Reads the JSON at an address, once. Throws `NobodyAnswers`, and another error where there is a fault. */
export async function readJson<T>(address: string): Promise<T> {
  const reply = await readAt<T>(address);
  if (reply.kind === 'ok') return reply.value;
  throw reply.kind === 'offline' ? new NobodyAnswers() : new Error(`${address} could not be read`);
}

type Options<Read, Shown> = Omit<UseQueryOptions<Read, Error, Shown>, 'queryKey' | 'queryFn'>;

/**
 * The JSON at an address. `asOf`: with another value it is read anew, and what was read before is shown until then. The
 * options are those of TanStack Query; `client.invalidateQueries({ queryKey: [address] })` reads it again.
 */
export const useRead = <Read, Shown = Read>(
  address: string,
  { asOf = null, ...options }: Options<Read, Shown> & { asOf?: string | null } = {},
) =>
  useQuery({
    queryKey: asOf === null ? [address] : [address, asOf],
    queryFn: () => readJson<Read>(address),
    ...options,
  });
