'use client';

import type { ComponentType } from 'react';
import type { Act, State } from '@/companions/impressionistic/rules/state';
import type { Choice } from '@/companions/rules/at-table';
import { BuildingForm } from './building-form';
import { BurstForm } from './burst-form';
import { CloseAssaultForm } from './close-assault-form';
import { ShotForm } from './shot-form';
import { UnitForm } from './unit-form';

/** An act of which something is still to be said. */
export type OpenChoice = Extract<Choice<Act>, { missing: string[] }>;

/** What the form of an act is given. */
export interface ActFormProps {
  state: State;
  choice: OpenChoice;
  play: (act: Act) => void;
  isBusy: boolean;
  /** Back to the list, nothing done. */
  close: () => void;
}

const forms: Partial<Record<Act['kind'], ComponentType<ActFormProps>>> = {
  artillery: BurstForm,
  airAttack: BurstForm,
  fire: ShotForm,
  ambush: ShotForm,
  closeAssault: CloseAssaultForm,
  assault: BuildingForm,
  hide: UnitForm,
  morale: UnitForm,
};

/** The form of an act that asks for more. */
export function ActForm(props: ActFormProps) {
  const Form = forms[props.choice.kind];
  return Form && <Form {...props} />;
}
