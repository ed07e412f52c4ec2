'use client';

import { type RefObject, useState } from 'react';
import type { MapData } from '@/components/map/core/map-data';
import type { MapHandle } from '@/components/map/core/map-handle';
import { isInFrame, type Place, round } from '@/lib/geometry';
import { counted } from '@/lib/text';
import { isLine, markPointsAtMost } from '@/lib/visibility/forms/mark-form';
import type { MarkKind } from '@/lib/words';

/** The tool in hand: a pencil for one kind of mark, the ruler, or the template of a square. */
export type Tool = MarkKind | 'measure' | 'square';

/** The pencils and the ruler, each with its key. */
export const tools: readonly { tool: Tool; word: string; key: string }[] = [
  { tool: 'symbol', word: 'Mark', key: 'K' },
  { tool: 'arrow', word: 'Arrow', key: 'A' },
  { tool: 'boundary', word: 'Boundary', key: 'B' },
  { tool: 'note', word: 'Note', key: 'N' },
  { tool: 'measure', word: 'Measure', key: 'M' },
];

export interface Pencil {
  tool: Tool | null;
  /** The points put so far. */
  points: readonly Place[];
  /** The same of every line that is begun: with another tool in hand it waits for its own. */
  begun: readonly (readonly Place[])[];
  /** Where the keyboard stands; null while the pointer draws. */
  cross: Place | null;
  /** The measure lies there as it was taken. */
  isDone: boolean;
  trouble: string | null;
  /** Takes it in hand, and the line that was begun with it; what is in hand already is laid down. */
  take(tool: Tool): void;
  /** Takes it in hand, whatever was in hand. */
  begin(tool: Tool): void;
  /** Puts a point. One on the last one ends the line. */
  put(place: Place): void;
  /** Shows a line that is being dragged, from where the last point is. */
  sketch(line: readonly Place[]): void;
  /** Draws a line that was dragged; of a mark with one point, where the drag ended. */
  draw(line: readonly Place[]): void;
  /** Puts a point where the cross stands: at first in the middle of the map. */
  putAtCross(): void;
  moveCross(east: number, north: number): void;
  finish(): void;
  /** Takes the last point back; without one, lays the pencil down. */
  back(): void;
  layDown(): void;
}

interface Parts {
  view: RefObject<MapHandle | null>;
  mapData: MapData | null;
  onDrawn: (kind: MarkKind, points: [number, number][]) => void;
  /** Takes a square by its middle. Says why it cannot lie there; null: it does. */
  onSquare: (middle: Place) => string | null;
}

/** Nearer than this to the last point means that point, px. */
const samePx = 10;

const onPaper = ({ x, y }: Place): Place => ({ x: round(x), y: round(y) });

/** True when one point does not end it. */
export const needsMore = (tool: Tool) => tool === 'measure' || (tool !== 'square' && isLine(tool));

/** Drawing on the map, point by point, the same by pointer, finger and key. */
export function usePencil({ view, mapData, onDrawn, onSquare }: Parts): Pencil {
  const [tool, setTool] = useState<Tool | null>(null);
  const [lines, setLines] = useState<Partial<Record<Tool, readonly Place[]>>>({});
  const [cross, setCross] = useState<Place | null>(null);
  const [isDone, setDone] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);

  const points = (tool && lines[tool]) ?? [];
  const setPoints = (put: readonly Place[]) => tool && setLines({ ...lines, [tool]: put });
  const isSame = (one: Place, other: Place) => {
    if (!view.current) return false;
    const a = view.current.whereIs(one);
    const b = view.current.whereIs(other);
    return Math.hypot(a.x - b.x, a.y - b.y) < samePx;
  };
  const clear = (next: Tool | null) => {
    setTool(next);
    setLines(({ measure: _, ...kept }) => kept);
    setCross(null);
    setDone(false);
    setTrouble(null);
  };
  const end = (drawn: readonly Place[]) => {
    if (tool === null || tool === 'square') return;
    if (needsMore(tool) && drawn.length < 2) return setTrouble('Put a second point first.');
    if (tool === 'measure') return setDone(true);
    onDrawn(
      tool,
      drawn.map(({ x, y }) => [x, y]),
    );
    setPoints([]);
    clear(null);
  };
  const onMap = (line: readonly Place[]) => line.map(onPaper).filter((at) => mapData && isInFrame(mapData.frame, at));
  const put = (place: Place) => {
    if (tool === null) return;
    const at = onPaper(place);
    if (!mapData || !isInFrame(mapData.frame, at)) return setTrouble('That lies off the map. Put it on the map.');
    if (tool === 'square') {
      const fault = onSquare(at);
      return fault ? setTrouble(fault) : clear(null);
    }
    setTrouble(null);
    if (!needsMore(tool)) return end([at]);
    if (isDone) {
      setDone(false);
      return setPoints([at]);
    }
    const last = points.at(-1);
    if (last && isSame(last, at)) return end(points);
    if (points.length === markPointsAtMost)
      return setTrouble(`A line has at most ${counted(markPointsAtMost, 'point')}. End it here.`);
    setPoints([...points, at]);
  };

  const crossOrMiddle = (): Place | null => {
    if (cross) return cross;
    if (!view.current) return null;
    const last = points.at(-1);
    return last && view.current.isInSight(last, 10) ? last : onPaper(view.current.middle());
  };
  const setCrossInSight = (at: Place) => {
    setCross(at);
    if (view.current && !view.current.isInSight(at)) view.current.show(at);
  };

  return {
    tool,
    points,
    begun: Object.values(lines).filter(({ length }) => length > 0),
    cross,
    isDone,
    trouble,
    take: (next) => clear(next === tool ? null : next),
    begin: clear,
    put: (place) => {
      setCross(null);
      put(place);
    },
    sketch: (line) => tool && needsMore(tool) && setPoints(onMap(line)),
    draw: (line) => {
      if (tool && !needsMore(tool)) return put(line.at(-1)!);
      setPoints(onMap(line));
      end(onMap(line));
    },
    putAtCross: () => {
      const at = crossOrMiddle();
      if (!at) return;
      if (cross) put(at);
      setCrossInSight(at);
    },
    moveCross: (east, north) => {
      const at = crossOrMiddle();
      if (at) setCrossInSight(onPaper({ x: at.x + east, y: at.y + north }));
    },
    finish: () => end(points),
    back: () => {
      setTrouble(null);
      setDone(false);
      if (points.length === 0) clear(null);
      else setPoints(points.slice(0, -1));
    },
    layDown: () => clear(null),
  };
}
