'use client';

import { Button } from '@/components/ui/button';
import type { ControlLine } from '@/lib/desks/control/orders/orders';
import { only } from '@/lib/values';
import { marksInLine, toldAsWritten } from '@/lib/visibility/forms/order-told';
import type { LineWrite } from '@/lib/visibility/forms/order-writes';

const asWritten = (line: ControlLine): LineWrite => ({
  id: line.id,
  position: line.position,
  version: 0,
  counterIds: line.units.map((unit) => unit.id),
  grouping: line.grouping,
  supportIds: line.support.map((unit) => unit.id),
  supportText: line.supportText,
  ...only(line, toldAsWritten('control')),
});

/** The team's own draft beside the paper: Control chooses which rows are handed in. */
export function TeamDraft({
  team,
  lines,
  onTake,
}: {
  team: string;
  lines: ControlLine[];
  onTake: (lines: LineWrite[]) => void;
}) {
  return (
    <section aria-label={`Draft of ${team}`} className="w-90 shrink-0 overflow-auto border-l border-rule bg-paper p-4">
      <div className="flex items-center gap-2 pb-2">
        <h2 className="lead">The team’s own draft</h2>
        <span className="ml-auto">
          <Button size="small" onClick={() => onTake(lines.map(asWritten))}>
            Take all rows
          </Button>
        </span>
      </div>
      <p className="pb-3 aside">
        Handing in the paper sets this draft aside; the team still sees it. A row you take goes on the paper sheet.
      </p>
      <ol className="space-y-2">
        {lines.map((line, index) => (
          <li key={line.id} className="rounded-2 border border-rule bg-sheet px-3 py-2">
            <div className="flex items-baseline gap-2">
              <span className="font-mono aside">{index + 1}</span>
              <b className="min-w-0">
                {[...line.units.map((unit) => unit.name), line.grouping].filter(Boolean).join(', ') || 'no unit'}
              </b>
              <span className="ml-auto shrink-0">
                <Button
                  size="small"
                  kind="quiet"
                  aria-label={`Take row ${index + 1} of the draft`}
                  onClick={() => onTake([asWritten(line)])}
                >
                  Take
                </Button>
              </span>
            </div>
            <p className="whitespace-pre-wrap">{line.orders}</p>
            <p className="text-small text-pencil">
              {marksInLine(line).join(' · ')}
              {line.support.length + line.supportText.length > 0 &&
                ` · with ${[...line.support.map((unit) => unit.name), line.supportText].filter(Boolean).join(', ')}`}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
