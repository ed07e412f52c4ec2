import { ActForm } from '@/components/control/parts/form/act-form';
import { useActForm } from '@/components/control/parts/form/use-act-form';
import { Dialog } from '@/components/ui/dialog';
import { text } from '@/components/ui/form/field-makers';
import type { DraftVersion } from '@/lib/desks/control/scenarios/draft-versions';

interface Props {
  draftId: string;
  of: DraftVersion;
  onClose: () => void;
}

/** Gives a version a name, by which it is found again. */
export function NameVersion({ draftId, of: { number, name, what }, onClose }: Props) {
  const was = name ?? '';
  const form = useActForm({
    verb: 'name-version',
    begin: { name: was },
    input: (values) => ({ draftId, number, name: values.name, was }),
    onDone: onClose,
  });
  return (
    <Dialog title={`Name version ${number}`} isOpen onOpen={(stays) => !stays && onClose()}>
      <ActForm
        form={form}
        does="Name it"
        leaves="Leave it"
        fields={[text('name', 'Name, such as before the map was redrawn', { maxLength: 60 })]}
      >
        <p className="text-ink-2">{what}. Without a name it stays in the list all the same.</p>
      </ActForm>
    </Dialog>
  );
}
