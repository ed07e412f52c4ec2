import { useRef } from 'react';

interface Props {
  label: string;
  begin: string;
  /** With null nothing is changed. `step`: where the hand goes on to. */
  onLeave: (text: string | null, step?: readonly [down: number, right: number]) => void;
}

/** The field of a cell that is written in. */
export function CellInput({ label, begin, onLeave }: Props) {
  const isLeft = useRef(false);
  const leave: Props['onLeave'] = (text, step) => {
    if (isLeft.current) return;
    isLeft.current = true;
    onLeave(text, step);
  };
  return (
    <input
      // biome-ignore lint/a11y/noAutofocus: the cell was opened to be written in
      autoFocus
      aria-label={label}
      defaultValue={begin}
      maxLength={8000}
      className="w-full bg-sheet outline-none"
      onBlur={(event) => leave(event.target.value)}
      onKeyDown={(event) => {
        event.stopPropagation();
        const text = event.currentTarget.value;
        if (event.key === 'Escape') leave(null);
        else if (event.key === 'Enter') leave(text, [event.shiftKey ? -1 : 1, 0]);
        else if (event.key === 'Tab') leave(text, [0, event.shiftKey ? -1 : 1]);
        else return;
        event.preventDefault();
      }}
    />
  );
}
