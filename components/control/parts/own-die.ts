import { text } from '@/components/ui/form/field-makers';
import { type DrawnField, wholeIn } from '@/components/ui/form/fields';

/** The face typed; null: none, and the server rolls. */
export const faceIn = (typed: string): number | null => wholeIn(typed, 1, 6);

/** Something is typed that no die shows. */
export const isNoFace = (typed: string): boolean => typed.trim() !== '' && faceIn(typed) === null;

/** The field of one of the umpire's own dice. */
export const ownDie = <At extends string, Refused extends string = At>(
  name: At,
  label: string,
  typed: string,
  { refusedAs, isReadOnly, isLabelHidden }: { refusedAs?: Refused; isReadOnly?: boolean; isLabelHidden?: boolean } = {},
): DrawnField<At, NoInfer<Refused>> =>
  text<At, Refused>(name, label, {
    refusedAs,
    isLabelHidden,
    placeholder: isLabelHidden ? label : undefined,
    type: 'number',
    inputMode: 'numeric',
    min: 1,
    max: 6,
    readOnly: isReadOnly,
    width: 'w-28',
    error: isNoFace(typed) ? 'A die shows 1 to 6.' : null,
  });

/** The owner of the die, beside the word of the act. */
export const whoseDie = (typed: string): string => {
  const face = faceIn(typed);
  return face === null ? 'with the server’s die' : `with your ${face}`;
};
