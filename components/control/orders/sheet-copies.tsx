'use client';

import { ReadBy } from '@/components/control/parts/reports/read-by';
import { clockTime } from '@/components/control/parts/time-words';
import { useMutation } from '@/components/control/parts/use-mutation';
import { Button } from '@/components/ui/button';
import type { CopyOnDesk } from '@/lib/desks/control/orders/copies';
import { meansWords } from '@/lib/visibility/forms/message-form';

/** Copies the team asked to be carried to other HQs: each waits until Control delivers it. */
export function SheetCopies({ copies }: { copies: CopyOnDesk[] }) {
  const { isBusy, act } = useMutation();
  return (
    <div>
      <h2 className="cap mb-1">Copies for other HQs</h2>
      <ul className="space-y-1.5">
        {copies.map((copy) => (
          <li key={copy.id} className="flex items-center gap-2">
            <span>
              <b>{copy.toName}</b> {meansWords(copy.means)}
            </span>
            <span className="aside">asked {clockTime(copy.requestedAt)}</span>
            <span className="ml-auto">
              {copy.deliveredAt ? (
                <span className="aside">
                  delivered {clockTime(copy.deliveredAt)}, <ReadBy readBy={copy.readBy} none="not read yet" />
                </span>
              ) : (
                <Button
                  size="small"
                  isBusy={isBusy}
                  aria-label={`Deliver the copy to ${copy.toName}`}
                  onClick={() => act('deliver-copy', { copyId: copy.id })}
                >
                  Deliver
                </Button>
              )}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
