'use client';

import { type FormEvent, useState } from 'react';
import { minutes, phaseNames } from '@/components/control/parts/phase-times';
import { RuleReference } from '@/components/control/parts/rule-reference';
import { useMutation } from '@/components/control/parts/use-mutation';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/field';
import { useToast } from '@/components/ui/toast';
import type { ChromePhase } from '@/lib/turn/control-desk/frame/chrome';
import type { Phase } from '@/lib/words';
import type { Budgets } from './budgets';

const inMinutes = (seconds: number): string => `${Math.round((seconds / 60) * 100) / 100}`;
const inSeconds = (typed: string): number => Math.round(Number(typed.replace(',', '.')) * 60);

/** How many minutes each phase may take in this game. */
export function BudgetsForm({ phases }: { phases: readonly ChromePhase[] }) {
  const { isBusy, act } = useMutation();
  const say = useToast();
  const [typed, setTyped] = useState<Partial<Record<Phase, string>>>({});
  const was = Object.fromEntries(phases.map(({ key, budgetSeconds }) => [key, budgetSeconds])) as Budgets;
  const asked = Object.fromEntries(
    phases.map(({ key }) => [key, typed[key] === undefined ? was[key] : inSeconds(typed[key])]),
  ) as Budgets;
  const total = Object.values(asked).reduce((sum, seconds) => sum + (seconds || 0), 0);

  const save = (event: FormEvent) => {
    event.preventDefault();
    act('set-budgets', { was, budgets: asked }, () => {
      setTyped({});
      say('The clock goes by these times now.');
    });
  };
  return (
    <form aria-label="Times of the phases" onSubmit={save}>
      <h2 className="mb-2 flex items-baseline gap-2 text-lead font-semibold">
        Times of the phases, minutes
        <RuleReference rule="§4" className="font-cond text-small font-normal text-ink-3" />
      </h2>
      <div className="grid grid-cols-3 gap-3">
        {phases.map(({ key, medianSeconds }) => (
          <TextField
            key={key}
            label={phaseNames[key]}
            inputMode="decimal"
            hint={medianSeconds === null ? 'not run yet' : `median ${minutes(medianSeconds)}`}
            value={typed[key] ?? inMinutes(was[key])}
            onChange={(event) => setTyped({ ...typed, [key]: event.target.value })}
          />
        ))}
      </div>
      <p className="mt-3 flex items-center gap-3">
        <Button type="submit" isBusy={isBusy} disabled={Object.keys(typed).length === 0}>
          Go by these times
        </Button>
        <span className="text-ink-3">{minutes(total)} for the whole turn</span>
      </p>
    </form>
  );
}
