'use client';

import { useState } from 'react';
import { useClaims } from '@/components/control/parts/claims/claims';
import { keyOf } from '@/components/control/parts/keys/key-table';
import { useKeys } from '@/components/control/parts/keys/use-keys';
import { useMutation } from '@/components/control/parts/use-mutation';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { DialogClose } from '@/components/ui/dialog-close';
import { leaveTaken } from '@/lib/advice/orders/taken-sheets';
import { counted } from '@/lib/text';
import type { AcceptedUnchanged } from '@/lib/turn/orders/conflicts/accept-unchanged';
import type { Unchanged } from '@/lib/turn/orders/conflicts/unchanged-sheets';

/** The sheets that nobody else has in hand; the others are left, with the umpire's name. */
function useFree(unchanged: Unchanged): Pick<Unchanged, 'accepts' | 'leaves'> {
  const { holderOf } = useClaims();
  return leaveTaken(unchanged, (subjectId) => {
    const holder = holderOf({ kind: 'sheet', subjectId });
    return holder && !holder.isMine ? holder.label : null;
  });
}

/** Accepts in one step what says the same as before: which, beforehand; and which and why not the others, afterwards. */
export function AcceptUnchanged({ unchanged }: { unchanged: Unchanged }) {
  const { turn } = unchanged;
  const { accepts, leaves } = useFree(unchanged);
  const { isBusy, act } = useMutation();
  const [isOpen, setOpen] = useState(false);
  const [done, setDone] = useState<AcceptedUnchanged | null>(null);
  const show = () => {
    setDone(null);
    setOpen(true);
  };
  useKeys({ all: accepts.length > 0 ? show : undefined });
  const send = () =>
    act('accept-unchanged', { turn, sheets: accepts.map(({ sheetId, version }) => ({ sheetId, version })) }, setDone);
  if (accepts.length === 0 && !isOpen) return null;
  const sheets = accepts.length === 1 ? 'One sheet says' : `${counted(accepts.length, 'sheet')} say`;
  return (
    <div className="border-b border-rule px-4 py-2">
      <p className="detail">{sheets} the same as before.</p>
      <Button size="small" hint={keyOf('all')} className="mt-1" onClick={show}>
        Unchanged sheets…
      </Button>
      <Dialog
        title={done ? 'What was accepted' : 'Accept what is unchanged'}
        isOpen={isOpen}
        onOpen={setOpen}
        leaves={done ? undefined : 'Leave them'}
        actions={
          done ? (
            <DialogClose>
              <Button kind="act">Done</Button>
            </DialogClose>
          ) : (
            <Button kind="act" isBusy={isBusy} disabled={accepts.length === 0} onClick={send}>
              {accepts.length === 1 ? 'Accept this sheet' : `Accept these ${counted(accepts.length, 'sheet')}`}
            </Button>
          )
        }
      >
        {done ? (
          <>
            <Names title="Accepted" names={done.accepted} none="No sheet was accepted." />
            <Left rows={done.left} />
          </>
        ) : (
          <>
            <Names
              title="Say the same as the last accepted sheet of their team, and are at odds with nothing"
              names={accepts.map(({ teamName, asIn }) => `${teamName}, as in turn ${asIn}`)}
              none="No sheet is unchanged now."
            />
            <Left rows={leaves} />
          </>
        )}
      </Dialog>
    </div>
  );
}

const Names = ({ title, names, none }: { title: string; names: readonly string[]; none: string }) => (
  <section aria-label={title} className="mb-3">
    <h3 className="font-semibold">{title}</h3>
    {names.length === 0 && <p className="text-ink-3">{none}</p>}
    <ul className="list-disc pl-5">
      {names.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  </section>
);

const Left = ({ rows }: { rows: readonly { teamName: string; why: string }[] }) =>
  rows.length > 0 && (
    <section aria-label="To be read" className="max-h-64 overflow-y-auto">
      <h3 className="font-semibold">To be read</h3>
      <ul className="list-disc pl-5">
        {rows.map(({ teamName, why }) => (
          <li key={teamName}>
            {teamName}: {why.replace(/\.$/, '')}.
          </li>
        ))}
      </ul>
    </section>
  );
