'use client';

import { useLayoutEffect, useRef, useState } from 'react';
import type { ReportOnDesk } from '@/lib/desks/control/reports/reports';
import type { Mark } from '@/lib/visibility/guard/guard';
import { addSentence, type Edited, itemTold, paragraphAt, partAt, partsOf, replaceSpan, sayAt } from './text-editing';

/** Holds the pen in the text of a report: where it stands, the item it writes about, and what is put in at it. */
export function usePen(body: string, items: ReportOnDesk['items'], write: (body: string) => void) {
  const [caret, setCaret] = useState(0);
  const pen = useRef<HTMLTextAreaElement>(null);
  const goTo = useRef<number | null>(null);

  const select = (from: number, to: number) => {
    pen.current?.focus();
    pen.current?.setSelectionRange(from, to);
  };
  // The pen goes where it was sent once the text it goes to is there.
  useLayoutEffect(() => {
    if (goTo.current === null || !pen.current) return;
    select(goTo.current, goTo.current);
    goTo.current = null;
  });
  const put = ({ body: became, caret: at }: Edited) => {
    goTo.current = at;
    write(became);
    setCaret(at);
  };
  const title = partAt(body, caret)?.title;
  return {
    pen,
    caret,
    setCaret,
    item: items.find((candidate) => candidate.title === title) ?? itemTold(paragraphAt(body, caret), items) ?? items[0],
    say: (words: string) => put(sayAt(body, pen.current?.selectionEnd ?? body.length, words)),
    /** Writes what the guard suggests for a mark. */
    putRight: (mark: Mark) => {
      if (!mark.suggestion) return;
      if (mark.at) return put(replaceSpan(body, mark.at, mark.suggestion));
      const fight = items.find(({ id }) => id === mark.combatId);
      put(addSentence(body, fight?.title ?? '', mark.suggestion, mark.kind === 'missingLetter'));
    },
    show: ({ at }: Mark) => at && select(...at),
    /** Goes to the part of the text with that title. */
    toPart: (name: string) => {
      const part = partsOf(body).find((candidate) => candidate.title === name);
      if (!part) return;
      select(part.from, part.from);
      setCaret(part.from);
    },
  };
}
