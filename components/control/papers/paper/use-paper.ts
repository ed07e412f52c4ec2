'use client';

import { useEffect, useRef, useState } from 'react';
import { saveOutcome } from '@/components/transport/keeper/save-outcome';
import type { Result } from '@/lib/result';
import type { LineWrite } from '@/lib/visibility/forms/order-form';
import { type PaperSheet, paperSheet, writtenRows } from './paper-sheet';

const pauseMs = 400;
/** Between tries while the server does not answer. */
const retryMs = 3000;

/** The paper sheet as the server keeps it. */
export interface KeptPaper {
  lines: LineWrite[];
  version: number;
  by: string;
}

/** `lost`: nobody answers, it is tried again; `refused`: it is not, until something else is typed. */
export type Keeping = 'kept' | 'writing' | 'lost' | 'refused' | 'theirs';

export interface Paper {
  desk: PaperSheet;
  setDesk: (desk: PaperSheet) => void;
  keeping: Keeping;
  /** Why it was not kept, where `keeping` is `refused`. */
  refusal: string | null;
  /** What another hand kept meanwhile, where `keeping` is `theirs`. */
  theirs: KeptPaper | null;
  takeTheirs: () => void;
  keepMine: () => void;
  /** The version the server keeps. */
  keptVersion: () => number;
  /** No more is kept while the sheet is being handed in or put away; `false` goes on keeping where that was refused. */
  close: (isClosed: boolean) => void;
}

/** Holds the desk and keeps it on the server 0.4 s after the last key, and when the page is left. */
export function usePaper(
  first: KeptPaper | null,
  newId: () => string,
  save: (lines: LineWrite[], version: number) => Promise<Result<{ version: number }>>,
): Paper {
  const [desk, setDesk] = useState(() => paperSheet(first?.lines ?? [], newId));
  const [keeping, setKeeping] = useState<Keeping>('kept');
  const [refusal, setRefusal] = useState<string | null>(null);
  const [theirs, setTheirs] = useState<KeptPaper | null>(null);
  const kept = useRef({ words: JSON.stringify(writtenRows(desk)), version: first?.version ?? 0 });
  const isSaving = useRef(false);
  const isClosed = useRef(false);
  const latest = useRef({ desk, keep });
  latest.current = { desk, keep };

  async function keep(): Promise<void> {
    const lines = writtenRows(latest.current.desk);
    const words = JSON.stringify(lines);
    if (isClosed.current || isSaving.current || words === kept.current.words) return;
    isSaving.current = true;
    const answer = await save(lines, kept.current.version);
    isSaving.current = false;
    const fate = saveOutcome(answer);
    setRefusal(fate.kind === 'refused' ? fate.message : null);
    if (fate.kind === 'kept') {
      kept.current = { words, version: fate.value.version };
      setKeeping('kept');
      await latest.current.keep();
    } else if (fate.kind === 'theirs') {
      setTheirs((fate.theirs as KeptPaper | null) ?? { lines: [], version: 0, by: '' });
      setKeeping('theirs');
    } else setKeeping(fate.kind === 'refused' ? 'refused' : 'lost');
  }

  const words = JSON.stringify(writtenRows(desk));
  useEffect(() => {
    if (isClosed.current || words === kept.current.words || theirs) return;
    setKeeping((was) => (was === 'lost' ? was : 'writing'));
    const pause = setTimeout(() => latest.current.keep(), pauseMs);
    return () => clearTimeout(pause);
  }, [words, theirs]);
  useEffect(() => {
    if (keeping !== 'lost') return;
    const again = setInterval(() => latest.current.keep(), retryMs);
    return () => clearInterval(again);
  }, [keeping]);
  useEffect(() => () => void latest.current.keep(), []);

  useEffect(() => {
    if (!first || first.version <= kept.current.version || isSaving.current) return;
    if (JSON.stringify(writtenRows(latest.current.desk)) !== kept.current.words) return;
    const taken = paperSheet(first.lines, newId);
    kept.current = { words: JSON.stringify(writtenRows(taken)), version: first.version };
    setDesk((was) => ({ ...taken, row: Math.min(was.row, taken.rows.length - 1), column: was.column }));
  }, [first, newId]);

  return {
    desk,
    setDesk,
    keeping,
    refusal,
    theirs,
    takeTheirs: () => {
      if (!theirs) return;
      const taken = paperSheet(theirs.lines, newId);
      kept.current = { words: JSON.stringify(writtenRows(taken)), version: theirs.version };
      setDesk(taken);
      setTheirs(null);
      setKeeping('kept');
    },
    keepMine: () => {
      if (!theirs) return;
      kept.current = { words: '', version: theirs.version };
      setTheirs(null);
      void keep();
    },
    keptVersion: () => kept.current.version,
    close: (isShut) => {
      isClosed.current = isShut;
    },
  };
}
