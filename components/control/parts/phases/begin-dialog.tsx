'use client';

import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { DialogClose } from '@/components/ui/dialog-close';
import { DeskLink } from '../router';

/** The points for Game Control before the game begins, a sentence each, with the way to change them. */
export function BeginDialog({
  left,
  isBusy,
  onBegin,
  onLeave,
}: {
  left: readonly string[];
  isBusy: boolean;
  onBegin: () => void;
  onLeave: () => void;
}) {
  return (
    <Dialog
      title="Begin the game?"
      isOpen
      onOpen={(isOpen) => isOpen || onLeave()}
      actions={
        <>
          <Button kind="act" isBusy={isBusy} onClick={onBegin}>
            Begin the game
          </Button>
          <DialogClose>
            <Button>Wait</Button>
          </DialogClose>
        </>
      }
    >
      <ul aria-label="Before it begins" className="max-h-64 list-disc space-y-1 overflow-y-auto pl-5">
        {left.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <p className="mt-3 text-ink-2">
        Who plays a team can be changed at any time, under{' '}
        <DialogClose>
          <DeskLink to="/setup/teams">Teams</DeskLink>
        </DialogClose>
        .
      </p>
    </Dialog>
  );
}
