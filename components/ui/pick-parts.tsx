'use client';

import { Combobox } from '@base-ui/react/combobox';
import type { BaseUIEvent } from '@base-ui/react/types';
import type { KeyboardEvent, ReactNode, Ref } from 'react';
import type { FieldProps } from './field';
import type { Choice } from './matching';
import { popupItemLook, popupLook } from './popup-look';

/** What a field that picks by typing is given. */
export interface PickProps<C extends Choice> extends FieldProps {
  choices: readonly C[];
  placeholder?: string;
  /** How it is said that nothing has the name that was typed: `No unit` is called so. */
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
export const boxLook = {
  boxed: 'flex flex-wrap items-center gap-1 rounded-2 border border-edge bg-sheet p-1 focus-within:border-mine',
  paper: 'group/pick flex flex-wrap items-center gap-x-2',
};
/** On paper the field behind something picked lies over its end until a letter is typed, so that it takes no line of its own. */
export const inputLook = {
  boxed: 'min-h-handle-small min-w-16 flex-1 bg-transparent px-1.5 text-ink outline-none placeholder:text-ink-3',
  paper:
    'min-h-press w-6 flex-1 rounded-1 bg-transparent text-ink outline-offset-4 placeholder:text-ink-3 not-first:not-data-unpicked:-ml-6 not-first:not-data-unpicked:pl-5 data-unpicked:min-w-16',
};

/** The list under the input; the first that answers is lit as soon as a letter is typed, so that Enter takes it. */
export function List<C extends Choice>({ mark, none }: { mark?: (choice: C) => ReactNode; none: string }) {
  return (
    <Combobox.Portal>
      <Combobox.Positioner sideOffset={4} align="start" className="z-40">
        <Combobox.Popup className={`${popupLook} min-w-[max(var(--anchor-width),14rem)] max-w-[24rem]`}>
          <Combobox.Empty>
            <p className="px-3 py-1.5 text-note text-ink-3">{none}</p>
          </Combobox.Empty>
          <Combobox.List>
            {(choice: C) => (
              <Combobox.Item key={choice.id} value={choice} className={popupItemLook}>
                {mark?.(choice)}
                <span className="font-medium whitespace-nowrap">{choice.label}</span>
                {choice.hint && <span className="ml-auto truncate pl-3 text-small text-ink-3">{choice.hint}</span>}
              </Combobox.Item>
            )}
          </Combobox.List>
        </Combobox.Popup>
      </Combobox.Positioner>
    </Combobox.Portal>
  );
}

/** Enter by itself, while no choice of the list is lit. */
const isUnlitEnter = ({
  key,
  ctrlKey,
  metaKey,
  nativeEvent,
  currentTarget,
}: KeyboardEvent<HTMLInputElement>): boolean =>
  key === 'Enter' &&
  !ctrlKey &&
  !metaKey &&
  !nativeEvent.isComposing &&
  !currentTarget.getAttribute('aria-activedescendant');

/** Enter in an empty input goes on to what comes next. */
export const goOn = (typed: string, onEnter?: () => void) => (event: KeyboardEvent<HTMLInputElement>) => {
  if (!isUnlitEnter(event) || typed !== '' || !onEnter) return;
  event.preventDefault();
  onEnter();
};

/**
 * Enter pressed before the list has lit its first choice: that choice is taken all the same, and nothing else is done
 * with the key. `false` if the key is another, or nothing answers to what was typed.
 */
export function tookUnlit<C extends Choice>(
  event: BaseUIEvent<KeyboardEvent<HTMLInputElement>>,
  best: C | undefined,
  take: (choice: C) => void,
): boolean {
  if (!best || !isUnlitEnter(event)) return false;
  event.preventDefault();
  event.preventBaseUIHandler();
  take(best);
  return true;
}

/** Says that nothing has a name: `No unit is called “3 Bara”.` */
export const noneCalled = (typed: string, none = 'Nothing'): string => `${none} is called “${typed.trim()}”.`;
