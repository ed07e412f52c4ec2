'use client';

import { useLayoutEffect, useRef } from 'react';
import { noteBound } from './bound-keys';
import { type Deed, deeds } from './deeds';

type Keyed = (event: KeyboardEvent) => void;

/** Whether a key pressed here belongs to what is being written or chosen, and not to the desk. */
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

/**
 * Binds the keys of deeds (`deeds.ts`) for a desk. Not while something is written, a dialog is open, another key is held
 * down, or somebody nearer has already used the key; Enter and Space on a link or button are its own.
 * Keys of the `shell`, which hold on every desk, are heard after those of the `desk`.
 */
export function useKeys(keys: { readonly [D in Deed]?: Keyed | undefined }, of: 'desk' | 'shell' = 'desk'): void {
  const latest = useRef(keys);
  latest.current = keys;
  const bound = (Object.keys(keys) as Deed[]).filter((deed) => keys[deed]).join(' ');
  useLayoutEffect(() => noteBound(bound === '' ? [] : (bound.split(' ') as Deed[])), [bound]);
  // Bound with the desk's first picture: who types ahead is heard.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
      if (isWriting(event.target) || document.querySelector('[role="dialog"], [role="alertdialog"]')) return;
      const isPress = event.key === 'Enter' || event.key === ' ';
      if (isPress && event.target instanceof Element && event.target.closest('a, button, summary')) return;
      const name = event.key.length === 1 ? event.key.toLowerCase() : event.key;
      const deed = (Object.keys(latest.current) as Deed[]).find(
        (one) => latest.current[one] && deeds[one].key === name,
      );
      if (!deed) return;
      event.preventDefault();
      latest.current[deed]!(event);
    };
    const hears = of === 'desk' ? document : window;
    hears.addEventListener('keydown', onKey as EventListener);
    return () => hears.removeEventListener('keydown', onKey as EventListener);
  }, [of]);
}
