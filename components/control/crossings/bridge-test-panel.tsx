'use client';

import { useState } from 'react';
import { BridgeTestForm } from '@/components/control/parts/bridge-test-form';
import { useChrome } from '@/components/control/parts/desk-context';
import { ActForm } from '@/components/control/parts/form/act-form';
import { useActForm } from '@/components/control/parts/form/use-act-form';
import { useKeys } from '@/components/control/parts/keys/use-keys';
import { Ours } from '@/components/control/parts/ours';
import { RuleReference } from '@/components/control/parts/rule-reference';
import { clockTime } from '@/components/control/parts/time-words';
import { Button } from '@/components/ui/button';
import { choice, named } from '@/components/ui/form/field-makers';
import type { CrossingOnBoard } from '@/lib/desks/control/crossings/crossings';
import { bridgeTakers } from '@/lib/sides';
import { anyOne } from '@/lib/text';
import { testedWords } from '../parts/crossings/crossing-words';

/** The one test of a bridge (§8): who made it and what fell, or the die that is to fall; and who has checked it since. */
export function BridgeTest({ crossing }: { crossing: CrossingOnBoard }) {
  const [isAgain, setAgain] = useState(false);
  const { id: crossingId, version, name, kind, state, tested } = crossing;
  const isSecond = state === 'tested';
  useKeys({ ownDice: isSecond && !isAgain ? () => setAgain(true) : undefined });
  const leave = () => setAgain(false);
  if (kind === 'civilianFerry') return null;
  return (
    <section aria-label="Test" className="on-desk px-4 py-3">
      <h3 className="flex items-baseline gap-2 lead">
        Test
        <RuleReference rule="§8 Blowing Bridges, OC-110" className="ml-auto aside font-normal" />
      </h3>
      <p className="mt-1 font-medium">{standing(crossing)}</p>
      {tested && <p className="text-ink-2">{testedWords(tested, tested.at ? clockTime(tested.at) : '')}</p>}
      {isSecond && !isAgain && (
        <>
          <Checked crossing={crossing} />
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

/** A unit of a side that makes bridges safe stands there and has looked it over. */
function Checked({ crossing }: { crossing: CrossingOnBoard }) {
  const { id: crossingId, version, there } = crossing;
  const by = (unitId: string) => (there.some(({ id }) => id === unitId) ? unitId : (there[0]?.id ?? ''));
  const form = useActForm({
    verb: 'check-crossing',
    begin: { unitId: '' },
    input: ({ unitId }) => ({ crossingId, version, unitId: by(unitId) }),
  });
  const takers = bridgeTakers(useChrome().sides);
  const who = takers.length === 1 ? `${anyOne(takers[0]!.name)} unit` : takers.length === 0 ? 'nobody' : 'a unit';
  if (there.length === 0)
    return (
      <p className="mt-1 aside">
        It becomes safe when {who} crosses it, or stands within a kilometre <Ours /> and checks it.
      </p>
    );
  return (
    <ActForm
      form={{ ...form, values: { unitId: by(form.values.unitId) } }}
      className="mt-2 flex items-end gap-2"
      does="It is safe"
      isPlain
      fields={[choice('unitId', 'Checked by', named(there), { width: 'min-w-0 flex-1' })]}
    />
  );
}
