'use client';

import { ActForm } from '@/components/control/parts/form/act-form';
import { useActForm } from '@/components/control/parts/form/use-act-form';
import { minutes, phaseNames } from '@/components/control/parts/phase-times';
import { RuleReference } from '@/components/control/parts/rule-reference';
import { beside, text } from '@/components/ui/form/field-makers';
import { useToast } from '@/components/ui/toast';
import type { ChromePhase } from '@/lib/desks/control/frame/chrome';
import type { Phase } from '@/lib/words';
import type { Budgets } from './budgets';

type Typed = Partial<Record<Phase, string>>;

const inMinutes = (seconds: number): string => `${Math.round((seconds / 60) * 100) / 100}`;
const inSeconds = (typed: string): number => Math.round(Number(typed.replace(',', '.')) * 60);

/** The minutes that each phase may take in this game. */
export function BudgetsForm({ phases }: { phases: readonly ChromePhase[] }) {
  const say = useToast();
  const was = Object.fromEntries(phases.map(({ key, budgetSeconds }) => [key, budgetSeconds])) as Budgets;
  // What is not written in follows the game.
  const asked = (typed: Typed) =>
    Object.fromEntries(
      phases.map(({ key }) => [key, typed[key] === undefined ? was[key] : inSeconds(typed[key])]),
    ) as Budgets;
  const form = useActForm({
    verb: 'set-budgets',
    begin: { typed: {} as Typed },
    input: ({ typed }) => ({ was, budgets: asked(typed) }),
    onDone: () => say('The clock now uses these times.'),
  });
  const { typed } = form.values;
  const total = Object.values(asked(typed)).reduce((sum, seconds) => sum + (seconds || 0), 0);
  const shown = Object.fromEntries(phases.map(({ key }) => [key, typed[key] ?? inMinutes(was[key])]));
  return (
    <section>
      <h2 className="mb-2 flex items-baseline gap-2 lead">
        Times of the phases, minutes
        <RuleReference rule="§4" className="font-cond aside font-normal" />
      </h2>
      <ActForm
        form={{ ...form, values: { typed: shown } }}
        label="Times of the phases"
        does="Use these times"
        isWhole={Object.keys(typed).length > 0}
        fields={[
          beside(
            'grid grid-cols-3 gap-3',
            ...phases.map(({ key, medianSeconds }) =>
              text(`typed.${key}`, phaseNames[key], {
                inputMode: 'decimal',
                refusedAs: `budgets.${key}`,
                hint: medianSeconds === null ? 'not run yet' : `median ${minutes(medianSeconds)}`,
              }),
            ),
          ),
        ]}
      >
        <p className="text-ink-3">{minutes(total)} for the whole turn</p>
      </ActForm>
    </section>
  );
}
