'use client';

import { useChrome } from '@/components/control/parts/desk-context';
import { ActForm } from '@/components/control/parts/form/act-form';
import { useActForm } from '@/components/control/parts/form/use-act-form';
import { keyOf } from '@/components/control/parts/keys/key-table';
import { beside, choice, lines, named, picks, text } from '@/components/ui/form/field-makers';
import { meansWords } from '@/lib/visibility/forms/message-form';
import { type LinkMeans, linkMeans } from '@/lib/words';
import { hourField } from './hour-field';

const radio: LinkMeans = 'radio';
const means = linkMeans.map((id) => ({ id, label: meansWords(id) }));

/** Control writes to one team or several, in any name. `answers`: the message to Control it answers; then the one team is set. */
export function MessageForm({
  teams,
  answers,
  onSent,
}: {
  teams: readonly { id: string; name: string }[];
  answers: string | null;
  onSent: () => void;
}) {
  const { turn } = useChrome();
  const form = useActForm({
    verb: 'write-message',
    begin: {
      teamIds: answers ? teams.map(({ id }) => id) : [],
      sender: 'Control',
      means: radio,
      gameTime: '',
      text: '',
    },
    input: (values, reason) => ({ ...values, answers, reason }),
    guards: (values) => [...values.teamIds, values.sender, values.gameTime, values.text],
    onDone: (_, values) => {
      form.reset({ ...values, text: '' });
      onSent();
    },
  });
  const { values } = form;
  const title = answers ? 'Answer' : 'Write to a team';
  return (
    <ActForm
      form={form}
      label={title}
      className="space-y-2.5"
      does={answers ? 'Send the answer' : 'Send'}
      doesAllTheSame="Send it all the same"
      hint={keyOf('send')}
      isWhole={values.teamIds.length > 0 && values.sender.trim() !== '' && values.text.trim() !== ''}
      fields={[
        { note: <h2 className="text-lead">{title}</h2> },
        ...(answers ? [] : [picks('teamIds', 'To', named(teams), { placeholder: 'One team or several' })]),
        beside(
          'grid grid-cols-2 gap-2',
          text('sender', 'From', { maxLength: 80, placeholder: 'A higher HQ, a neighbour' }),
          choice('means', 'How', means),
        ),
        hourField(turn, form.values.gameTime),
        lines('text', 'Message', { rows: 4, maxLength: 2000, className: 'font-serif' }),
      ]}
    />
  );
}
