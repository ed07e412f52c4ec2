import type { ReactNode, Ref } from 'react';
import type { FieldProps } from './field';
import type { Choice } from './matching';

/** The props of a field that picks by typing. */
export interface PickProps<C extends Choice> extends FieldProps {
  choices: readonly C[];
  placeholder?: string;
  /** The words for a name that nothing has: `No unit` is called so. */
  none?: string;
  /** Enter with nothing typed: on to whatever comes next. */
  onEnter?: () => void;
  /** Drawn before a label, e.g. a unit's symbol. */
  mark?: (choice: C) => ReactNode;
  isReadOnly?: boolean;
  /** `paper`: writing on the sheet itself, without a box. */
  look?: 'boxed' | 'paper';
  inputRef?: Ref<HTMLInputElement>;
}

/** `paper` shows how to take a chip off only while it is written in, or to a finger. */
const boxLook = {
  boxed:
    'flex flex-wrap items-center gap-1 rounded-2 border border-edge bg-sheet p-1 -outline-offset-1 outline-mine focus-within:outline-2',
  paper: 'group/pick flex flex-wrap items-center gap-x-2',
};
/** On paper the field behind something picked lies over its end until a letter is typed, so that it takes no line of its own. */
const inputLook = {
  boxed: 'min-h-handle-small min-w-16 flex-1 bg-transparent px-1.5 text-ink outline-none placeholder:text-ink-3',
  paper:
    'min-h-press w-6 flex-1 rounded-1 bg-transparent text-ink outline-offset-4 placeholder:text-ink-3 not-first:not-data-unpicked:-ml-6 not-first:not-data-unpicked:pl-5 data-unpicked:min-w-16',
};

/** The parts of an input that both fields that pick by typing take over as they are given. */
export const inputOf = <C extends Choice>({ isReadOnly, inputRef, mark, onEnter, look = 'boxed' }: PickProps<C>) => ({
  isReadOnly,
  inputRef,
  mark,
  onEnter,
  boxLook: boxLook[look],
  inputLook: inputLook[look],
});

/** Says that nothing has a name: `No unit is called “3 Bara”.` */
export const noneCalled = (typed: string, none = 'Nothing'): string => `${none} is called “${typed.trim()}”.`;
