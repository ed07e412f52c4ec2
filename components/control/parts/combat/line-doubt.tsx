'use client';

import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { shortcutOf } from '@/components/control/parts/keys/key-table';
import { useKeys } from '@/components/control/parts/keys/use-keys';
import { withoutLine } from '@/lib/adjudication/doubts';
import type { Face, ScoreLine } from '@/lib/adjudication/types';
import type { CardScore } from './card-score';
import { marginWords, matterWords } from './combat-words';
import { FaceHeads, OtherwiseRow, ResultRow, sixLook } from './dice-table';

type LinesScored = Pick<CardScore, 'lines' | 'odds' | 'column'>;

/** Which line of a score is looked at without it: one at a time, none until asked for. */
export interface LineDoubt {
  score: LinesScored;
  die: Face | null;
  /** The line that lies open, by its place in the score; null: none. */
  open: number | null;
  /** The line the keys go on from. */
  current: number;
  indexOf: (line: ScoreLine) => number;
  toggle: (index: number) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

const lineLooked = (target: EventTarget | null): number | null => {
  const at = target instanceof HTMLElement ? target.dataset.line : undefined;
  return at === undefined ? null : Number(at);
};

/**
 * The lines of a card by the keyboard: Z shows the results without the line, the arrows go on to the next one, Escape
 * folds it. null while there is no score.
 */
export function useLineDoubt(score: LinesScored | null, die: Face | null): LineDoubt | null {
  const [open, setOpen] = useState<number | null>(null);
  const [current, setCurrent] = useState(0);
  const lines = score?.lines ?? [];
  const at = Math.min(current, Math.max(0, lines.length - 1));
  const toggle = (index: number) => {
    setCurrent(index);
    setOpen(open === index ? null : index);
  };
  const focus = (index: number) => document.querySelector<HTMLElement>(`[data-line="${index}"]`)?.focus();
  useKeys({
    leaveOut: () => {
      if (lines.length === 0) return;
      const looked = lineLooked(document.activeElement) ?? at;
      focus(looked);
      toggle(looked);
    },
  });
  const onKeyDown = (event: KeyboardEvent) => {
    const looked = lineLooked(event.target);
    if (looked === null) return;
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (by) {
      const next = Math.min(lines.length - 1, Math.max(0, looked + by));
      setCurrent(next);
      if (open !== null) setOpen(next);
      focus(next);
      event.preventDefault();
    } else if (event.key === 'Escape' && open !== null) {
      setOpen(null);
      event.preventDefault();
    }
  };
  const shown = open !== null && open < lines.length ? open : null;
  if (!score) return null;
  return { score, die, open: shown, current: at, indexOf: (line) => lines.indexOf(line), toggle, onKeyDown };
}

/** The points of a line: pressed, they show what the combat would come to without it. */
export function PointsButton({ index, points, without }: { index: number; points: string; without: LineDoubt }) {
  const isOpen = without.open === index;
  return (
    <button
      type="button"
      data-line={index}
      tabIndex={without.current === index ? 0 : -1}
      aria-expanded={isOpen}
      aria-keyshortcuts={shortcutOf('leaveOut')}
      aria-label={`${points}: with it and without it`}
      title="Does it matter? With it and without it (-)"
      onClick={() => without.toggle(index)}
      onKeyDown={without.onKeyDown}
      className="cursor-pointer rounded-1 text-right font-medium hover:underline hover:decoration-dotted hover:underline-offset-2"
    >
      {points}{' '}
    </button>
  );
}

/** The six results with a line and without it. */
export function LineDoubtTable({ without, index }: { without: LineDoubt; index: number }) {
  const { score, die } = without;
  const otherwise = withoutLine({ ...score, lines: [...score.lines], odds: [...score.odds] }, index);
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    panel.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <section
      ref={panel}
      aria-label="With it and without it"
      aria-live="polite"
      className="col-span-3 -mx-1 mb-1 rounded-2 border border-rule bg-sheet px-1 py-1"
    >
      <table className={sixLook}>
        <thead>
          <FaceHeads odds={score.odds} die={die} />
        </thead>
        <tbody>
          <ResultRow words="With it" odds={score.odds} />
          <OtherwiseRow words="Without it" then={otherwise.odds} odds={score.odds} />
        </tbody>
      </table>
      <p className="px-1 pt-0.5 detail leading-4.5">
        {otherwise.marginBy === 0 ? 'The margin stays as it is.' : marginWords(otherwise.marginBy)} Does it matter?{' '}
        {matterWords(otherwise, die)}
      </p>
    </section>
  );
}
