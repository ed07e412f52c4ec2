'use client';

import { type KeyboardEvent, type ReactNode, type Ref, useId, useImperativeHandle, useRef, useState } from 'react';
import type { Choice } from './matching';
import { popupItemLook, popupLook } from './popup-look';
import { usePopupPlace } from './use-popup-place';

/** Ids, names and states that a field gives its control. */
interface Ties {
  id?: string;
  'aria-label'?: string;
  'aria-keyshortcuts'?: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
}

interface ComboboxProps<C extends Choice> {
  ties: Ties;
  /** The words in the input. */
  words: string;
  /** Something of it has been typed, and not taken: the first that answers is lit. */
  isTyped: boolean;
  /** The choices for it, best first. */
  found: readonly C[];
  /** Said where nothing answers; null: then no list is there. */
  none: string | null;
  selectedId?: string | null;
  placeholder?: string;
  isReadOnly?: boolean;
  inputRef?: Ref<HTMLInputElement>;
  /** Of the box around the input, and of the input. */
  boxLook?: string;
  inputLook: string;
  /** The list stays when one is pressed in it. */
  staysOpen?: boolean;
  /** Enter takes the first that answers, also where the list is closed. */
  takesFirst?: boolean;
  mark?: (choice: C) => ReactNode;
  onType: (words: string) => void;
  onTake: (choice: C) => void;
  /** Keys that the field itself knows. True: the key is done with. */
  onKey?: (event: KeyboardEvent<HTMLInputElement>) => boolean;
  /** The list was closed, by Escape or by leaving the field. */
  onClose?: (by: 'escape' | 'leaving') => void;
  /** Enter with nothing to take. */
  onEnter?: () => void;
  /** Before the input, in its box. */
  children?: ReactNode;
}

/**
 * An input with a list of what answers to what is typed in it (ARIA's combobox): arrows go through the list, Enter takes,
 * Escape closes.
 */
export function Combobox<C extends Choice>(props: ComboboxProps<C>) {
  const { ties, words, isTyped, found, none, selectedId, placeholder, isReadOnly, inputRef, mark, children } = props;
  const { boxLook = 'flex', inputLook, staysOpen, takesFirst, onType, onTake, onKey, onClose, onEnter } = props;
  const listId = useId();
  const box = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [isAsked, setAsked] = useState(false);
  const [lit, setLit] = useState<number | null>(null);
  useImperativeHandle(inputRef, () => input.current!, []);
  const isOpen = isAsked && !isReadOnly && (found.length > 0 || none !== null);
  const style = usePopupPlace(box, list, { isOpen, prefers: 'below' });
  const litChoice = isOpen && lit !== null ? found[lit] : undefined;

  const close = (by: 'escape' | 'leaving') => {
    setAsked(false);
    setLit(null);
    onClose?.(by);
  };
  const take = (choice: C, isPressed = false) => {
    setAsked(isPressed && staysOpen === true);
    setLit(null);
    onTake(choice);
  };
  const light = (at: number) => {
    setLit(at);
    list.current?.children[at]?.scrollIntoView({ block: 'nearest' });
  };
  const walk = (by: 1 | -1) => {
    setAsked(true);
    const { length } = found;
    if (length === 0) return;
    if (isOpen && lit !== null) return light((lit + by + length) % length);
    const selected = found.findIndex(({ id }) => id === selectedId);
    light(selected >= 0 ? selected : by === 1 ? 0 : length - 1);
  };
  const onEnterKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.ctrlKey || event.metaKey) return;
    const [best] = takesFirst && isTyped ? found : [];
    const choice = litChoice ?? best;
    if (!choice && (isTyped || !onEnter)) return;
    event.preventDefault();
    if (choice) take(choice);
    else onEnter?.();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key, nativeEvent } = event;
    if (nativeEvent.isComposing || isReadOnly || onKey?.(event)) return;
    if (key === 'Enter') return onEnterKey(event);
    if (key === 'ArrowDown' || key === 'ArrowUp') walk(key === 'ArrowDown' ? 1 : -1);
    else if (key === 'Escape' && isOpen) {
      event.stopPropagation();
      close('escape');
    } else return;
    event.preventDefault();
  };

  return (
    <div ref={box} className={boxLook}>
      {children}
      <input
        {...ties}
        ref={input}
        role="combobox"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        aria-activedescendant={litChoice ? `${listId}-${lit}` : undefined}
        aria-autocomplete="list"
        autoComplete="off"
        data-unpicked={isTyped ? '' : undefined}
        placeholder={placeholder}
        readOnly={isReadOnly}
        value={words}
        onChange={({ target }) => {
          setAsked(true);
          setLit(target.value.trim() === '' ? null : 0);
          onType(target.value);
        }}
        onMouseDown={() => setAsked(true)}
        onKeyDown={onKeyDown}
        onBlur={() => close('leaving')}
        className={inputLook}
      />
      {isOpen && (
        <div
          ref={list}
          popover="manual"
          id={listId}
          role={found.length > 0 ? 'listbox' : 'status'}
          style={style}
          className={`${popupLook} z-40 min-w-56 max-w-96`}
        >
          {found.length === 0 && <p className="px-3 py-1.5 text-note text-ink-3">{none}</p>}
          {found.map((choice, at) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the input takes the keys
            <div
              key={choice.id}
              id={`${listId}-${at}`}
              role="option"
              tabIndex={-1}
              aria-selected={choice.id === selectedId}
              data-highlighted={at === lit ? '' : undefined}
              onMouseDown={(event) => event.preventDefault()}
              onMouseMove={() => setLit(at)}
              onClick={() => take(choice, true)}
              className={popupItemLook}
            >
              {mark?.(choice)}
              <span className="font-medium">{choice.label}</span>
              {choice.hint && <span className="ml-auto truncate pl-3 aside">{choice.hint}</span>}
            </div>
          ))}
        </div>
      )}
    </div>
  );
}
