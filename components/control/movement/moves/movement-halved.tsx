'use client';

import { RuleReference } from '@/components/control/parts/rule-reference';
import { Checkbox } from '@/components/ui/checkbox';
import { capital, counted, listed } from '@/lib/text';
import { slowerStill, slowingCauses } from './move-draft';

/** The reasons that slow a move down, as Control ticks them: each halves what is left of it (§6 Movement, OC-103). */
export function MovementHalved({
  ticked,
  proposed = [],
  onTicked,
}: {
  ticked: readonly string[];
  /** Causes that what is known of the unit speaks for. */
  proposed?: readonly string[];
  onTicked: (causes: string[]) => void;
}) {
  const times = ticked.length === 1 ? 'once' : counted(ticked.length, 'time');
  const open = proposed.filter((cause) => !ticked.includes(cause));
  return (
    <details className="mt-2 text-small" open={ticked.length + open.length > 0 || undefined}>
      <summary className="cursor-pointer text-ink-2">
        {ticked.length > 0 ? `Slowed down: halved ${times}` : 'Slowed down by…'}
      </summary>
      {open.length > 0 && (
        <p className="text-waiting">{capital(listed(open))}: each halves its movement. Tick what holds.</p>
      )}
      <RuleReference rule="§6 Movement, OC-103" className="text-ink-3" />
      <div className="grid grid-cols-2 gap-x-2">
        {[...slowingCauses, slowerStill].map((cause) => (
          <Checkbox
            key={cause}
            label={capital(cause)}
            isTicked={ticked.includes(cause)}
            onTick={(isTicked) => onTicked(isTicked ? [...ticked, cause] : ticked.filter((one) => one !== cause))}
          />
        ))}
      </div>
    </details>
  );
}
