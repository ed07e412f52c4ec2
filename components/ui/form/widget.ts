import type { ValuePath } from '@/lib/values';
import type { DrawnField, Widget, WrongAt } from './fields';

/** The props that a form gives to each of its fields. */
export interface WidgetProps {
  field: DrawnField;
  /** The values of the whole form. */
  values: unknown;
  /** An empty place: the whole form. */
  write: (at: ValuePath, value: unknown) => void;
  wrongAt?: WrongAt;
  /** Enter on words that would keep it for themselves. */
  onEnter?: () => void;
  /** Somebody is in a field. */
  onFocus?: (at: ValuePath) => void;
  isSmall?: boolean;
  /** The id of the line that says what is wrong, where it stands elsewhere. */
  errorAt?: string;
}

/** A field as its widget draws it. */
export interface DrawnAs<Is extends Widget['is']>
  extends Pick<WidgetProps, 'values' | 'write' | 'onEnter' | 'isSmall'> {
  field: DrawnField;
  widget: Extract<Widget, { is: Is }>;
  /** The label in full, with whom it is about. */
  label: string;
  value: unknown;
  set: (became: unknown) => void;
  /** Why the value was refused; null: it was not, or that is said elsewhere. */
  error: string | null;
  /** The same for a field of `components/ui`. */
  words: {
    label: string;
    isLabelHidden?: boolean;
    hint: DrawnField['hint'];
    error: string | null;
    errorAt?: string | null;
  };
  /** The props of an input. */
  text: { name: string; value: string; onFocus: () => void };
  /** The look of a small input. */
  small: string;
}

export const wrongLook = 'mt-1 text-small font-medium text-overdue';
export const headLook = 'mb-1 font-cond aside font-medium';
