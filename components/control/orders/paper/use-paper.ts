'use client';

import { nanoid } from 'nanoid';
import { useEffect, useRef, useState } from 'react';
import { useTextKeeper } from '@/components/control/parts/use-text-keeper';
import type { Stored, TextKeeper, TextState } from '@/components/transport/keeper/text-keeper';
import type { SheetOnDesk } from '@/lib/desks/control/orders/orders';
import type { LineWrite } from '@/lib/visibility/forms/order-writes';
import { type PaperSheet, paperRow, paperSheet, writtenRows } from './paper-sheet';

/** The rows of a paper sheet, and who typed them in. */
interface Words {
  lines: LineWrite[];
  by: string;
}

export interface Paper {
  desk: PaperSheet;
  setDesk: (desk: PaperSheet) => void;
  keeper: TextKeeper<Words>;
  saved: TextState<Words>;
}

/** The fields of a row, in one order: the database gives them back in another. */
const fields = Object.keys(paperRow('', 0)).sort();
const isSame = (a: Words, b: Words): boolean => JSON.stringify(a.lines, fields) === JSON.stringify(b.lines, fields);

const storedOf = (paper: SheetOnDesk['paper']): Stored<Words> => ({
  words: { lines: paper?.lines ?? [], by: paper?.by ?? '' },
  version: paper?.version ?? 0,
});

/** Holds a paper sheet that is typed in, and saves it 0.4 s after the last key and when the page is left. */
export function usePaper({ team, turn, paper }: SheetOnDesk): Paper {
  const [keeper, saved] = useTextKeeper(
    {
      verb: 'save-paper-sheet',
      id: `${team.key} ${turn}`,
      pauseMs: 400,
      isSame,
      input: ({ words, version }) => ({ teamKey: team.key, turn, lines: words.lines, version }),
      storedOf,
    },
    paper,
  );
  const [desk, setDesk] = useState(() => paperSheet(saved.words.lines, nanoid));
  const onPaper = useRef(saved.words);

  useEffect(() => {
    if (saved.words === onPaper.current) return;
    onPaper.current = saved.words;
    const taken = paperSheet(saved.words.lines, nanoid);
    setDesk((was) => ({ ...taken, row: Math.min(was.row, taken.rows.length - 1), column: was.column }));
  }, [saved.words]);

  return {
    desk,
    setDesk: (next) => {
      setDesk(next);
      const words = { lines: writtenRows(next), by: '' };
      if (isSame(words, onPaper.current)) return;
      onPaper.current = words;
      keeper.write(words);
    },
    keeper,
    saved,
  };
}
