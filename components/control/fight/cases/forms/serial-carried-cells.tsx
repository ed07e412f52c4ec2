'use client';

import { TextField } from '@/components/ui/field';
import { NameField } from '@/components/ui/name-field';
import { useWriting } from './case-fields';
import { leafAt, type Tree } from './case-tree';
import type { UnitChoice } from './unit-choices-of-game';

/** The unit that a serial carries: picked, or written; a serial that carries none stays empty. Three cells of its row. */
export function SerialCarriedCells({
  path,
  name,
  units,
  onCarry,
}: {
  path: string;
  name: string;
  units: readonly UnitChoice[];
  onCarry: (carried: Tree | undefined) => void;
}) {
  const { put, problem } = useWriting();
  const carries = leafAt(put, `${path}.carries`) as Tree | undefined;
  const write = (field: 'id' | 'profile' | 'stepsLost', text: string) => {
    const { $name, ...rest } = carries ?? { id: '', profile: '', stepsLost: '0' };
    const became: Tree = { ...rest, ...(field === 'id' || $name === undefined ? {} : { $name }), [field]: text };
    const isEmpty = became.id === '' && became.profile === '';
    onCarry(isEmpty ? undefined : became);
  };
  const text = (field: string): string => (carries?.[field] as string | undefined) ?? '';
  const said = (field: string) => (problem(`${path}.carries.${field}`) ? `${path}-wrong` : null);
  return (
    <>
      <NameField
        label={`Carries: ${name}`}
        isLabelHidden
        choices={units}
        value={text('$name') || text('id')}
        errorAt={said('id')}
        onName={(own) => write('id', own)}
        onPick={({ id, label, unit }) =>
          onCarry({ id, $name: label, profile: unit.profile, stepsLost: `${unit.stepsLost}` })
        }
        placeholder="nobody"
        className="min-h-handle-small px-1.5!"
      />
      <TextField
        label={`Profile carried: ${name}`}
        isLabelHidden
        value={text('profile')}
        errorAt={said('profile')}
        onChange={(event) => write('profile', event.target.value)}
        className="min-h-handle-small"
      />
      <TextField
        label={`Steps lost, carried: ${name}`}
        isLabelHidden
        value={text('stepsLost')}
        errorAt={said('stepsLost')}
        inputMode="decimal"
        disabled={!carries}
        onChange={(event) => write('stepsLost', event.target.value)}
        className="min-h-handle-small px-1.5 text-right"
      />
    </>
  );
}
