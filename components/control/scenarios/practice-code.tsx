import { buttonLook } from '@/components/ui/button-look';
import { Dialog } from '@/components/ui/dialog';

/** The way into a practice game, shown once. `code`: null shows nothing. */
export function PracticeCode({ code, onClose }: { code: string | null; onClose: () => void }) {
  return (
    <Dialog
      title="The practice game is open"
      isOpen={code !== null}
      onOpen={(isOpen) => !isOpen && onClose()}
      leaves="Stay here"
      actions={
        <a href={`/join/${code}`} target="_blank" rel="noreferrer" className={buttonLook('act')}>
          Take its Control seat
        </a>
      }
    >
      <p>
        It has seats, a clock and a map of its own. Nothing that happens there touches this game. This link works once.
        Whoever plays in this game cannot sit there.
      </p>
    </Dialog>
  );
}
