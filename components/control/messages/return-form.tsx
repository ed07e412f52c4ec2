import { ActForm } from '@/components/control/parts/form/act-form';
import { useActForm } from '@/components/control/parts/form/use-act-form';
import { choice, lines, named } from '@/components/ui/form/field-makers';
import type { MessagesDesk } from '@/lib/desks/control/messages/messages';

/** Control sends the return of an HQ in its stead: where its units stand as it was last told, to another HQ of its side. */
export function ReturnForm({ teams }: Pick<MessagesDesk, 'teams'>) {
  const form = useActForm({
    verb: 'issue-return',
    begin: { fromTeamId: '', toTeamId: '', text: 'Our places as we know them.' },
    input: (values, reason) => ({ ...values, reason }),
    guards: ({ fromTeamId, toTeamId, text }) => [fromTeamId, toTeamId, text],
    onDone: (_, values) => form.reset({ ...values, toTeamId: '' }),
  });
  const { fromTeamId, toTeamId, text } = form.values;
  const side = teams.find(({ id }) => id === fromTeamId)?.side;
  const others = teams.filter((team) => team.side === side && team.id !== fromTeamId);
  return (
    <details className="mt-5 border-t border-rule pt-2">
      <summary className="min-h-handle content-center">A return in an HQ’s stead</summary>
      <ActForm
        form={form}
        label="A return"
        className="space-y-2.5"
        does="Send the return"
        doesAllTheSame="Send it all the same"
        isWhole={fromTeamId !== '' && others.some(({ id }) => id === toTeamId) && text.trim() !== ''}
        fields={[
          {
            note: (
              <p className="aside">
                It tells where the units of an HQ stand as that HQ was last told, not where they truly are.
              </p>
            ),
          },
          choice('fromTeamId', 'Of', [{ id: '', label: 'Choose an HQ' }, ...named(teams)]),
          choice('toTeamId', 'To', [{ id: '', label: 'Choose an HQ' }, ...named(others)]),
          lines('text', 'What it says', { rows: 2, maxLength: 2000, className: 'font-serif' }),
        ]}
      />
    </details>
  );
}
