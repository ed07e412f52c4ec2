'use client';

import { useEffect, useRef, useState } from 'react';
import { isBellAwake, ringBell, wakeBell } from './bell';

export interface Bell {
  isOn: boolean;
  /** It is on, but the browser sounds nothing until somebody presses something on the page. */
  isAsleep: boolean;
  turn: (isOn: boolean) => void;
  /** The time has just run out: for those who hear nothing. */
  hasRung: boolean;
}

/** For how long the end of a time stays on the screen, in ms. */
const shownMs = 15_000;

/**
 * Rings when the time left passes from something to nothing while the page is open, and not at a clock that stands. Whether
 * it rings is remembered in this browser under `name`; what was never turned is as `isOnAtFirst`.
 */
export function useBell(name: string, isOnAtFirst: boolean, remainingMs: number, isStanding: boolean): Bell {
  const [isOn, setOn] = useState(isOnAtFirst);
  const [isAwake, setAwake] = useState(false);
  const [hasRung, setRung] = useState(false);
  const before = useRef(remainingMs);

  useEffect(() => {
    const kept = localStorage.getItem(name);
    if (kept !== null) setOn(kept === 'on');
  }, [name]);

  useEffect(() => {
    if (!isOn) return;
    const wake = () => void wakeBell().then(() => setAwake(isBellAwake()));
    setAwake(isBellAwake());
    window.addEventListener('pointerdown', wake);
    window.addEventListener('keydown', wake);
    return () => {
      window.removeEventListener('pointerdown', wake);
      window.removeEventListener('keydown', wake);
    };
  }, [isOn]);

  useEffect(() => {
    const wasLeft = before.current > 0;
    before.current = remainingMs;
    if (isStanding || remainingMs > 0 || !wasLeft) return;
    // What ran out long ago, while a laptop slept, is no news.
    if (remainingMs < -shownMs) return;
    setRung(true);
    if (isOn) ringBell();
  }, [remainingMs, isStanding, isOn]);

  useEffect(() => {
    if (!hasRung) return;
    const end = setTimeout(() => setRung(false), shownMs);
    return () => clearTimeout(end);
  }, [hasRung]);

  function turn(next: boolean): void {
    setOn(next);
    localStorage.setItem(name, next ? 'on' : 'off');
    if (next) void wakeBell().then(() => setAwake(isBellAwake()));
  }
  return { isOn, isAsleep: isOn && !isAwake, turn, hasRung: hasRung && remainingMs <= 0 };
}
