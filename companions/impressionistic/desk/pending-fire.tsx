import type { Effect, State } from '@/companions/impressionistic/rules/state';
import { goneWords } from '@/companions/impressionistic/rules/units';
import { counted } from '@/lib/text';

/** The effect of fire so far, and at the end of the phase: a unit that is hit still fires (IW-12). */
export function PendingFire({ state }: { state: State }) {
  if (state.effects.length === 0) return null;
  return (
    <section aria-label="At the end of the phase" className="mt-3 rounded-2 bg-waiting-soft px-3 py-2">
      <h3 className="cap text-waiting">At the end of the phase</h3>
      <ul className="mt-0.5">
        {state.effects.map((effect, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an effect is known by its place
          <li key={at}>{inWords(state, effect)}</li>
        ))}
      </ul>
    </section>
  );
}

function inWords({ units }: State, effect: Effect): string {
  const { name } = units[effect.unit]!;
  switch (effect.kind) {
    case 'figures':
      return `${name} loses ${counted(effect.figures, 'figure')}.`;
    case 'gone':
      return `${name} ${goneWords[effect.gone]}.`;
    case 'driveBack':
      return `${name} goes back 12", its back to the enemy.`;
  }
}
