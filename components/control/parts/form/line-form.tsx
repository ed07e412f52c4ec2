'use client';

import { text } from '@/components/ui/form/field-makers';
import type { Result } from '@/lib/result';
import { ActForm } from './act-form';
import { useWorkForm } from './use-act-form';

interface Props {
  label: string;
  /** The name of the act on its button. */
  does: string;
  /** The words to begin with. */
  given?: string;
  maxLength?: number;
  /** A button that leaves it. */
  leaves?: string;
  onLeave?: () => void;
  /** The act, with the words; what is refused is said at them. */
  act: (words: string) => Promise<Result<unknown>>;
  onDone?: () => void;
}

/** One line of words beside the button of its act, such as the reason. Enter sends it, Escape leaves it. */
export function LineForm({ given = '', maxLength = 500, ...props }: Props) {
  const { label, does, leaves, onLeave, act, onDone } = props;
  const form = useWorkForm({ begin: { words: given }, work: ({ words }) => act(words.trim()), onDone });
  const error = form.refused?.message;
  return (
    <ActForm
      form={form}
      does={does}
      leaves={leaves}
      onLeave={onLeave}
      className="mt-1 flex items-end gap-2"
      isWhole={form.values.words.trim() !== ''}
      fields={[text('words', label, { maxLength, error, width: 'min-w-0 max-w-96 flex-1' })]}
    />
  );
}
