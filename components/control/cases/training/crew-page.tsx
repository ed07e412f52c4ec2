'use client';

import { DeskLink } from '@/components/control/parts/router';
import { RuleReference } from '@/components/control/parts/rule-reference';
import { useMutation } from '@/components/control/parts/use-mutation';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { EmptyState } from '@/components/ui/empty-state';
import type { TrainingOfCrew } from '@/lib/desks/control/cases/training';
import { counted } from '@/lib/text';
import { agreementInWords } from '@/lib/training/agreement';
import { askedByWords } from './train-words';

/** Game Control reads here which rules to brief first, how far its crew rules alike, and what is kept of the training. */
export function CrewPage({ desk }: { desk: TrainingOfCrew }) {
  const { umpires, decisions, named } = desk;
  return (
    <div className="h-full overflow-y-auto">
      <article className="mx-auto min-h-full w-full max-w-2xl space-y-4 bg-sheet px-4 py-4">
        <p className="not-printed">
          <DeskLink to="/train">‹ Train the rules</DeskLink>
        </p>
        <header>
          <h1 className="font-serif text-head">Training of the crew</h1>
          <p className="text-ink-2">
            {counted(umpires, 'umpire')}, {counted(decisions, 'decision')} so far. {askedByWords(desk.rulebook)}
          </p>
        </header>
        {umpires === 0 ? (
          <EmptyState title="Nobody has decided a case yet.">
            Every umpire finds the trainer in the palette: Train the rules.
          </EmptyState>
        ) : (
          <>
            <ToBrief desk={desk} />
            <Alike desk={desk} />
          </>
        )}
        {named.length > 0 && (
          <section aria-label="Those who wish to be named">
            <h2 className="font-semibold">Those who wish to be named</h2>
            <ul>
              {named.map(({ name, decisions }) => (
                <li key={name}>
                  {name}: {decisions} of {counted(desk.cases, 'case')}
                </li>
              ))}
            </ul>
          </section>
        )}
        <Kept desk={desk} />
      </article>
    </div>
  );
}

const ToBrief = ({ desk: { toBrief } }: { desk: TrainingOfCrew }) => (
  <section aria-label="Brief first">
    <h2 className="lead">Brief first</h2>
    {toBrief.length === 0 ? (
      <p>No rule was missed yet, of those decided twice or more.</p>
    ) : (
      <ol className="mt-1 ruled-list">
        {toBrief.map(({ rule, about, cited, missed, decisions, confused }) => (
          <li key={rule} className="py-2">
            <p className="flex flex-wrap items-baseline gap-x-3">
              <b className="font-semibold">{rule}</b>
              <span>{about.map((one, i) => (i === 0 ? one : one.toLowerCase())).join(', ')}</span>
              <span className="aside">
                {missed} of {counted(decisions, 'decision')} wrong or not sure
              </span>
            </p>
            <p>{confused}</p>
            <p className="flex flex-wrap gap-x-3 font-cond aside">
              {cited.map((one) => (
                <RuleReference key={one} rule={one} />
              ))}
            </p>
          </li>
        ))}
      </ol>
    )}
  </section>
);

const Alike = ({ desk: { agreement } }: { desk: TrainingOfCrew }) => (
  <section aria-label="How far the crew rules alike">
    <h2 className="lead">How far the crew rules alike</h2>
    {agreement ? (
      <>
        <p>
          Kappa <b className="font-semibold tabular-nums">{agreement.kappa.toFixed(2)}</b>, over{' '}
          {counted(agreement.cases, 'case')} that all {counted(agreement.umpires, 'umpire')} decided.
        </p>
        <p>{agreementInWords(agreement.kappa)}</p>
        <p className="aside">1: all alike. 0: no more alike than by chance. Not sure counts as an answer of its own.</p>
      </>
    ) : (
      <p>It is reckoned from two umpires on, over the cases that all of them decided.</p>
    )}
  </section>
);

function Kept({ desk: { isKept, isOver, umpires } }: { desk: TrainingOfCrew }) {
  const { act, isBusy } = useMutation();
  return (
    <section aria-label="What is kept" className="not-printed border-t border-rule-2 pt-3">
      <h2 className="font-semibold">What is kept</h2>
      <p className="text-ink-2">
        {isKept
          ? 'It is kept for next time, and goes into the archives.'
          : 'It is erased when the battle ends, at the latest 18 hours after each decision. No archive has it.'}
      </p>
      <div className="mt-1 flex flex-wrap items-center gap-4">
        <Checkbox
          label="Keep for next time"
          isTicked={isKept}
          isDisabled={isOver && !isKept}
          onTick={(keeps) => act('keep-training', { isKept: keeps })}
        />
        <Button isBusy={isBusy} disabled={umpires === 0} onClick={() => act('erase-training', {})}>
          Erase it now
        </Button>
      </div>
    </section>
  );
}
