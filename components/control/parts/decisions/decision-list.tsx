'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { beside, choice, text } from '@/components/ui/form/field-makers';
import { minutesAndSeconds } from '@/components/ui/use-clock';
import type { DecisionOnDesk } from '@/lib/desks/control/combat/decisions';
import { useChrome } from '../desk-context';
import { ActForm } from '../form/act-form';
import { useActForm } from '../form/use-act-form';
import { useServerTime } from '../use-server-time';
import { cameToWords, standsNow } from './decision-words';

/** Instant decisions with what they came to; an open one counts down. Each can be settled otherwise, with a reason. */
export function DecisionList({ decisions }: { decisions: readonly DecisionOnDesk[] }) {
  if (decisions.length === 0) return null;
  return (
    <ul className="mb-1 space-y-1.5">
      {decisions.map((decision) => (
        <DecisionRow key={decision.id} decision={decision} />
      ))}
    </ul>
  );
}

function DecisionRow({ decision }: { decision: DecisionOnDesk }) {
  const [isSettling, setSettling] = useState(false);
  const { state, option } = useStands(decision);
  const isOpen = state === 'open';
  return (
    <li className={`text-small leading-snug ${isOpen ? 'border-l-2 border-waiting pl-2' : ''}`}>
      <p className="flex gap-2">
        <span className="min-w-0 flex-1">
          <b>{decision.teamName}</b>: {decision.question}
        </span>
        {isOpen && (
          <b className="text-lead tabular-nums text-waiting">
            <Countdown decision={decision} />
          </b>
        )}
      </p>
      <p className={isOpen ? 'text-small text-waiting' : 'detail'}>
        {isOpen
          ? `The combat waits for the answer; without one: “${decision.options[decision.defaultOption]}”.`
          : cameToWords(decision, state, option)}
        {decision.settled && decision.answer && ` It had answered “${decision.options[decision.answer.option]}”.`}{' '}
        {!decision.settled && !isSettling && (
          <Button kind="quiet" size="small" onClick={() => setSettling(true)}>
            Settle otherwise…
          </Button>
        )}
      </p>
      {isSettling && !decision.settled && (
        <Settle decision={decision} isOpen={isOpen} onDone={() => setSettling(false)} />
      )}
    </li>
  );
}

const withdrawn = 'withdrawn';

function Settle({ decision, isOpen, onDone }: { decision: DecisionOnDesk; isOpen: boolean; onDone: () => void }) {
  const form = useActForm({
    verb: 'settle-decision',
    begin: { as: '0', reason: '' },
    input: ({ as, reason }) => ({
      decisionId: decision.id,
      version: decision.version,
      settledAs: as === withdrawn ? null : Number(as),
      reason,
    }),
    onDone,
  });
  const choices = decision.options.map((label, at) => ({ id: String(at), label }));
  return (
    <ActForm
      form={form}
      label="Settle the decision"
      className="mt-1 space-y-2"
      does="Settle"
      isSmall
      leaves="Leave it"
      onLeave={onDone}
      isWhole={form.values.reason.trim() !== ''}
      fields={[
        beside(
          'grid grid-cols-2 items-end gap-2',
          choice('as', 'As', isOpen ? [...choices, { id: withdrawn, label: 'Withdraw the question' }] : choices, {
            refusedAs: 'settledAs',
          }),
          text('reason', 'Why'),
        ),
      ]}
    />
  );
}

/** Minutes and seconds left of an open question. */
export function Countdown({ decision }: { decision: DecisionOnDesk }) {
  const { leftMs } = useStands(decision);
  const { pausedAt } = useChrome();
  return (
    <span className="tabular-nums">
      {minutesAndSeconds(leftMs)}
      {pausedAt && <span className="font-normal"> (the clock stands still)</span>}
    </span>
  );
}

/** The present state of a question. */
export function useStands(decision: DecisionOnDesk) {
  const { now, pausedAt } = useChrome();
  const passedMs = useServerTime(now) - Date.parse(now);
  return standsNow(decision, { now, pausedAt }, passedMs);
}
