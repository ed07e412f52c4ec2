import { DeskLink } from '@/components/control/parts/router';
import { Dialog } from '@/components/ui/dialog';
import { DialogClose } from '@/components/ui/dialog-close';
import { LetterBody } from '@/components/ui/letter-body';
import { StaffSignal } from '@/components/ui/staff-signal';
import type { TrySteps } from '@/lib/desks/control/scenarios/try-steps';

/** The same battle as each side was told it, and what to read next. */
export function TwoLetters({ letters, onClose }: { letters: TrySteps['letters']; onClose: () => void }) {
  return (
    <Dialog
      title="The same battle, from both sides"
      isOpen
      onOpen={(isOpen) => isOpen || onClose()}
      leaves="Close"
      isWide
      isToRead
    >
      <ul className="grid gap-4 md:grid-cols-2">
        {letters.map(({ key, to, sender, gameTime, heading, body }) => (
          <li key={key} className="rounded-2 border border-rule">
            <StaffSignal from={sender} to={to} time={gameTime} heading={heading}>
              <LetterBody body={body} />
            </StaffSignal>
          </li>
        ))}
      </ul>
      <h3 className="mt-4 font-semibold">What to read next</h3>
      <ul className="mt-1 list-disc space-y-1 pl-5">
        {readNext.map(([path, name, what]) => (
          <li key={path}>
            <DialogClose>
              <DeskLink to={path} className="text-link underline">
                {name}
              </DeskLink>
            </DialogClose>
            : {what}
          </li>
        ))}
      </ul>
      <p className="mt-4">
        That was the turn. <i>Delete this practice</i>, in the black bar at the top, leads back to your own game.
      </p>
    </Dialog>
  );
}

const readNext = [
  ['/briefings', 'Role briefings', 'a page for each role of Control.'],
  ['/train', 'Train the rules', 'twenty cases to decide blind, each with its ruling.'],
  ['/rulebook', 'Rulebook', 'how this game reads the rules where the book leaves it open.'],
  ['/rulebook/console', 'How the console plays a team', 'the rules of thumb of its staffs.'],
  ['/ledger', 'Ledger', 'everything you did in this turn, with who, when and why.'],
] as const;
