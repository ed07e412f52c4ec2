import { useEffect, useRef } from 'react';
import { Button } from './button';
import type { ButtonSize } from './button-look';

interface Props {
  /** The words on the button. */
  label: string;
  /** The name that a screen reader gives the field behind it. */
  said: string;
  /** The kinds of file that are offered, as the browser takes them; left out: any. */
  accept?: string;
  /** Several files at once, or all of a folder; left out: one. */
  many?: 'files' | 'folder';
  size?: ButtonSize;
  isBusy?: boolean;
  onChoose: (files: readonly File[]) => void;
}

/** A button that has a file chosen on this laptop. The same file can be chosen again. */
export function ChooseFile({ label, said, accept, many, size, isBusy, onChoose }: Props) {
  const input = useRef<HTMLInputElement>(null);
  // No type of React knows the attribute by which a browser offers folders.
  useEffect(() => {
    if (many === 'folder') input.current?.setAttribute('webkitdirectory', '');
  }, [many]);
  return (
    <>
      <input
        ref={input}
        type="file"
        multiple={many === 'files'}
        accept={accept}
        aria-label={said}
        className="sr-only"
        tabIndex={-1}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          target.value = '';
          if (files.length > 0) onChoose(files);
        }}
      />
      <Button size={size} isBusy={isBusy} onClick={() => input.current?.click()}>
        {label}
      </Button>
    </>
  );
}
