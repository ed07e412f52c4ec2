'use client';

import { ReasonDialog } from '@/components/control/parts/reason-dialog';
import { useSend } from '@/components/control/parts/use-mutation';
import { Button } from '@/components/ui/button';
import { beside, figure } from '@/components/ui/form/field-makers';
import { wholeIn } from '@/components/ui/form/fields';
import { useToast } from '@/components/ui/toast';
import type { PolicyOnDesk } from '@/lib/desks/control/cases/rulebook';

const everybodyReads = 'All of Control reads it with the change. It stays in the ledger.';

/** Chooses a reading of a policy for the rest of the game, with a reason. */
export function ChooseReading({
  policy,
  reading,
}: {
  policy: PolicyOnDesk;
  reading: PolicyOnDesk['readings'][number];
}) {
  const { about } = policy;
  const { write, done } = useWrite(policy);
  return (
    <ReasonDialog
      title={about}
      trigger={
        <Button size="small" kind="quiet" aria-label={`Read it so: ${about}: ${reading.sentence}`}>
          Read it so…
        </Button>
      }
      does="Read it so from now on"
      hint={everybodyReads}
      act={(reason) => write(reason, reading.value)}
      then={done}
    >
      <p className="mb-3">
        From now on: <b className="font-medium">{reading.sentence}</b> What has been ruled stays as it is.
      </p>
    </ReasonDialog>
  );
}

/** The shares of a night move, in per cent, as the game's own figures. */
export function ChooseFigures({ policy }: { policy: PolicyOnDesk }) {
  const { write, done } = useWrite(policy);
  const { road, other } = policy.value as { road: number; other: number };
  const per = (share: number) => `${Math.round(share * 100)}`;
  return (
    <ReasonDialog
      title={policy.about}
      trigger={
        <Button size="small" kind="quiet" aria-label={`Other figures: ${policy.about}`}>
          Other figures…
        </Button>
      }
      does="Read it so from now on"
      hint={everybodyReads}
      begin={{ road: per(road), other: per(other) }}
      fields={[
        beside(
          'flex flex-wrap gap-4',
          figure('road', 'In road column, %', 0, 100, { width: 'w-40' }),
          figure('other', 'Otherwise, %', 0, 100, { width: 'w-40' }),
        ),
      ]}
      isWhole={(set) => wholeIn(set.road, 0, 100) !== null && wholeIn(set.other, 0, 100) !== null}
      act={(reason, set) => write(reason, { road: Number(set.road) / 100, other: Number(set.other) / 100 })}
      then={done}
    >
      <p className="mb-3">What a move by night keeps of the guide figure. The book says a quarter to a half.</p>
    </ReasonDialog>
  );
}

function useWrite({ name, value: was, about }: PolicyOnDesk) {
  const send = useSend();
  const say = useToast();
  const write = (reason: string, value: PolicyOnDesk['value']) =>
    send('choose-policy', { reading: { [name]: value }, was: { [name]: was }, reason });
  const done = () => say(`${about} is read so from now on. All of Control is told.`);
  return { write, done };
}
