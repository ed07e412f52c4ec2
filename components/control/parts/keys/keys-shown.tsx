'use client';

import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';

/** Keys of a desk and what each does, as they stand along its foot. */
export type DeskKeys = readonly (readonly [key: string, does: string])[];

const none: DeskKeys = [];
const Shown = createContext<DeskKeys>(none);
const Show = createContext<(keys: DeskKeys) => void>(() => {});

/** Keeps which keys the desk shown has, so that the command palette offers them too. */
export function KeysShown({ children }: { children: ReactNode }) {
  const [keys, show] = useState<DeskKeys>(none);
  return (
    <Show value={show}>
      <Shown value={keys}>{children}</Shown>
    </Show>
  );
}

/** The keys of the desk shown. */
export const useKeysShown = (): DeskKeys => useContext(Shown);

/** Says which keys a desk has, as long as it is shown. */
export function useShowKeys(keys: DeskKeys): void {
  const show = useContext(Show);
  const written = JSON.stringify(keys);
  const same = useMemo(() => JSON.parse(written) as DeskKeys, [written]);
  useEffect(() => {
    show(same);
    return () => show(none);
  }, [show, same]);
}
