'use client';

import { ActForm } from '@/components/control/parts/form/act-form';
import { useActForm } from '@/components/control/parts/form/use-act-form';
import { text } from '@/components/ui/form/field-makers';
import { useToast } from '@/components/ui/toast';

/** The name of the hall's network: the projector shows it until the game begins. */
export function NetworkForm({ network }: { network: string }) {
  const say = useToast();
  const form = useActForm({
    verb: 'name-network',
    begin: { network },
    input: (values) => ({ ...values, was: network }),
    onDone: () => say('The projector shows it until the game begins.'),
  });
  return (
    <section aria-label="Network of the hall">
      <h2 className="mb-2 lead">Network of the hall</h2>
      <ActForm
        form={form}
        does="Show it"
        isPlain
        isWhole={form.values.network.trim() !== network}
        fields={[text('network', 'Name of the network', { maxLength: 32 })]}
      />
    </section>
  );
}
