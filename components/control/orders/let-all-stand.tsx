'use client';

import { conflictTitles } from '@/components/control/parts/sheets/conflict-words';
import { oneByOne, useMutation, useSend } from '@/components/control/parts/use-mutation';
import { Button } from '@/components/ui/button';
import type { ConflictOnDesk } from '@/lib/turn/orders/conflicts/conflicts';

/** Lets every conflict stand that is neither asked about nor let stand: where there are several, in one press. */
export function LetAllStand({ conflicts, turn }: { conflicts: readonly ConflictOnDesk[]; turn: number }) {
  const send = useSend();
  const { isBusy, run } = useMutation();
  const open = conflicts.filter(({ isAsked, exception }) => !isAsked && !exception);
  if (open.length < 2) return null;
  const letStand = () =>
    run(() =>
      oneByOne(open, ({ id, code, message }) =>
        send('accept-exception', { conflict: id, turn, text: `${conflictTitles[code]}: ${message}`.slice(0, 1000) }),
      ),
    );
  return (
    <p className="not-printed mb-3">
      <Button size="small" isBusy={isBusy} onClick={letStand}>
        Let all {open.length} stand
      </Button>
    </p>
  );
}
