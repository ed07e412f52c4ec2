'use client';

import { StillWriting } from '@/components/control/parts/on-time/still-writing';
import { DeskLink } from '@/components/control/parts/router';
import { clockTime } from '@/components/control/parts/time-words';
import { useMutation } from '@/components/control/parts/use-mutation';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { DialogClose } from '@/components/ui/dialog-close';
import type { MasterMap } from '@/lib/desks/control/movement/map';
import { counted, listed } from '@/lib/text';

interface Props {
  map: MasterMap;
  moved: number;
}

/** True when the teams have been told where their counters stand, and the one act that tells them. */
export function MovementState({ map, moved }: Props) {
  const { isBusy, act } = useMutation();
  if (map.movementClosedAt)
    return (
      <p className="border-b border-rule px-4 py-3 detail">
        Movement closed at {clockTime(map.movementClosedAt)}. The teams know their places; what you move now they hear
        with their report.
      </p>
    );
  const isDue = map.phase === 'movement';
  const far =
    moved === 0
      ? 'No counter has moved yet.'
      : moved === 1
        ? 'One counter has moved.'
        : `${counted(moved, 'counter')} have moved.`;
  return (
    <div className="border-b border-rule px-4 py-3">
      <p className="detail">{far} No team sees a move until movement is closed.</p>
      <div className="mt-2">
        <Dialog
          title="Close movement?"
          trigger={
            <Button data-close-movement kind={isDue ? 'act' : 'plain'} isBusy={isBusy}>
              Close movement…
            </Button>
          }
          leaves="Not yet"
          actions={
            <DialogClose>
              <Button kind="act" onClick={() => act('close-movement', { turn: map.turn })}>
                Close movement
              </Button>
            </DialogClose>
          }
        >
          <Unsettled areas={map.air.areas} />
          <p>Every team is told where its own counters stand now. This cannot be taken back.</p>
          <StillWriting />
        </Dialog>
      </div>
    </div>
  );
}

/** Names the bombing whose dice have not fallen: who is bombed on the move comes half as far (§6). */
function Unsettled({ areas }: Pick<MasterMap['air'], 'areas'>) {
  const open = areas.filter(({ isSettled }) => !isSettled).map(({ name }) => name);
  if (open.length === 0) return null;
  return (
    <p className="mb-3 text-waiting">
      Not settled yet: the bombing of {listed(open)}. Columns that are bombed come half as far, so settle it first, on
      the <DeskLink to="/air">air desk</DeskLink>.
    </p>
  );
}
