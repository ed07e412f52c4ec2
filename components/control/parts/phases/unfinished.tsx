'use client';

import { phaseNames } from '@/components/control/parts/phase-times';
import { LeaveSilent } from '@/components/control/parts/phases/leave-silent';
import { ReasonDialog } from '@/components/control/parts/reason-dialog';
import { DeskLink } from '@/components/control/parts/router';
import { useMutation, useSend } from '@/components/control/parts/use-mutation';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { DialogClose } from '@/components/ui/dialog-close';
import type { Refusal } from '@/lib/result';
import type { Blocker } from '@/lib/turn/sequence/turn-blockers';
import type { Phase } from '@/lib/words';

/**
 * The work that is not done, a sentence each, and the phase to which Game Control wants to go all the same; `to` null:
 * the end of the turn. `turn` and `phase` are those it was asked in: what somebody else does meanwhile is refused.
 */
export interface Unfinished {
  turn: number;
  phase: Phase;
  to: Phase | null;
  /** `path`: the desk it is done at. */
  left: NonNullable<Refusal['problems']>;
}

/** The desks by their addresses. */
const deskNames: Readonly<Record<string, string>> = {
  '/orders': 'Orders',
  '/map': 'Map',
  '/combats': 'Combats',
  '/air': 'Air',
  '/reports': 'Reports',
  '/messages': 'Messages',
} satisfies Record<`/${Blocker['desk']}`, string>;

interface Props {
  unfinished: Unfinished;
  onLeave: () => void;
  /** The teams whose drafts were taken as they lay. */
  onMoved: (taken: readonly string[]) => void;
  onEnded: (ended: { isOver: boolean }) => void;
  /** Silent teams have been left as they are. */
  onLeft: () => void;
}

/** Says what is not done before the next phase begins or the turn ends; the end of a turn then needs a reason (§4). */
export function UnfinishedDialog({ unfinished: { turn, phase, to, left }, onLeave, onMoved, onEnded, onLeft }: Props) {
  const send = useSend();
  const { isBusy, act } = useMutation();
  const list = (
    <>
      <ul aria-label="Unfinished" className="mb-4 max-h-64 list-disc space-y-1 overflow-y-auto pl-5">
        {left.map(({ path, message }) => (
          <li key={message}>
            {message}{' '}
            <DeskLink to={path} onClick={onLeave} className="font-medium text-link">
              {deskNames[path] ?? 'Open the desk'}
            </DeskLink>
          </li>
        ))}
      </ul>
      <LeaveSilent turn={turn} onLeft={onLeft} />
    </>
  );
  const onOpen = (isOpen: boolean) => isOpen || onLeave();
  if (to === null)
    return (
      <ReasonDialog
        title={`Turn ${turn} is not finished`}
        isOpen
        onOpen={onOpen}
        leaves={`Go on with turn ${turn}`}
        does="End it all the same"
        label="Reason to end it all the same"
        act={(reason) => send('end-turn', { turn, reason })}
        then={onEnded}
      >
        {list}
      </ReasonDialog>
    );
  const goOn = () =>
    act('move-phase', { from: phase, to }, ({ taken }) => {
      onLeave();
      onMoved(taken);
    });
  return (
    <Dialog
      title={`${phaseNames[phase]}: not everything is done`}
      isOpen
      onOpen={onOpen}
      actions={
        <>
          <Button kind="act" isBusy={isBusy} onClick={goOn}>
            Go on to {phaseNames[to].toLowerCase()} all the same
          </Button>
          <DialogClose>
            <Button>Stay</Button>
          </DialogClose>
        </>
      }
    >
      {list}
    </Dialog>
  );
}
