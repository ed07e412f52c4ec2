'use client';

import { useRef } from 'react';
import { beside, text } from '@/components/ui/form/field-makers';
import { useToast } from '@/components/ui/toast';
import { ActForm } from './form/act-form';
import { useActForm } from './form/use-act-form';
import { useKeys } from './keys/use-keys';
import { faceIn, isNoFace, ownDie, whoseDie } from './own-die';

interface Props {
  bridge: { crossingId: string; version: number; name: string };
  /** The test is called for: it is the act to do here. */
  isCalled: boolean;
  /** It was tested before: a reason is asked for. */
  isAgain?: boolean;
  /** True when the effect of the die is said beside it already. */
  isBrief?: boolean;
  /** D goes to its die. */
  isKeyed: boolean;
  onDone?: () => void;
  onLeave?: () => void;
}

/** The effect of the die of a test (§8). */
export const testWords = 'A 1 blows it, 2 to 6 it stands. Type your own die, or let the server roll.';

/** The test of a bridge (§8), by the server's die or the umpire's own. What fell is said at the foot of the screen. */
export function BridgeTestForm({
  bridge,
  isCalled,
  isAgain = false,
  isBrief = false,
  isKeyed,
  onDone,
  onLeave,
}: Props) {
  const { crossingId, version, name } = bridge;
  const say = useToast();
  const box = useRef<HTMLDivElement>(null);
  useKeys({ ownDice: isKeyed ? () => box.current?.querySelector<HTMLElement>('[type="number"]')?.focus() : undefined });
  const form = useActForm({
    verb: 'test-crossing',
    begin: { own: '', reason: '' },
    input: ({ own, reason }) => ({ crossingId, version, face: faceIn(own), reason }),
    onDone: (fell) => {
      say(`${name}: ${fell.face}, ${fell.isBlown ? 'it is blown' : 'it stands'}.`);
      onDone?.();
    },
  });
  const { own, reason } = form.values;
  return (
    <div ref={box}>
      <ActForm
        form={form}
        label="Die of the test"
        does="Test it"
        doesHow={whoseDie(own)}
        isPlain={!isCalled}
        leaves={onLeave && 'Leave it'}
        onLeave={onLeave}
        className={`${isBrief ? 'mt-1' : 'mt-2'} flex flex-wrap items-end gap-2`}
        isWhole={!isNoFace(own) && (!isAgain || reason.trim() !== '')}
        fields={[
          ...(isAgain ? [text('reason', 'Why it is tested again', { maxLength: 500, width: 'w-full' })] : []),
          ...(isBrief ? [] : [beside('w-full aside', { note: testWords })]),
          ownDie('own', 'Own die', own, { refusedAs: 'face', isLabelHidden: isBrief }),
        ]}
      />
    </div>
  );
}
