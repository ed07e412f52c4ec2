import { trayOf } from './lay-around';
import type { StackGroup } from './stack';

/** The ground of an opened pile; `beneath`: how many of its neighbours lie under it until it is closed. */
export function Tray({ pile, beneath }: { pile: StackGroup; beneath: number }) {
  const box = trayOf(pile);
  return (
    <>
      <rect className="tray" {...box} rx={6} />
      {beneath > 0 && (
        <text className="tray-words" x={box.x + box.width - 8} y={box.y + box.height - 8} textAnchor="end">
          {beneath === 1 ? 'One more lies beneath' : `${beneath} more lie beneath`}
        </text>
      )}
    </>
  );
}
