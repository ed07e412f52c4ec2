import { useMutation } from '@/components/control/parts/use-mutation';
import { useToast } from '@/components/ui/toast';
import type { FinishedBattle, TriedScenario } from '@/lib/words';

interface Tries {
  isBusy: boolean;
  tries: (scenario: TriedScenario) => void;
  /** Opens a battle that was fought to its end, and goes to where it is shown again. */
  looksAt: (battle: FinishedBattle) => void;
}

/** Opens a practice game, and goes to its desk. */
export function useTry(): Tries {
  const { act, isBusy } = useMutation();
  const say = useToast();
  const tries = (scenario: TriedScenario) => {
    say('The practice game is opened. Its board comes next.');
    act('try-turn', { scenario }, ({ seatId }) => location.assign(`/control/${seatId}`));
  };
  const looksAt = (battle: FinishedBattle) => {
    say('The finished battle is opened, which takes some seconds.');
    act('open-finished', { battle }, ({ seatId }) => location.assign(`/control/${seatId}/debrief`));
  };
  return { isBusy, tries, looksAt };
}
