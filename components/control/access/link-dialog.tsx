'use client';

import { useHandedOrigin } from '@/components/control/parts/desk-context';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { DialogClose } from '@/components/ui/dialog-close';
import { QrPicture } from '@/components/ui/qr-picture';
import { joinLink, printedCode } from './seat-words';

/** The link of a seat, as a QR code, an address and a code to type. It is shown this once. */
export function LinkDialog({ given, onClose }: { given: GivenLink | null; onClose: () => void }) {
  return given && <LinkShown given={given} onClose={onClose} />;
}

interface GivenLink {
  name: string;
  code: string;
}

function LinkShown({ given, onClose }: { given: GivenLink; onClose: () => void }) {
  const origin = useHandedOrigin();
  const link = joinLink(origin, given.code);
  return (
    <Dialog
      title={`A link for ${given.name}`}
      isOpen
      onOpen={(isOpen) => !isOpen && onClose()}
      isWide
      actions={
        <DialogClose>
          <Button kind="act">Done</Button>
        </DialogClose>
      }
    >
      <div className="flex flex-wrap gap-6">
        <QrPicture text={link} label={`QR code of the link for ${given.name}`} />
        <div className="min-w-0 flex-1 space-y-3">
          <div>
            <p className="mb-1 text-ink-3">Code to type at {origin}</p>
            <p className="font-mono text-head tracking-wide" data-code>
              {printedCode(given.code)}
            </p>
          </div>
          <div>
            <p className="mb-1 text-ink-3">Link</p>
            <p className="font-mono break-all select-all">{link}</p>
          </div>
          <p className="text-ink-2">
            It opens the seat once, for one browser, and is shown only now. The person who held the seat before is
            signed out at once; what they wrote is kept.
          </p>
        </div>
      </div>
    </Dialog>
  );
}
