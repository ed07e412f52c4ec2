'use client';

import { DeskLink } from '@/components/control/parts/router';
import { RuleReference } from '@/components/control/parts/rule-reference';
import type { AirNext } from '@/lib/desks/control/air/air-next';

const words: Record<AirNext['part'], string> = {
  airToAir: 'Air to air',
  interdiction: 'Interdiction, flak suppression',
  flak: 'Flak',
  movement: 'Movement',
  support: 'Close support',
  recce: 'Recce',
};

/** The air steps to be resolved, in the order of the turn: open ones with the way to them, done ones with their result. */
export function AirNextSteps({ next }: { next: readonly AirNext[] }) {
  const first = next.find(({ items }) => items.some(({ state }) => state === 'open' || state === 'rolled'));
  return (
    <section aria-label="To be resolved" className="on-desk mb-4 px-4 pt-2 pb-3">
      <h2 className="flex items-baseline gap-2 py-1.5 lead">
        To be resolved <RuleReference rule="§13 Air to Air Combat, OC-44" className="font-cond aside" />
      </h2>
      <ol>
        {next.map((step, i) => (
          <li
            key={step.part}
            aria-current={step === first ? 'step' : undefined}
            className={`grid grid-cols-[1.125rem_minmax(0,8.25rem)_minmax(0,1fr)] gap-x-2 border-t border-rule py-1 ${
              step.items.length === 0 ? 'text-ink-3' : ''
            }`}
          >
            <span
              aria-hidden
              className={`font-mono text-small ${step === first ? 'font-bold text-mine' : 'text-ink-3'}`}
            >
              {i + 1}
            </span>
            <span className={step === first ? 'font-semibold text-mine' : ''}>{words[step.part]}</span>
            <span className="min-w-0 text-small">
              {step.items.length === 0 && 'nothing'}
              {step.items.map((item) => (
                <span key={item.key} className="mr-3 inline-block">
                  {item.state === 'not' ? (
                    <span className="text-ink-3">{item.what}</span>
                  ) : (
                    <DeskLink to={item.to} className={item.state === 'done' ? 'text-ink-2' : 'font-medium'}>
                      {item.what}
                    </DeskLink>
                  )}{' '}
                  <span className={item.state === 'rolled' ? 'text-waiting' : 'text-ink-3'}>
                    {item.state === 'rolled'
                      ? `${item.result}, to be ruled`
                      : item.state === 'open'
                        ? 'open'
                        : item.result}
                  </span>
                </span>
              ))}
              {step.isLate && (
                <span className="block text-waiting">Late: a later step has begun. It counts as advice.</span>
              )}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
