'use client';

import type { ComponentType } from 'react';
import type { Act } from '@/companions/impressionistic/rules/state';
import type { ActFormProps } from './act-form-props';
import { BuildingForm } from './building-form';
import { BurstForm } from './burst-form';
import { CloseAssaultForm } from './close-assault-form';
import { ShotForm } from './shot-form';
import { UnitForm } from './unit-form';

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
