import { Checkbox } from '@/components/ui/checkbox';
import { counted } from '@/lib/text';
import { useChrome } from '../parts/desk-context';
import { useMutation } from '../parts/use-mutation';

/** True when one umpire runs the game: then his rail is folded to what he uses, and nobody's claim stands in his way. */
export function OneUmpire({ controlSeats }: { controlSeats: number }) {
  const { isOneUmpire } = useChrome();
  const { isBusy, act } = useMutation();
  return (
    <section aria-label="How many umpires" className="mb-4 max-w-2xl">
      <Checkbox
        label={<b className="font-medium">One umpire runs this game</b>}
        isTicked={isOneUmpire}
        isDisabled={isBusy}
        onTick={(isOn) => act('set-one-umpire', { isOn })}
      />
      <p className="pl-6.5 text-ink-2">
        The rail shows the desks of every turn and those on which something waits; the others lie under More. Every team
        is yours, and no card is taken.{' '}
        {isOneUmpire && controlSeats > 1
          ? `There are ${counted(controlSeats, 'seat')} of Control: none of them sees what another works on.`
          : 'A further seat for Control turns it off.'}
      </p>
    </section>
  );
}
