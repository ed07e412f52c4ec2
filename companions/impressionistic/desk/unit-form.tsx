'use client';

import { useState } from 'react';
import type { Act } from '@/companions/impressionistic/rules/state';
import { RadioRow } from '@/components/ui/radio-row';
import { Select } from '@/components/ui/select';
import { ActFormFrame } from './act-form-frame';
import type { ActFormProps } from './act-form-props';
import { MoraleThen } from './morale-then';

const seen = [
  { id: 'hidden', label: 'Lies in cover unseen' },
  { id: 'seen', label: 'Is seen' },
] as const;

/** What the umpire says of a unit: that it lies hidden or is seen, or that it tests its morale. */
export function UnitForm({ state, choice, play, isBusy, close }: ActFormProps) {
  const among = choice.among ?? [];
  const [unit, setUnit] = useState(among[0]!);
  const [how, setHow] = useState<'hidden' | 'seen'>('hidden');
  const isMorale = choice.kind === 'morale';
  const act: Act = isMorale ? { kind: 'morale', unit } : { kind: 'hide', unit, hidden: how === 'hidden' };
  return (
    <ActFormFrame
      title={choice.label}
      does={isMorale ? 'Test' : 'Say so'}
      isBusy={isBusy}
      onDo={() => play(act)}
      close={close}
      chances={isMorale && <MoraleThen state={state} unit={unit} when="By the umpire’s word" />}
    >
      <div className="w-52">
        <Select
          label="Unit"
          choices={among.map((id) => ({ id, label: state.units[id]!.name }))}
          value={unit}
          onPick={setUnit}
        />
      </div>
      {!isMorale && <RadioRow label="Seen or not" choices={seen} value={how} onPick={setHow} />}
    </ActFormFrame>
  );
}
