'use client';

import { BridgeTestForm, testWords } from '@/components/control/parts/bridge-test-form';
import { DeskLink } from '@/components/control/parts/router';
import { RuleReference } from '@/components/control/parts/rule-reference';
import { TextField } from '@/components/ui/field';
import type { TestCalled } from '@/lib/turn/crossings/bridge-tests-due';

interface Props {
  bridges: readonly TestCalled[];
  /** Why those that are due go untested. */
  untested: string;
  onUntested: (why: string) => void;
}

/** The bridges a combat is fought over (§8): each is tested here, once, before the combat; or Control says why not. */
export function BridgesToTest({ bridges, untested, onUntested }: Props) {
  const due = bridges.find(({ call }) => call === 'due');
  const isDue = due !== undefined;
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
            <RuleReference rule="§8 Blowing Bridges, OC-110" shown="§8, OC-110" className="text-small" />
          </p>
          <BridgeTestForm bridge={bridge} isBrief isKeyed={bridge === due} isCalled={bridge.call === 'due'} />
        </section>
      ))}
      <p className="detail">{testWords}</p>
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
