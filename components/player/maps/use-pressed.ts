import { type RefObject, useState } from 'react';
import type { MarkKind } from '@/lib/words';
import type { MarkKeeper } from './mark-keeper';
import { isBlank, type MarkHere } from './marks';

interface Parts {
  keeper: MarkKeeper;
  marks: readonly MarkHere[];
  /** Where the words of a mark are written. */
  pen: RefObject<HTMLInputElement | null>;
}

/** The thing pressed on the map, the mark that was just drawn, and the pile that is open. */
export function usePressed({ keeper, marks, pen }: Parts) {
  const [chosen, setChosen] = useState<string | null>(null);
  const [fresh, setFresh] = useState<string | null>(null);
  const [openPile, setOpenPile] = useState<string | null>(null);
  /** Leaves what was pressed; a note that has still no words goes with it. False: nothing was, and no pile lay open. */
  const leave = (): boolean => {
    const blank = marks.find((one) => one.id === chosen && isBlank(one));
    if (blank) keeper.remove(blank.id);
    setChosen(null);
    setOpenPile(null);
    return chosen !== null || openPile !== null;
  };
  return {
    chosen,
    fresh,
    openPile,
    setChosen,
    setOpenPile,
    leave,
    /** A mark was drawn: it is in hand, to be written on. */
    drawn: (kind: MarkKind, points: [number, number][]) => {
      const id = keeper.add({ kind, points, text: '', symbol: '' });
      setChosen(id);
      setFresh(id);
    },
    choose: (id: string) => {
      if (id === chosen) return pen.current?.focus();
      if (chosen) leave();
      setFresh(null);
      setChosen(id);
    },
  };
}
