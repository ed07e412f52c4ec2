import { casualtiesOf, matches } from '@/lib/companions/impressionistic/cards';
import { type ActOf, otherSide, type State } from '@/lib/companions/impressionistic/state';
import { counted } from './words';

/** What a card would do: no chance is left in it, both hands lie open to the umpire. */
export function CardChance({ state, act: { side, card } }: { state: State; act: ActOf<'playCard'> }) {
  const { assault } = state;
  if (!assault) return null;
  const answers = assault.hands[otherSide(side)].filter((one) => matches(one, card)).length;
  const cost = casualtiesOf(card);
  return (
    <span className="w-52 text-small text-ink-2">
      {cost > 0 && `costs ${counted(cost, 'figure')}, `}
      {answers === 0 ? 'nothing follows' : `${counted(answers, 'card')} may follow`}
    </span>
  );
}
