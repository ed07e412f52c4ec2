import { Button } from './button';
import { useNotedOpen } from './open-dialogs';

/**
 * Says what is on its way over a slow line, in the midst of the window; `onAgain`: the line is away, and it can be asked
 * for at once.
 */
export function OnItsWay({ what, onAgain }: { what: string; onAgain: (() => void) | null }) {
  useNotedOpen(true);
  return (
    <div
      role="dialog"
      aria-label={what}
      aria-busy
      className="on-desk fixed top-1/2 left-1/2 z-40 -translate-x-1/2 -translate-y-1/2 px-4 py-3 text-ink-2"
    >
      <p role="status">{onAgain ? `“${what}” comes when the line is back.` : `“${what}” is on its way …`}</p>
      {onAgain && (
        <Button size="small" onClick={onAgain}>
          Try now
        </Button>
      )}
    </div>
  );
}
