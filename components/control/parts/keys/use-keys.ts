'use client';

import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { isDialogOpen } from '@/components/ui/open-dialogs';
import { heardAlone } from '@/components/ui/own-ways';
import { noteBound } from './bound-keys';
import { type Deed, deeds } from './key-table';
import { holdMs, Typing } from './typing';

type Keyed = (event: KeyboardEvent) => void;

/** True when a key pressed here belongs to what is being written or chosen, and not to the desk. */
export function isWriting(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (
    target.isContentEditable ||
    target.closest('[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]')
  )
    return true;
  if (target instanceof HTMLInputElement) return !['checkbox', 'button', 'submit'].includes(target.type);
  return target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement || target.role === 'combobox';
}

interface Binding {
  /** Does what the key does here; false: it is not bound here. */
  hear: (name: string, event: KeyboardEvent) => boolean;
  of: 'desk' | 'shell';
}
type Bound = { readonly [D in Deed]?: Keyed | undefined };

const bindings = new Set<Binding>();
const typing = new Typing();
let waiting: ReturnType<typeof setTimeout> | undefined;
let onText: (() => void) | undefined;

/** Does what the first binding of a key does, those of a desk before those of the shell; false: it is bound to nothing. */
function does(name: string, event: KeyboardEvent): boolean {
  return (['desk', 'shell'] as const).some((hears) =>
    [...bindings].some((one) => one.of === hears && one.hear(name, event)),
  );
}

/** Keys that waited act one after the other; once one of them has led into a field, the others are typed there. */
function release(held: readonly string[], event: KeyboardEvent): void {
  clearTimeout(waiting);
  held.forEach((name, i) => {
    if (!isTaken(document.activeElement)) does(name, event);
    else if (i > 0) document.execCommand('insertText', false, name);
  });
}

const isTaken = (target: EventTarget | null): boolean => isWriting(target) || isDialogOpen();

function onKey(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.isComposing) return;
  const { key, isHeard } = heardAlone(event);
  if (!isHeard) return;
  if (isTaken(event.target)) {
    typing.forget();
    return;
  }
  const name = key.length === 1 ? key.toLowerCase() : key;
  const isPress = event.key === 'Enter' || event.key === ' ';
  const isOwn = isPress && event.target instanceof Element && event.target.closest('a, button, summary, input');
  // What the palette presses for somebody is no typing.
  if (!event.isTrusted) {
    if (!isOwn) does(name, event);
    return;
  }
  const heard = typing.hear(name, event.timeStamp, event.shiftKey && name !== key);
  if (heard.kind === 'now') {
    release(heard.first, event);
    if (!isOwn) does(name, event);
    return;
  }
  clearTimeout(waiting);
  event.preventDefault();
  if (heard.kind === 'held') waiting = setTimeout(() => release(typing.after(), event), holdMs);
  else {
    event.stopImmediatePropagation();
    if (heard.isNew) onText?.();
  }
}

/** Calls back when somebody begins to type a text while no field has the focus. */
export function useTypedText(say: () => void): void {
  useEffect(() => {
    onText = say;
    return () => {
      onText = undefined;
    };
  }, [say]);
}

/**
 * Binds the keys of deeds (`key-table.ts`) for a desk. Not while something is written, a dialog is open, another key is held
 * down, or somebody nearer has already used the key; Enter and Space on a link or button are its own. What is typed like a
 * text does nothing (`typing.ts`). Keys of the `shell`, which hold on every desk, are heard after those of the `desk`.
 */
export function useKeys(keys: Bound, of: 'desk' | 'shell' = 'desk'): void {
  const hear = useEffectEvent((name: string, event: KeyboardEvent): boolean => {
    const deed = (Object.keys(keys) as Deed[]).find((one) => keys[one] && deeds[one] === name);
    if (!deed) return false;
    event.preventDefault();
    keys[deed]!(event);
    return true;
  });
  const bound = (Object.keys(keys) as Deed[]).filter((deed) => keys[deed]).join(' ');
  useLayoutEffect(() => noteBound(bound === '' ? [] : (bound.split(' ') as Deed[])), [bound]);
  // Bound with the desk's first picture: who types ahead is heard.
  useLayoutEffect(() => {
    const binding: Binding = { hear: (name, event) => hear(name, event), of };
    bindings.add(binding);
    document.addEventListener('keydown', onKey);
    return () => {
      bindings.delete(binding);
      if (bindings.size === 0) document.removeEventListener('keydown', onKey);
    };
  }, [of]);
}
