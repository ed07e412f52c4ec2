import { useSyncExternalStore } from 'react';

const never = () => () => {};
const isApple = () => /Mac|iP/.test(navigator.platform);

/** A key of the keyboard; Ctrl is ⌘ where the machine has that. `isBare` takes the ink of what it stands on. */
export function Kbd({ children, isBare = false }: { children: string; isBare?: boolean }) {
  const hasCommand = useSyncExternalStore(never, isApple, () => false);
  return <kbd className={isBare ? 'is-bare' : undefined}>{hasCommand ? children.replace('Ctrl', '⌘') : children}</kbd>;
}
