'use client';

import { useRef } from 'react';
import { TextField, type TextFieldProps } from '@/components/ui/field';
import { useKeys } from './keys/use-keys';

interface Props extends Pick<TextFieldProps, 'label' | 'placeholder' | 'type' | 'frame' | 'onKeyDown'> {
  value: string;
  onFind: (typed: string) => void;
}

/** The search field of a desk. / goes to it, Escape empties it. */
export function FindField({ onFind, onKeyDown, ...field }: Props) {
  const input = useRef<HTMLInputElement>(null);
  useKeys({ find: () => input.current?.focus() });
  return (
    <TextField
      {...field}
      ref={input}
      isLabelHidden
      onChange={(event) => onFind(event.target.value)}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onFind('');
        onKeyDown?.(event);
      }}
    />
  );
}
