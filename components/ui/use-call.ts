'use client';

import { useEffect, useRef, useState } from 'react';
import { isBellAwake, ringBell, wakeBell } from './bell';

/** The way a person who looks elsewhere is called: not at all, unless they wish it. Kept in this browser. */
const shelves = { bell: 'opcom-call', vibration: 'opcom-vibration' } as const;

export type CallBy = keyof typeof shelves;

/** Of a call that is felt, in ms: on, off, on. */
const felt = [200, 120, 200];

/** True when a device can be felt: browsers without a motor know the word as well. */
export const canVibrate = (): boolean => 'vibrate' in navigator && matchMedia('(pointer: coarse)').matches;

/** True when more waits than before, whatever became less meanwhile. Both are the same counts in the same order. */
export const hasMore = (before: readonly number[], now: readonly number[]): boolean =>
  now.some((count, at) => count > (before[at] ?? 0));

/** Calls whenever one of these counts grows, as somebody wishes it. They must stay the same in number and order. */
export function useCall(counts: readonly number[]): {
  isOn: Readonly<Record<CallBy, boolean>>;
  turn: (by: CallBy, isOn: boolean) => void;
} {
  const [isOn, setOn] = useState({ bell: false, vibration: false });
  const before = useRef(counts);
  const rings = isOn.bell;

  useEffect(() => {
    const isKept = (by: CallBy) => localStorage.getItem(shelves[by]) === 'on';
    setOn({ bell: isKept('bell'), vibration: isKept('vibration') });
  }, []);

  useEffect(() => {
    const isCalled = hasMore(before.current, counts);
    before.current = counts;
    if (!isCalled) return;
    if (isOn.bell) ringBell();
    if (isOn.vibration) navigator.vibrate?.(felt);
  }, [isOn, counts]);

  useEffect(() => {
    // A browser sounds nothing until somebody has pressed something on the page.
    if (!rings || isBellAwake()) return;
    const wake = () => void wakeBell();
    const presses = ['pointerdown', 'keydown'];
    for (const press of presses) window.addEventListener(press, wake, { once: true });
    return () => {
      for (const press of presses) window.removeEventListener(press, wake);
    };
  }, [rings]);

  /** In a press: what was chosen is tried at once. */
  function turn(by: CallBy, next: boolean): void {
    setOn((was) => ({ ...was, [by]: next }));
    localStorage.setItem(shelves[by], next ? 'on' : 'off');
    if (!next) return;
    if (by === 'bell') void wakeBell().then(ringBell);
    else navigator.vibrate?.(felt);
  }
  return { isOn, turn };
}
