import { nanoid } from 'nanoid';
import { useState } from 'react';
import { spokenMark } from '@/components/map/side/spoken-mark';
import { Writable } from '@/components/transport/desk-transport';
import { useWrite } from '@/components/transport/send/use-write';
import { Button } from '@/components/ui/button';
import type { MarkWords } from '@/lib/visibility/forms/mark-writes';

/** The marks drawn with a message, in words and grid references. */
export function SketchInWords({ marks }: { marks: readonly MarkWords[] }) {
  if (marks.length === 0) return null;
  return (
    <ul aria-label="Drawn with it" className="mt-1 text-note text-ink-2">
      {marks.map((mark) => (
        <li key={JSON.stringify(mark)}>{spokenMark(mark)}</li>
      ))}
    </ul>
  );
}

/** The same of a message that came in, with a button that draws it on the team's own map. */
export function Sketch({ marks, from }: { marks: readonly MarkWords[]; from: string }) {
  const { isBusy, write } = useWrite();
  const [isDrawn, setDrawn] = useState(false);
  // A second press sends the same marks: they are drawn once.
  const [drawing] = useState(() => ({
    writeId: nanoid(),
    marks: marks.map((mark) => ({ ...mark, id: nanoid(), version: 0 })),
  }));
  if (marks.length === 0) return null;
  const draw = async () =>
    setDrawn(
      await write('save-marks', { marks: drawing.marks, removed: [] }, `Drawn as ${from} sent it.`, drawing.writeId),
    );
  return (
    <>
      <SketchInWords marks={marks} />
      <Writable>
        <Button size="small" className="mt-1" isBusy={isBusy} disabled={isDrawn} onClick={() => void draw()}>
          {isDrawn ? 'It is on your map' : 'Draw it on your map'}
        </Button>
      </Writable>
    </>
  );
}
