'use client';

import { Button } from '@/components/ui/button';
import { useToast } from '@/components/ui/toast';
import { countedInWords, listed } from '@/lib/text';
import { useOnTime } from '../on-time/use-on-time';
import { useMutation } from '../use-mutation';

/** Leaves the teams whose orders are not in as they are this turn, all in one act; nothing where there is none. */
export function LeaveSilent({ turn, onLeft }: { turn: number; onLeft: () => void }) {
  const { isBusy, act } = useMutation();
  const say = useToast();
  const silent = useOnTime(null, '')?.teams.filter(({ isOwing, hasTime }) => isOwing && !hasTime) ?? [];
  if (silent.length === 0) return null;
  const whom = silent.length === 1 ? silent[0]!.name : countedInWords(silent.length, 'silent team');
  const leave = () =>
    act('leave-as-it-is', { turn, teamIds: silent.map(({ teamId }) => teamId) }, ({ left }) => {
      say(`${listed(left)}: left as ${left.length === 1 ? 'it is' : 'they are'} this turn.`);
      onLeft();
    });
  return (
    <p className="mb-4">
      <Button isBusy={isBusy} onClick={leave}>
        Leave {whom} as {silent.length === 1 ? 'it is' : 'they are'} this turn
      </Button>
    </p>
  );
}
