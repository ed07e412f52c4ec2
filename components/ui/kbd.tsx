import { useSyncExternalStore } from 'react';

const noChange = () => () => {};

/** A key of the keyboard; Ctrl is ⌘ where the machine has that. `isBare` takes the ink of what it stands on. */
export function Kbd({ children, isBare }: { children: string; isBare?: boolean }) {
  const hasCommand = useSyncExternalStore(
    noChange,
    () => /Mac|iP/.test(navigator.platform),
    () => false,
  );
  const looks = [isBare && 'is-bare', children.length === 1 && 'is-single'].filter(Boolean).join(' ');
  return <kbd className={looks}>{hasCommand ? children.replace('Ctrl', '⌘') : children}</kbd>;
}
