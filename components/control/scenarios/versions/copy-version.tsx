import { ActForm } from '@/components/control/parts/form/act-form';
import { useActForm } from '@/components/control/parts/form/use-act-form';
import { useDeskAddress, useRouter } from '@/components/control/parts/router';
import { Dialog } from '@/components/ui/dialog';
import { text } from '@/components/ui/form/field-makers';

interface Props {
  draftId: string;
  number: number;
  onClose: () => void;
}

/** Begins another draft with the files as they stood in a version. */
export function CopyVersion({ draftId, number, onClose }: Props) {
  const { go } = useRouter();
  const address = useDeskAddress();
  const form = useActForm({
    verb: 'make-draft',
    begin: { name: '' },
    input: ({ name }) => ({ name, from: { kind: 'version', draftId, number } }),
    onDone: (made) => go(address(`/scenarios/${made.draftId}`)),
  });
  return (
    <Dialog title={`A copy of version ${number}`} isOpen onOpen={(stays) => !stays && onClose()}>
      <ActForm
        form={form}
        does="Open it"
        leaves="Leave it"
        fields={[text('name', 'Name, such as crete-1941', { maxLength: 60 })]}
      >
        <p className="text-ink-2">A scenario of its own. What is changed in it does not change this one.</p>
      </ActForm>
    </Dialog>
  );
}
