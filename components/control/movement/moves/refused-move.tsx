'use client';

import { ActForm } from '@/components/control/parts/form/act-form';
import { keyOf } from '@/components/control/parts/keys/key-table';
import { reasonField } from '@/components/control/parts/reason-field';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { useForm } from '@/components/ui/form/use-form';
import type { Instead } from './use-move-writes';

interface Props {
  held: {
    message: string;
    /** The same place by road, where nothing speaks against it; null: there is no such way. */
    instead?: Instead | null;
    overrule: (reason: string) => void;
    leave: () => void;
  };
}

/** A move that was refused unless Control says why it goes all the same. */
export function RefusedMove({ held: { message, instead = null, overrule, leave } }: Props) {
  const form = useForm({ begin: { reason: '' }, send: ({ reason }) => overrule(reason.trim()) });
  return (
    <Dialog title="It cannot move" isOpen onOpen={(isOpen) => !isOpen && leave()}>
      <p className="mb-3">{message}</p>
      {instead && (
        <div className="mb-4 flex items-center gap-3 rounded-2 border border-rule bg-paper px-3 py-2">
          <p className="flex-1 detail">{instead.words}</p>
          <Button kind="act" hint={keyOf('open')} onClick={instead.go}>
            By road
          </Button>
        </div>
      )}
      <ActForm
        form={form}
        does="Move it all the same"
        leaves="Leave it where it is"
        isPlain={instead !== null}
        isWhole={form.values.reason.trim() !== ''}
        fields={[reasonField()]}
      />
    </Dialog>
  );
}
