import { useMutation } from '@/components/control/parts/use-mutation';
import { Button } from '@/components/ui/button';
import { useWarmUp } from './use-warm-up';

/** Beside Begin: leads everybody who sits in the hall into a warm-up. Where one is open its place is empty, so that no other button moves. */
export function WarmUpButton() {
  const { warmUp, readNow } = useWarmUp();
  const { isBusy, act } = useMutation();
  return (
    <Button className={warmUp ? 'invisible' : ''} isBusy={isBusy} onClick={() => act('open-warm-up', {}, readNow)}>
      Warm up the hall
    </Button>
  );
}
