'use client';

import { useState } from 'react';
import { BridgeTestForm } from '@/components/control/parts/bridge-test-form';
import { useKeys } from '@/components/control/parts/keys/use-keys';
import { Ours, RuleReference } from '@/components/control/parts/rule-reference';
import { clockTime } from '@/components/control/parts/time-words';
import { type Mutation, useMutation } from '@/components/control/parts/use-mutation';
import { Button } from '@/components/ui/button';
import { Select } from '@/components/ui/select';
import type { CrossingOnBoard } from '@/lib/turn/control-desk/ground/crossings';
import { testedWords } from './crossing-words';

/** The one test of a bridge (§8): who made it and what fell, or the die that is to fall; and who has checked it since. */
export function BridgeTest({ crossing }: { crossing: CrossingOnBoard }) {
  const { isBusy, act } = useMutation();
  const [isAgain, setAgain] = useState(false);
  const { id: crossingId, version, name, kind, state, tested } = crossing;
  const isSecond = state === 'tested';
  useKeys({ d: isSecond && !isAgain ? () => setAgain(true) : undefined });
  const leave = () => setAgain(false);
  if (kind === 'civilianFerry') return null;
  return (
    <section aria-label="Test" className="on-desk px-4 py-3">
      <h3 className="flex items-baseline gap-2 text-lead font-semibold">
        Test
        <RuleReference rule="§8 Blowing Bridges, OC-110" className="ml-auto text-small font-normal text-ink-3" />
      </h3>
      <p className="mt-1 font-medium">{standing(crossing)}</p>
      {tested && <p className="text-ink-2">{testedWords(tested, tested.at ? clockTime(tested.at) : '')}</p>}
      {isSecond && !isAgain && (
        <>
          <Checked crossing={crossing} isBusy={isBusy} act={act} />
          <Button size="small" kind="quiet" className="mt-1 -ml-2" onClick={() => setAgain(true)}>
            Test again, with a reason…
          </Button>
        </>
      )}
      {(state === 'untested' || (isSecond && isAgain)) && (
        <BridgeTestForm
          bridge={{ crossingId, version, name }}
          isKeyed
          isCalled={crossing.called !== null}
          isAgain={isSecond}
          onDone={leave}
          onLeave={isSecond ? leave : undefined}
        />
      )}
    </section>
  );
}

function standing({ state, isPrepared }: CrossingOnBoard): string {
  if (state === 'blown') return 'Blown: no unit can cross.';
  if (state === 'safe') return 'Safe: it is not tested any more.';
  if (state === 'tested') return 'Tested, and it stands. Not safe yet.';
  return isPrepared ? 'Prepared for demolition, not tested.' : 'Not prepared. Test it if you see cause.';
}

/** An Allied unit that stands there has looked it over. */
function Checked({ crossing, isBusy, act }: { crossing: CrossingOnBoard } & Pick<Mutation, 'isBusy' | 'act'>) {
  const { id: crossingId, version, there } = crossing;
  const [unitId, setUnitId] = useState(there[0]?.id ?? '');
  const by = there.some(({ id }) => id === unitId) ? unitId : (there[0]?.id ?? '');
  if (there.length === 0)
    return (
      <p className="mt-1 text-small text-ink-3">
        It becomes safe when an Allied unit crosses it, or stands within a kilometre <Ours /> and checks it.
      </p>
    );
  return (
    <div className="mt-2 flex items-end gap-2">
      <Select
        frame="min-w-0 flex-1"
        label="Checked by"
        choices={there.map(({ id, name }) => ({ id, label: name }))}
        value={by}
        onPick={setUnitId}
      />
      <Button isBusy={isBusy} onClick={() => act('check-crossing', { crossingId, version, unitId: by })}>
        It is safe
      </Button>
    </div>
  );
}
