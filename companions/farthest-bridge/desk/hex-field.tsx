'use client';

import { TextField, type TextFieldProps } from '@/components/ui/field';

/** One hex, by its four digits. */
export const HexField = ({
  onWrite,
  ...rest
}: Omit<TextFieldProps, 'onChange'> & { value: string; onWrite: (hex: string) => void }) => (
  <TextField
    placeholder="3423, or press it"
    {...rest}
    inputMode="numeric"
    maxLength={4}
    onChange={(event) => onWrite(event.target.value)}
  />
);
