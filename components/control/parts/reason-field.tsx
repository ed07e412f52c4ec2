'use client';

import { TextArea, type TextAreaProps } from '@/components/ui/text-area';

export const keptHint = 'It stays in the ledger.';

type Field = Partial<Omit<TextAreaProps, 'value' | 'onChange'>> & { value: string; onWrite: (reason: string) => void };

/** Where the reason of an act is written, which stays in the ledger. */
export const ReasonField = ({ label = 'Reason', hint = keptHint, onWrite, ...rest }: Field) => (
  <TextArea {...rest} label={label} hint={hint} maxLength={500} onChange={(event) => onWrite(event.target.value)} />
);
