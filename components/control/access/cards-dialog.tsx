'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { useToast } from '@/components/ui/toast';
import type { SeatOnDesk } from '@/lib/desks/control/access/seats';
import { counted } from '@/lib/text';
import { useMutation } from '../parts/use-mutation';

const titles = {
  ticked: 'Cards for the seats that are ticked',
  free: 'Cards for every seat that nobody has taken',
  named: 'Cards for the people who are named',
} as const;

/**
 * Makes the codes of the cards that are to be printed, after saying which cards end by it. Cards for the people who are named
 * are one press where no card ends by it.
 */
export function CardsDialog({
  seats,
  which,
  onMade,
}: {
  /** The seats that nobody holds. */
  seats: readonly SeatOnDesk[];
  /** The seats that are ticked, every seat that nobody has taken, or those for which a person is named. */
  which: keyof typeof titles;
  onMade: (codes: { seatId: string; code: string }[]) => void;
}) {
  const { isBusy, act } = useMutation();
  const say = useToast();
  const [isOpen, setOpen] = useState(false);
  const ended = seats.filter(({ hasCode }) => hasCode).length;
  const make = () =>
    act('make-codes', { seatIds: seats.map(({ id }) => id) }, ({ codes }) => {
      setOpen(false);
      if (codes.length > 0) onMade(codes);
      else say('The codes were made, and their answer was lost on its way. Make them again: the lost ones end.');
    });
  if (which === 'named' && ended === 0)
    return (
      <Button isBusy={isBusy} onClick={make}>
        Make cards for the {seats.length} named
      </Button>
    );
  return (
    <Dialog
      title={titles[which]}
      isOpen={isOpen}
      onOpen={setOpen}
      trigger={
        which === 'named' ? (
          <Button>Make cards for the {seats.length} named…</Button>
        ) : (
          <Button kind="act">Cards…</Button>
        )
      }
      leaves="Leave it"
      actions={
        <Button kind="act" isBusy={isBusy} disabled={seats.length === 0} onClick={make}>
          Make {counted(seats.length, 'card')}
        </Button>
      }
    >
      <p>
        Each card has the team, the duty, the name, the address of the console, and a code that opens the seat once.
        Eight fit on a sheet of A4 or Letter.
      </p>
      {ended > 0 && (
        <p className="mt-2 font-medium text-waiting">
          {counted(ended, 'card or link', 'cards or links')} given out before for these seats, and not used yet, will
          end.
        </p>
      )}
      {seats.length === 0 && (
        <p className="mt-2">Every seat here is taken. A seat that is taken is given out anew by its own link.</p>
      )}
    </Dialog>
  );
}
