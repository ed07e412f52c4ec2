'use client';

import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import type { Place } from '@/lib/geometry';

/** A square of 2 by 2 km that a row of a sheet asks to be bombed or shelled (§9), by the reference of its middle. */
export interface SquareOnSheet {
  /** `Request 1` */
  name: string;
  at: string;
  /** It is no square but the end of a row's way, which begins there; `isRead`: nobody has confirmed it. */
  way?: { from: Place; isRead: boolean };
}

/** A square that is to be drawn on the map, for a row. */
export interface SquareToDraw extends Pick<SquareOnSheet, 'name'> {
  /** Only its middle counts: where a row sends its units. */
  isPoint?: boolean;
  /** Takes the reference of its middle once it is drawn. */
  onDrawn: (at: string) => void;
}

interface Squares {
  /** Of all sheets on the pad. */
  onSheets: readonly SquareOnSheet[];
  /** The squares of a sheet now, by the name of the sheet. */
  tell: (sheet: string, squares: readonly SquareOnSheet[]) => void;
  /** The square that the map is asked to draw; null: none. */
  toDraw: SquareToDraw | null;
  /** Asks the map; null: there is no map here to draw on. */
  draw: ((square: SquareToDraw) => void) | null;
  /** The square is drawn, or it is left. */
  leave: () => void;
}

const SquaresContext = createContext<Squares | null>(null);

/** The tie between the pad and the map: the squares on the sheets, and the one that is being drawn. */
export function SquaresProvider({
  hasMap,
  onDraw,
  onLeave,
  children,
}: {
  hasMap: boolean;
  /** The map is wanted, to draw a square on it; the pad is wanted again. */
  onDraw: () => void;
  onLeave: () => void;
  children: ReactNode;
}) {
  const [sheets, setSheets] = useState<Readonly<Record<string, readonly SquareOnSheet[]>>>({});
  const [toDraw, setToDraw] = useState<SquareToDraw | null>(null);
  /** The element that asked, for the keyboard to go back to. */
  const asked = useRef<Element | null>(null);
  const tell = useCallback(
    (sheet: string, now: readonly SquareOnSheet[]) => setSheets((before) => ({ ...before, [sheet]: now })),
    [],
  );
  const squares = useMemo(
    (): Squares => ({
      onSheets: Object.values(sheets).flat(),
      tell,
      toDraw,
      draw: hasMap
        ? (square) => {
            asked.current = document.activeElement;
            setToDraw(square);
            onDraw();
          }
        : null,
      leave: () => {
        setToDraw(null);
        onLeave();
      },
    }),
    [sheets, tell, toDraw, hasMap, onDraw, onLeave],
  );
  useEffect(() => {
    if (toDraw) return;
    if (asked.current instanceof HTMLElement) asked.current.focus();
    asked.current = null;
  }, [toDraw]);
  return <SquaresContext value={squares}>{children}</SquaresContext>;
}

export function useSquares(): Squares {
  const squares = useContext(SquaresContext);
  if (!squares) throw new Error('Squares are drawn on a desk.');
  return squares;
}

/** Shows the squares of a sheet on the map, as they stand on the pad. */
export function useSquaresOf(sheet: string, squares: readonly SquareOnSheet[]): void {
  const { tell } = useSquares();
  const now = squares.filter(({ at }) => at !== '');
  const written = JSON.stringify(now);
  useEffect(() => {
    tell(sheet, JSON.parse(written));
    return () => tell(sheet, []);
  }, [tell, sheet, written]);
}

/** Has the square of a row drawn on the map. */
export function DrawSquare({ square, isDrawn }: { square: SquareToDraw; isDrawn: boolean }) {
  const { draw } = useSquares();
  if (!draw) return null;
  return (
    <Button size="small" kind="quiet" className="not-printed" onClick={() => draw(square)}>
      {isDrawn ? 'Move the square' : 'Draw the square'}
      <span className="sr-only"> of {square.name.toLowerCase()}</span>
    </Button>
  );
}
