import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import type { SeatOnDesk } from '@/lib/desks/control/access/seats';

/** A seat whose browser is to be signed out: by a new link, or because the seat is revoked. `name`: the seat's, with its team. */
export interface SeatEnding {
  seat: SeatOnDesk;
  id: string;
  name: string;
  how: 'newLink' | 'revoke';
}

/** Asks before a seat is taken from the browser that holds it. */
export function EndSeatDialog({
  ending,
  isBusy,
  onLeave,
  onRevoke,
  onReissue,
}: {
  ending: SeatEnding | null;
  isBusy: boolean;
  onLeave: () => void;
  onRevoke: (ending: SeatEnding) => void;
  onReissue: (ending: SeatEnding) => void;
}) {
  const isNewLink = ending?.how === 'newLink';
  const who = ending?.seat.person || 'The person who sits there';
  return (
    <Dialog
      title={ending ? `${isNewLink ? 'Make a new link for' : 'Revoke'} ${ending.name}?` : ''}
      isOpen={ending !== null}
      onOpen={(isOpen) => !isOpen && onLeave()}
      leaves="Keep the seat"
      actions={
        <Button kind="act" isBusy={isBusy} onClick={() => ending && (isNewLink ? onReissue(ending) : onRevoke(ending))}>
          {isNewLink ? 'Make the new link' : 'Revoke the seat'}
        </Button>
      }
    >
      <p>
        {isNewLink
          ? `${who} is signed out at once, and needs the new link to come back. What was written from the seat stays.`
          : 'Its browser is signed out at its next request, and its link opens nothing more. What was written from it stays. A new link gives the seat out again.'}
      </p>
    </Dialog>
  );
}
