'use client';

import { useRef, useState } from 'react';
import { BridgeTestDie } from '@/components/control/parts/bridge-test-die';
import { useKeys } from '@/components/control/parts/keys/use-keys';
import { DeskLink } from '@/components/control/parts/router';
import { RuleReference } from '@/components/control/parts/rule-reference';
import { useMutation } from '@/components/control/parts/use-mutation';
import { TextField } from '@/components/ui/field';
import { useToast } from '@/components/ui/toast';
import type { TestCalled } from '@/lib/turn/crossings/bridge-tests-due';

interface Props {
  bridges: readonly TestCalled[];
  /** Why those that are due go untested. */
  untested: string;
  onUntested: (why: string) => void;
}

/** The bridges a combat is fought over (§8): each is tested here, once, before the combat; or Control says why not. */
export function BridgesToTest({ bridges, untested, onUntested }: Props) {
  const say = useToast();
  const { isBusy, act } = useMutation();
  const [refused, setRefused] = useState<{ id: string; message: string } | null>(null);
  const due = bridges.find(({ call }) => call === 'due');
  const isDue = due !== undefined;
  const die = useRef<HTMLInputElement>(null);
  useKeys({ d: isDue ? () => die.current?.focus() : undefined });
  const test = ({ crossingId, version, name }: TestCalled, face: number | null) =>
    act(
      'test-crossing',
      { crossingId, version, face, reason: '' },
      (fell) => {
        setRefused(null);
        say(`${name}: ${fell.face}, ${fell.isBlown ? 'it is blown' : 'it stands'}.`);
      },
      ({ message }) => {
        setRefused({ id: crossingId, message });
        return true;
      },
    );
  return (
    <section
      aria-label="Bridges to test"
      className={`max-h-[45%] overflow-y-auto border-t-2 px-4 py-2.5 ${isDue ? 'border-overdue bg-overdue-soft' : 'border-waiting bg-waiting-soft'}`}
    >
      {bridges.map((bridge) => (
        <section key={bridge.crossingId} aria-label={`Test of ${bridge.name}`} className="mb-2">
          <p>
            <DeskLink to={`/crossings?at=${encodeURIComponent(bridge.crossingId)}`} className="font-semibold underline">
              {bridge.name}
            </DeskLink>{' '}
            {bridge.call === 'due'
              ? 'is prepared and fought over: it is tested first.'
              : 'is fought over, though not prepared: it may be tested.'}{' '}
            <RuleReference rule="§8 Blowing Bridges, OC-110" className="text-small" />
          </p>
          <BridgeTestDie
            {...(bridge === due ? { inputRef: die } : {})}
            isBusy={isBusy}
            isCalled={bridge.call === 'due'}
            onTest={(face) => test(bridge, face)}
          />
          {refused?.id === bridge.crossingId && (
            <p role="alert" className="mt-1 font-medium text-overdue">
              {refused.message}
            </p>
          )}
        </section>
      ))}
      {isDue && (
        <TextField
          label="Or why it goes untested"
          hint="It stays in the ledger with the combat."
          maxLength={500}
          value={untested}
          onChange={(event) => onUntested(event.target.value)}
        />
      )}
    </section>
  );
}
