import { useSyncExternalStore } from 'react';

const noChange = () => () => {};

/** A key of the keyboard; Ctrl is ⌘ where the machine has that. `isBare` takes the ink of what it stands on. */
export function Kbd({ children, isBare }: { children: string; isBare?: boolean }) {
  const hasCommand = useSyncExternalStore(
    noChange,
    () => /Mac|iP/.test(navigator.platform),
    () => false,
  );
  return <kbd className={isBare ? 'is-bare' : ''}>{hasCommand ? children.replace('Ctrl', '⌘') : children}</kbd>;
}
