import { useRef } from 'react';
import { Button } from '@/components/ui/button';

/** A button that has a file chosen on this laptop. */
export function FileButton(props: { label: string; accept: string; onFile: (file: File) => void }) {
  const { label, accept, onFile } = props;
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button onClick={() => input.current?.click()}>{label}</Button>
      <input
        ref={input}
        type="file"
        accept={accept}
        aria-label={label}
        tabIndex={-1}
        className="sr-only"
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          if (file) onFile(file);
          event.target.value = '';
        }}
      />
    </>
  );
}
