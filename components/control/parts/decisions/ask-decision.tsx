'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { choice, lines, named, pick, text } from '@/components/ui/form/field-makers';
import { ActForm } from '../form/act-form';
import { useActForm } from '../form/use-act-form';

const most = [1, 2, 3, 4] as const;
const blank = {
  teamId: null as string | null,
  question: '',
  options: ['', '', '', ''],
  defaultOption: '1',
  seconds: '90',
};

const written = ({ options }: typeof blank) => options.map((option) => option.trim()).filter(Boolean);
const chosen = ({ options, defaultOption }: typeof blank) => options[Number(defaultOption) - 1]!.trim();

/** Asks one team one question that it must answer at once (§9 Analysing Combat 3). */
export function AskDecision({
  combatId,
  teams,
}: {
  combatId: string | null;
  teams: readonly { id: string; name: string }[];
}) {
  const [isOpen, setOpen] = useState(false);
  const form = useActForm({
    verb: 'ask-decision',
    begin: blank,
    input: (values, reason) => ({
      teamId: values.teamId ?? '',
      combatId,
      question: values.question,
      options: written(values),
      defaultOption: written(values).indexOf(chosen(values)),
      seconds: Number(values.seconds) || 0,
      reason,
    }),
    guards: ({ teamId, question, options }) => [teamId ?? '', question, ...options],
    onDone: () => setOpen(false),
  });
  const { teamId, question } = form.values;
  return (
    <Dialog
      title="Ask for an instant decision"
      isOpen={isOpen}
      onOpen={setOpen}
      trigger={
        <Button kind="quiet" size="small">
          Ask for an instant decision…
        </Button>
      }
    >
      <p className="mb-3 detail">
        {combatId === null
          ? 'Only this team sees it.'
          : 'Only this team sees it. The combat waits, for both sides, until it has answered or its time is up.'}
      </p>
      <ActForm
        form={form}
        does="Ask now"
        doesAllTheSame="Ask it all the same"
        leaves="Not now"
        isWhole={
          teamId !== null && question.trim() !== '' && written(form.values).length > 1 && chosen(form.values) !== ''
        }
        fields={[
          pick('teamId', 'Team', named(teams)),
          lines('question', 'Question', { rows: 2, maxLength: 500 }),
          ...most.map((number) =>
            text(`options.${number - 1}`, `Choice ${number}`, {
              maxLength: 120,
              placeholder: number > 2 ? 'or empty' : undefined,
            }),
          ),
          choice(
            'defaultOption',
            'Counts without an answer',
            most.map((number) => ({ id: `${number}`, label: `Choice ${number}` })),
          ),
          text('seconds', 'Seconds', { inputMode: 'numeric', className: 'max-w-24' }),
        ]}
      />
    </Dialog>
  );
}
