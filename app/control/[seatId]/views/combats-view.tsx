import type { ComponentProps } from 'react';
import { CombatsRoom } from '@/components/control/combat/combats-room';
import { DecisionsHere } from '@/components/control/parts/decisions/decisions-here';

type Props = Omit<ComponentProps<typeof CombatsRoom>, 'combat'> & {
  combat?: ComponentProps<typeof CombatsRoom>['combat'];
  here: Omit<ComponentProps<typeof DecisionsHere>, 'combatId' | 'children'>;
};

/** The combats of the turn and the one in hand, with the instant decisions that hang on them. */
export const CombatsView = ({ here, combat = null, ...room }: Props) => (
  <DecisionsHere {...here} combatId={combat?.id ?? null}>
    <CombatsRoom combat={combat} {...room} />
  </DecisionsHere>
);
