import { useState } from 'react';
import { TextField } from '../field';
import { TextArea } from '../text-area';
import type { DrawnAs } from './widget';

/** Widgets that are written in. */

export const FigureWidget = ({ widget, words, text, set }: DrawnAs<'figure'>) => (
  <TextField
    {...words}
    {...text}
    type="number"
    min={widget.from}
    max={widget.to}
    onChange={(event) => set(event.target.value)}
  />
);

export const CountWidget = ({ widget, label, value, set, error }: DrawnAs<'count'>) => (
  <div className="grid grid-cols-[5.5rem_1fr] items-center gap-x-2">
    <TextField
      label={label}
      isLabelHidden
      type="number"
      min={0}
      max={widget.most}
      value={(value as number | undefined) ?? 0}
      disabled={widget.most === 0}
      onFocus={(event) => event.currentTarget.select()}
      onChange={(event) => set(Number(event.target.value))}
      error={error}
    />
    <span aria-hidden>
      <b className="font-medium">{label}</b>{' '}
      <span className="aside">
        {widget.most} {widget.said}
      </span>
    </span>
  </div>
);

export function TextWidget({ widget, words, text, set, small, isSmall }: DrawnAs<'text'>) {
  const { is: _, className = '', ...input } = widget;
  const look = `${small} ${isSmall && widget.inputMode === 'decimal' ? 'text-right' : ''} ${className}`;
  return <TextField {...words} {...input} {...text} onChange={(event) => set(event.target.value)} className={look} />;
}

/** One line that is read as it is typed; what cannot be read is said at once. */
export function WrittenWidget({ widget, words, set }: DrawnAs<'written'>) {
  const { words: given, read, wrong, placeholder } = widget;
  const [typed, setTyped] = useState<string | null>(null);
  const isWrong = typed !== null && typed.trim() !== '' && read(typed) === null;
  return (
    <TextField
      {...words}
      className="font-mono"
      placeholder={placeholder}
      value={typed ?? given}
      error={isWrong ? wrong : words.error}
      onBlur={() => setTyped(null)}
      onChange={({ target }) => {
        setTyped(target.value);
        set(read(target.value));
      }}
    />
  );
}

export function LinesWidget({ widget, words, text, set }: DrawnAs<'lines'>) {
  const { is: _, sends, ...input } = widget;
  return (
    <TextArea
      {...words}
      {...input}
      {...text}
      onChange={(event) => set(event.target.value)}
      onKeyDown={(event) => {
        if (!sends || event.key !== 'Enter' || event.shiftKey) return;
        event.preventDefault();
        event.currentTarget.form?.requestSubmit();
      }}
    />
  );
}
