import { type ReactElement, type ReactNode, useState } from 'react';
import { check } from '@/components/transport/send/send';
import { Dialog } from '@/components/ui/dialog';
import type { Pressed } from '@/components/ui/dialog-close';
import type { TakenBack } from '@/lib/desks/control/undo/may-take-back';
import type { Result } from '@/lib/result';
import { ReasonDialog } from '../reason-dialog';
import { useRouter } from '../router';

interface TakeBackProps {
  title: string;
  /** The thing to take back. */
  what: TakenBack;
  trigger: ReactElement<Pressed>;
  act: (reason: string) => Promise<Result<unknown>>;
  children: ReactNode;
}

/** A card to take something back. The console is asked first: what cannot be taken back now is not offered, and the card says why. */
export function TakeBack({ title, what, trigger, act, children }: TakeBackProps) {
  const { seatId } = useRouter();
  const [isOpen, setOpen] = useState(false);
  const [whyNot, setWhyNot] = useState<string | null>(null);
  const open = async (is: boolean) => {
    // Where nobody answers it is offered: the act itself says why it is not done.
    if (is) setWhyNot((await check(seatId, 'may-take-back', what))?.whyNot ?? null);
    setOpen(is);
  };
  const card = { title, trigger, isOpen, onOpen: open };
  if (whyNot === null)
    return (
      <ReasonDialog {...card} does="Take it back" act={act}>
        {children}
      </ReasonDialog>
    );
  return (
    <Dialog {...card} leaves="Leave it">
      <p>{whyNot}</p>
    </Dialog>
  );
}
