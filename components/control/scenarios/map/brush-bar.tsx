import { keyOf } from '@/components/control/parts/keys/key-table';
import { Button } from '@/components/ui/button';
import { Toggle } from '@/components/ui/toggle';
import { leastPoints, type Path } from '@/lib/drawing/shape';
import { counted } from '@/lib/text';
import { type Brush, brushes } from './layers';

interface Props {
  brush: Brush | null;
  /** The points under the pencil. */
  sketch: Path;
  snaps: boolean;
  onBrush: (brush: Brush | null) => void;
  onSnaps: (snaps: boolean) => void;
  onDone: () => void;
}

/** The tools of the map: what is drawn next, and the way to end it. */
export function BrushBar({ brush, sketch, snaps, onBrush, onSnaps, onDone }: Props) {
  const least = brush ? leastPoints[brush.shape] : 0;
  return (
    <div role="toolbar" aria-label="Drawing" className="flex flex-wrap items-end gap-x-3 gap-y-2">
      {brushes.map(({ group, brushes: of }) => (
        <fieldset key={group} className="min-w-0">
          <legend className="font-cond aside">{group}</legend>
          <div className="flex max-w-full overflow-x-auto rounded-2 border border-rule bg-sheet p-0.5 [&>*]:shrink-0">
            {of.map((one) => (
              <Toggle key={one.label} isOn={one === brush} onPick={() => onBrush(one === brush ? null : one)}>
                <span className="whitespace-nowrap">{one.label}</span>
              </Toggle>
            ))}
          </div>
        </fieldset>
      ))}
      <Toggle isOn={snaps} onPick={() => onSnaps(!snaps)}>
        Snap to what is there
      </Toggle>
      {brush && (
        <>
          {brush.shape !== 'point' && (
            <Button kind="act" hint={keyOf('send')} disabled={sketch.length < least} onClick={onDone}>
              Finish
            </Button>
          )}
          <Button hint={keyOf('leave')} onClick={() => onBrush(null)}>
            {brush.shape === 'point' || sketch.length === 0 ? 'Put the tool away' : 'Leave it'}
          </Button>
          <p role="status" className="self-center text-note text-ink-3">
            {brush.shape === 'point'
              ? `Press where the ${brush.label.toLowerCase()} is.`
              : `${counted(sketch.length, 'point')}; ${counted(least, 'point')} or more.`}
          </p>
        </>
      )}
    </div>
  );
}
