import { useMutation } from '@/components/control/parts/use-mutation';
import { useToast } from '@/components/ui/toast';
import type { TriedScenario } from '@/lib/words';

/** Opens a game to try, and goes to its desk. */
export function useTry(): { isBusy: boolean; tries: (scenario: TriedScenario) => void } {
  const { act, isBusy } = useMutation();
  const say = useToast();
  const tries = (scenario: TriedScenario) => {
    say('The practice game is opened. Its board comes next.');
    act('try-turn', { scenario }, ({ seatId }) => location.assign(`/control/${seatId}`));
  };
  return { isBusy, tries };
}
