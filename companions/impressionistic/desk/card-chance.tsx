import { wouldDo } from '@/companions/impressionistic/rules/building-assault';
import type { ActOf, State } from '@/companions/impressionistic/rules/state';
import { counted } from '@/lib/text';

/** The effect of a card: no chance is left in it, both hands lie open to the umpire. */
export function CardChance({ state, act: { side, card } }: { state: State; act: ActOf<'playCard'> }) {
  const { assault } = state;
  if (!assault) return null;
  const { fallen, standing, answers } = wouldDo(state, assault, side, card);
  return (
    <span className="w-52 detail">
      {fallen > 0 && `costs ${counted(fallen, 'figure')}, `}
      {standing === 0
        ? 'nobody is left'
        : answers.length === 0
          ? 'nothing follows'
          : `${counted(answers.length, 'card')} may follow`}
    </span>
  );
}
