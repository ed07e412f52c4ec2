import { useMutation } from '@/components/control/parts/use-mutation';
import { Button } from '@/components/ui/button';
import { useRehearsal } from './use-rehearsal';

/** Beside Begin: opens a rehearsal for all of Control. Where one is open its place is empty, so that no other button moves. */
export function RehearseButton() {
  const { rehearsal, readNow } = useRehearsal();
  const { isBusy, act } = useMutation();
  return (
    <Button
      className={rehearsal?.open ? 'invisible max-sm:hidden' : ''}
      isBusy={isBusy}
      onClick={() => act('open-rehearsal', {}, readNow)}
    >
      Rehearse a turn
    </Button>
  );
}
