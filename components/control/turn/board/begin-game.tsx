'use client';

import { useKeys } from '@/components/control/parts/keys/use-keys';
import { useMutation } from '@/components/control/parts/use-mutation';
import { Button } from '@/components/ui/button';
import { useToast } from '@/components/ui/toast';

/** In the lobby: begins the game (N). */
export function BeginGame() {
  const { isBusy, act } = useMutation();
  const say = useToast();
  const begin = () => act('begin-game', {}, () => say('The game has begun. The clock runs.'));
  useKeys({ n: begin });
  return (
    <Button kind="act" hint="N" isBusy={isBusy} onClick={begin}>
      Begin the game
    </Button>
  );
}
