'use client';

import { createContext, type ReactNode, useContext, useEffect, useSyncExternalStore } from 'react';
import { Button } from './button';
import { hintsCookie } from './hints-cookie';

const aYear = 365 * 24 * 60 * 60;

const Read = createContext('');
/** Brings what the cookie said when the page was asked for. */
export const HintsRead = Read.Provider;

const listeners = new Set<() => void>();

const listen = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

const kept = (): string =>
  document.cookie
    .split('; ')
    .find((cookie) => cookie.startsWith(`${hintsCookie}=`))
    ?.slice(hintsCookie.length + 1) ?? '';

function keep(written: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is for secure contexts, which a hall on plain HTTP is not
  document.cookie = `${hintsCookie}=${written}; path=/; max-age=${aYear}; samesite=lax`;
  for (const listener of listeners) listener();
}

const ids = (written: string): string[] => written.split('.').filter((id) => id !== '');

/** Puts one hint away. */
export const putAway = (id: string): void =>
  keep([...ids(kept()).filter((one) => !one.startsWith(`${id}~`)), id].join('.'));

/** Shows every hint of this browser again. */
export const showHintsAgain = (): void => keep('');

interface Props {
  /** One word; a hint put away stays away in this browser. */
  id: string;
  /** The turn that is played: with the turn in which it first stood there, the hint goes for good. */
  turn: number;
  children: ReactNode;
}

/** True when a hint is put away in this browser. */
export function useIsRead(id: string): boolean {
  const asked = useContext(Read);
  return useSyncExternalStore(
    listen,
    () => ids(kept()).includes(id),
    () => ids(asked).includes(id),
  );
}

/** Beside the ids of those put away: the turn in which a hint first stood there, `desk~5`. */
const seenIn = (id: string): string | undefined => ids(kept()).find((one) => one.startsWith(`${id}~`));

/** A hint for a person who is here for the first time. It goes permanently once they have understood it, or the turn is over. */
export function FirstHint({ id, turn, children }: Props) {
  const isRead = useIsRead(id);
  useEffect(() => {
    if (isRead) return;
    const before = seenIn(id);
    if (before === undefined) keep([...ids(kept()), `${id}~${turn}`].join('.'));
    else if (before !== `${id}~${turn}`) putAway(id);
  }, [isRead, id, turn]);
  if (isRead) return null;
  return (
    <aside
      aria-label="First time here"
      className="not-printed flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-rule bg-mine-soft px-5 py-1.5 max-sm:px-3"
    >
      <p className="min-w-0 flex-1 basis-64">{children}</p>
      <Button size="small" onClick={() => putAway(id)}>
        Understood
      </Button>
    </aside>
  );
}
