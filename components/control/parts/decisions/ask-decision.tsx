'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { PickOne } from '@/components/ui/combobox';
import { Dialog, DialogClose } from '@/components/ui/dialog';
import { TextField } from '@/components/ui/field';
import { TextArea } from '@/components/ui/text-area';
import { GuardMarks, useGuarded } from '../guard-marks';
import { useMutation } from '../use-mutation';

const blank = {
  teamId: null as string | null,
  question: '',
  options: ['', '', '', ''],
  defaultOption: 0,
  seconds: '90',
};

/** Asks one team one question that it must answer at once (§9 Analysing Combat 3). */
export function AskDecision({
  combatId,
  teams,
}: {
  combatId: string | null;
  teams: readonly { id: string; name: string }[];
}) {
  const { isBusy, act } = useMutation();
  const [isOpen, setOpen] = useState(false);
  const [form, setForm] = useState(blank);
  const [wrong, setWrong] = useState<string | null>(null);
  const options = form.options.map((option) => option.trim()).filter(Boolean);
  const chosen = form.options[form.defaultOption]?.trim() ?? '';
  const guarded = useGuarded(form.teamId ?? '', form.question, ...form.options);
  const isWhole = form.teamId !== null && form.question.trim() !== '' && options.length > 1 && chosen !== '';

  const ask = () =>
    act(
      'ask-decision',
      {
        teamId: form.teamId ?? '',
        combatId,
        question: form.question,
        options,
        defaultOption: options.indexOf(chosen),
        seconds: Number(form.seconds) || 0,
        reason: guarded.given,
      },
      () => {
        setForm(blank);
        setWrong(null);
        setOpen(false);
      },
      (refusal) => {
        setWrong(guarded.takes(refusal) ? null : refusal.message);
        return true;
      },
    );

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
      actions={
        <>
          <DialogClose>
            <Button>Not now</Button>
          </DialogClose>
          <Button kind="act" isBusy={isBusy} disabled={!isWhole || guarded.isHeld} onClick={ask}>
            {guarded.hasMarks ? 'Ask all the same' : 'Ask now'}
          </Button>
        </>
      }
    >
      <div className="space-y-3">
        <p className="text-small text-ink-2">
          {combatId === null
            ? 'Only this team sees it.'
            : 'Only this team sees it. The combat is held, for both sides, until it has answered or its time is up.'}
        </p>
        <PickOne
          label="Team"
          choices={teams.map(({ id, name }) => ({ id, label: name }))}
          value={form.teamId}
          onPick={(teamId) => setForm({ ...form, teamId })}
        />
        <TextArea
          label="Question"
          rows={2}
          maxLength={500}
          value={form.question}
          onChange={(event) => setForm({ ...form, question: event.target.value })}
        />
        <fieldset className="space-y-1.5">
          <legend className="cap mb-1">Choices, and the one that counts without an answer</legend>
          {form.options.map((option, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a choice is known by its place
            <div key={at} className="flex items-center gap-2">
              <input
                type="radio"
                name="default"
                aria-label={`Choice ${at + 1} counts without an answer`}
                className="size-[18px] shrink-0"
                checked={form.defaultOption === at}
                onChange={() => setForm({ ...form, defaultOption: at })}
              />
              <div className="flex-1">
                <TextField
                  label={`Choice ${at + 1}`}
                  isLabelHidden
                  maxLength={120}
                  placeholder={at < 2 ? `Choice ${at + 1}` : `Choice ${at + 1}, or empty`}
                  value={option}
                  onChange={(event) =>
                    setForm({
                      ...form,
                      options: form.options.map((one, i) => (i === at ? event.target.value : one)),
                    })
                  }
                />
              </div>
            </div>
          ))}
        </fieldset>
        <TextField
          label="Seconds"
          inputMode="numeric"
          className="max-w-24"
          value={form.seconds}
          onChange={(event) => setForm({ ...form, seconds: event.target.value })}
        />
        <GuardMarks guarded={guarded} label="Reason to ask it all the same" />
        {wrong && (
          <p role="alert" className="text-console font-medium text-overdue">
            {wrong}
          </p>
        )}
      </div>
    </Dialog>
  );
}
