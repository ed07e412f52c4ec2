'use client';

import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import type { Deed, DeskKeys } from './key-table';
import { useKeys } from './use-keys';

const none: DeskKeys = [];
const Shown = createContext<{ desk: DeskKeys; frame: DeskKeys }>({ desk: none, frame: none });
type Change = (change: (was: DeskKeys) => DeskKeys) => void;
const Show = createContext<{ desk: Change; frame: Change }>({ desk: () => {}, frame: () => {} });

/** Keeps which keys the desk shown has, and which hold on every desk, so that the command palette offers them too. */
export function KeysShown({ children }: { children: ReactNode }) {
  const [desk, showDesk] = useState<DeskKeys>(none);
  const [frame, showFrame] = useState<DeskKeys>(none);
  const show = useMemo(() => ({ desk: showDesk, frame: showFrame }), []);
  const shown = useMemo(() => ({ desk, frame }), [desk, frame]);
  return (
    <Show value={show}>
      <Shown value={shown}>{children}</Shown>
    </Show>
  );
}

/** The keys of the desk shown, and those that hold on every desk. */
export const useKeysShown = () => useContext(Shown);

/** Says which keys a desk has, as long as it is shown. */
export function useShowKeys(keys: DeskKeys): void {
  const { desk: show } = useContext(Show);
  const written = JSON.stringify(keys);
  const same = useMemo(() => JSON.parse(written) as DeskKeys, [written]);
  useEffect(() => {
    show(() => same);
    return () => show(() => none);
  }, [show, same]);
}

/** Binds the key of a deed on every desk, and offers it in the command palette under `does`, in lower case. */
export function useFrameKey(deed: Deed, does: string, act: () => void): void {
  const { frame: show } = useContext(Show);
  useKeys({ [deed]: act }, 'shell');
  useEffect(() => {
    show((was) => [...was, [deed, does]]);
    return () => show((was) => was.filter(([other]) => other !== deed));
  }, [show, deed, does]);
}
