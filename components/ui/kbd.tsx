/** A key of the keyboard. `isBare` takes the ink of what it stands on. */
export function Kbd({ children, isBare = false }: { children: string; isBare?: boolean }) {
  return (
    <kbd
      className={`inline-block h-[18px] min-w-[18px] rounded-1 border px-1 text-center font-mono text-mark leading-4 font-medium ${
        isBare ? 'border-current opacity-80' : 'border-rule-2 bg-sheet text-ink-2'
      }`}
    >
      {children}
    </kbd>
  );
}
